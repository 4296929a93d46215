import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { AskData } from '../../engine/ask.ts';
import type { AnyMove, AnyNews, AnyView, Hosted } from '../../engine/hosted.ts';
import { isObject } from '../../engine/json.ts';
import type { ViewableMatch } from '../../engine/match.ts';
import type { ArenaPlayer } from './player.ts';

/** Extra time for a program to start. */
const SECONDS_TO_START = 3;
const LONGEST_ANSWER = 100_000;

/** A bot that hung, crashed, flooded or sent something that is not an answer. */
export class Forfeit extends Error {}

/** A seat played by an external program. */
export class OutsidePlayer implements ArenaPlayer {
  private readonly program: Program;
  private told = 0;

  constructor(
    private readonly game: Hosted,
    command: string,
    seconds: number,
  ) {
    this.program = new Program(command, seconds);
  }

  begin(): void {
    this.told = 0;
  }

  answer(match: ViewableMatch, seat: number): Promise<unknown> {
    const heard = match.heard(seat);
    const news = heard.slice(Math.min(this.told, heard.length));
    this.told = heard.length;
    return this.program.answer({
      game: this.game.id,
      seat,
      view: match.view(seat),
      ask: match.ask(seat),
      news,
    });
  }

  close(): void {
    this.program.close();
  }
}

/** A program's input: what a person in its seat would see. */
export interface ProgramRequest {
  readonly game: string;
  readonly seat: number;
  readonly view: AnyView;
  readonly ask: AskData<AnyMove> | undefined;
  readonly news: readonly AnyNews[];
}

/** A program in any language: it receives a line for each question and answers with a line. */
export class Program {
  private child: ChildProcessWithoutNullStreams | undefined;
  private output = '';
  private waiting: ((line: string | Forfeit) => void) | undefined;

  constructor(
    private readonly command: string,
    private readonly seconds: number,
  ) {}

  async answer({ game, seat, view, ask, news }: ProgramRequest): Promise<unknown> {
    const clock = { seconds: this.seconds + (this.child ? 0 : SECONDS_TO_START) };
    const child = this.child ?? this.start();
    const asks = ask ? [lastWithMoves(ask)] : [];
    const told = news.map(({ rule, news: what }) => ({ rule, news: what }));
    child.stdin.write(`${JSON.stringify({ game, seat, view, asks, news: told, clock })}\n`);
    try {
      return moveIn(await this.line(clock.seconds));
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    const { child } = this;
    this.child = undefined;
    if (child?.pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  }

  private start(): ChildProcessWithoutNullStreams {
    const child = spawn(this.command, {
      shell: true,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.child = child;
    this.output = '';
    child.stdout.on('data', (data: Buffer) => this.receive(child, data));
    child.stderr.resume();
    child.stdin.on('error', () => {});
    child.on('error', () => this.fail(child, 'it cannot be started'));
    child.on('close', () => this.fail(child, 'it stopped'));
    return child;
  }

  private receive(child: ChildProcessWithoutNullStreams, data: Buffer): void {
    if (child !== this.child) return;
    this.output += data.toString('utf8');
    if (this.output.length > LONGEST_ANSWER) return this.fail(child, 'it floods its output');
    const end = this.output.indexOf('\n');
    if (end < 0 || !this.waiting) return;
    const line = this.output.slice(0, end);
    this.output = this.output.slice(end + 1);
    this.waiting(line);
  }

  private fail(child: ChildProcessWithoutNullStreams, why: string): void {
    if (child !== this.child) return;
    this.waiting?.(new Forfeit(why));
    this.close();
  }

  private async line(seconds: number): Promise<string> {
    const line = await new Promise<string | Forfeit>((resolve) => {
      const timer = setTimeout(
        () => resolve(new Forfeit('it does not answer in time')),
        seconds * 1000,
      );
      this.waiting = (found) => {
        clearTimeout(timer);
        resolve(found);
      };
    });
    this.waiting = undefined;
    if (typeof line === 'string') return line;
    throw line;
  }
}

/** The legal answers come last, where even a shell script finds them. */
function lastWithMoves({ moves, ...ask }: AskData<AnyMove>): object {
  return { ...ask, moves };
}

function moveIn(line: string): unknown {
  try {
    const answer: unknown = JSON.parse(line);
    if (isObject(answer)) return answer.move;
  } catch {
    // Unreadable output is not an answer.
  }
  throw new Forfeit('its answer is not {"move": …}');
}
