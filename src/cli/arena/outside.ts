import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Bout, Hosted, News } from '../../engine/hosted.ts';
import { isObject } from '../../engine/json.ts';
import type { Player } from './player.ts';

/** A program is given some time to start. */
const SECONDS_TO_START = 3;
const LONGEST_ANSWER = 100_000;

/** A bot that broke its promise: it hung, crashed, flooded or sent something that is no answer. */
export class Forfeit extends Error {}

/** A program in any language: it is sent a line for each question and answers with a line. */
export class OutsidePlayer implements Player {
  private child: ChildProcessWithoutNullStreams | undefined;
  private output = '';
  private waiting: ((line: string | Forfeit) => void) | undefined;
  private told = 0;

  constructor(
    private readonly game: Hosted,
    private readonly command: string,
    private readonly seconds: number,
  ) {}

  begin(): void {
    this.told = 0;
  }

  async answer(bout: Bout, seat: number): Promise<unknown> {
    const fresh = this.child === undefined;
    const child = this.child ?? this.start();
    const { moves, ...ask } = bout.ask(seat) ?? { moves: [] };
    const heard = bout.heard(seat);
    const news = heard
      .slice(Math.min(this.told, heard.length))
      .map(({ rule, news: what }: News) => ({ rule, news: what }));
    this.told = heard.length;
    const clock = { seconds: this.seconds + (fresh ? SECONDS_TO_START : 0) };
    const line = {
      game: this.game.id,
      seat,
      view: bout.view(seat),
      asks: [{ ...ask, moves }],
      news,
      clock,
    };
    child.stdin.write(`${JSON.stringify(line)}\n`);
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

function moveIn(line: string): unknown {
  try {
    const answer: unknown = JSON.parse(line);
    if (isObject(answer)) return answer.move;
  } catch {
    // What cannot be read is no answer.
  }
  throw new Forfeit('its answer is not {"move": …}');
}
