import { createInterface } from 'node:readline/promises';
import type { ServerReply } from '../client/connection.ts';
import type { TableSnapshot, WatchedTable } from '../client/table.ts';
import type { AskData } from '../engine/ask.ts';
import type { AnyMove, AnyNews } from '../engine/hosted.ts';
import { at } from '../engine/list.ts';
import { seatInGame } from '../engine/record.ts';
import { type Call, EXIT_OK } from './command.ts';
import { against, sitDown } from './online.ts';
import { Speaker } from './speaker.ts';
import { commandIn, type TerminalCommand } from './terminal-commands.ts';

/** An online table in a terminal. */
export async function playOnline(call: Call): Promise<number> {
  const screen = new Screen(call);
  const { table, connection } = await screen.sitDown(call);
  const input = createInterface({ input: process.stdin, terminal: false });
  void goOn(table);
  void table
    .until(({ info }) => info.phase === 'over' || info.phase === 'closed')
    .then(() => input.close());
  for await (const line of input) if (!(await screen.hear(table, line.trim()))) break;
  input.close();
  connection.close();
  return EXIT_OK;
}

/**
 * A terminal shows every board as it changes, so it is always ready for the next game of a match.
 */
async function goOn(table: WatchedTable): Promise<void> {
  for (;;) {
    await table.until(({ info }) => Boolean(info.between));
    await table.next();
    await table.until(({ info }) => !info.between);
  }
}

/** Shows a table's messages, and sends what is typed. */
export class Screen {
  private readonly speaker: Speaker;
  private drawn = -1;

  constructor(
    call: Call,
    private readonly print: (text: string) => void = console.log,
  ) {
    this.speaker = new Speaker(call, print);
  }

  sitDown(call: Call) {
    const { game, words } = this.speaker;
    const guest = { name: call.text('name') ?? words.you, bot: false };
    return sitDown(call, guest, against(call, game), (known, news) => this.show(known, news));
  }

  /** Handles a line; false at the end of the input. */
  async hear(table: WatchedTable, line: string): Promise<boolean> {
    const { command, rest = '' } = commandIn(line) ?? {};
    if (command === 'quit') {
      this.print(this.speaker.words.bye);
      return false;
    }
    if (command) await this.run(command, table, rest);
    else if (line !== '') await this.answer(table, line);
    return true;
  }

  private show(known: TableSnapshot, news: readonly AnyNews[]): void {
    this.speaker.news(news, (seat) => this.seatName(known, seat));
    const { seen } = known;
    if (!seen || seen.step === this.drawn) return;
    if (!seen.ask && !seen.outcome) return;
    this.drawn = seen.step;
    this.draw(known);
    const { texts, words } = this.speaker;
    if (seen.ask) this.print(`${texts.ask(seen.ask.about, seen.view)}  [${seen.ask.rule}]`);
    const scores = seen.outcome?.scores.map(
      (score, chair) => `${this.chairName(known, chair)} ${score}`,
    );
    if (scores) this.print(words.scores(scores.join(', ')));
  }

  private async run(
    command: Exclude<TerminalCommand, 'quit'>,
    table: WatchedTable,
    rest: string,
  ): Promise<void> {
    const { known } = table;
    const ask = known?.seen?.ask;
    const { words } = this.speaker;
    const commands = {
      help: () => this.print(words.help),
      moves: () => ask && this.speaker.answers(ask),
      board: () => known && this.draw(known),
      rules: () => this.speaker.rules(rest.toUpperCase()),
      hint: () => this.print(words.noHint),
      undo: () => this.undo(table),
      log: () => known && this.speaker.news(known.heard, (seat) => this.seatName(known, seat)),
    };
    await commands[command]();
  }

  private async undo(table: WatchedTable): Promise<void> {
    const { words } = this.speaker;
    const reply = await table.takeBack();
    if (!reply.ok) this.print(words.cannotUndo);
    else this.print(table.known?.info.proposal ? words.askedToUndo : words.undone);
  }

  private draw(known: TableSnapshot): void {
    if (!known.seen) return;
    const who = (seat: number): string => this.seatName(known, seat);
    this.print(`\n${this.speaker.texts.draw(known.seen.view, who)}\n`);
  }

  private async answer(table: WatchedTable, typed: string): Promise<void> {
    const seen = table.known?.seen;
    if (!seen?.ask) return;
    const reply = await answered(table, seen.ask, typed);
    if (reply.ok) return;
    if ('rule' in reply) this.speaker.refused(reply.rule, seen.view);
    else
      this.print(reply.error === 'bad-message' ? this.speaker.words.unknown(typed) : reply.error);
  }

  private seatName(known: TableSnapshot, seat: number): string {
    return this.chairName(known, chairOf(known, seat));
  }

  /** The name of the person or bot at a chair. */
  private chairName({ info }: TableSnapshot, chair: number): string {
    const { person, bot } = at(info.chairs, chair);
    if (person) return person.name;
    return bot ? this.speaker.botName(info.id, chair, bot) : `#${chair}`;
  }
}

/**
 * Sends what was typed for the server to parse; if it is not a move, it may be a number of the
 * list.
 */
async function answered(
  table: WatchedTable,
  { moves, idle }: AskData<AnyMove>,
  typed: string,
): Promise<ServerReply> {
  const reply = await table.answer(typed === 'any' ? idle : typed);
  const listed = moves[Number(typed) - 1];
  const unread = !reply.ok && 'error' in reply && reply.error === 'bad-message';
  return unread && listed ? table.answer(listed) : reply;
}

/** The chair of a seat in the current game of the match. */
function chairOf({ info, seen }: TableSnapshot, seat: number): number {
  return info.chairs.findIndex(
    (_, chair) => seatInGame(chair, seen?.leg ?? 0, info.chairs.length) === seat,
  );
}
