import { createInterface } from 'node:readline/promises';
import type { Reply } from '../client/connection.ts';
import type { Known, WatchedTable } from '../client/table.ts';
import type { AskData } from '../engine/ask.ts';
import type { AnyMove, Hosted, News } from '../engine/hosted.ts';
import { at } from '../engine/list.ts';
import { seatInLeg } from '../engine/record.ts';
import type { AnyTexts } from '../engine/texts.ts';
import { type Call, FINE } from './command.ts';
import { gameNamed } from './game-call.ts';
import { languageOf, textsOf } from './language.ts';
import { against, sitDown } from './online.ts';
import { type CliTexts, en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** A seat at a real table, in a terminal. */
export async function playOnline(call: Call): Promise<number> {
  const game = gameNamed(call.args[0]);
  const language = languageOf(call);
  const words = language === 'fr' ? fr : en;
  const screen = new Screen(game, textsOf(game.id, language), words);
  const guest = { name: call.text('name') ?? words.you, bot: false };
  const { table, connection } = await sitDown(call, guest, against(call, game), (known, news) =>
    screen.show(known, news),
  );
  const input = createInterface({ input: process.stdin, terminal: false });
  table
    .until(({ info }) => info.phase === 'over' || info.phase === 'closed')
    .then(() => input.close());
  for await (const line of input) {
    if (['quit', 'quitter'].includes(line.trim())) break;
    await screen.hear(table, line.trim());
  }
  input.close();
  connection.close();
  return FINE;
}

/** Shows a table as it comes over the wire, and sends what is typed. */
class Screen {
  private drawn = -1;

  constructor(
    private readonly game: Hosted,
    private readonly texts: AnyTexts,
    private readonly words: CliTexts,
  ) {}

  show(known: Known, news: readonly News[]): void {
    const who = (seat: number): string => this.chairName(known, chairOf(known, seat));
    for (const { news: what, rule } of news)
      console.log(`${this.texts.news(what, who)}  [${rule}]`);
    const { seen } = known;
    if (!seen || seen.step === this.drawn) return;
    if (!seen.ask && !seen.outcome) return;
    this.drawn = seen.step;
    console.log(`\n${this.texts.draw(seen.view, who)}\n`);
    if (seen.ask) console.log(`${this.texts.ask(seen.ask.about, seen.view)}  [${seen.ask.rule}]`);
    const scores = seen.outcome?.scores.map(
      (score, chair) => `${this.chairName(known, chair)} ${score}`,
    );
    if (scores) console.log(this.words.scores(scores.join(', ')));
  }

  async hear(table: WatchedTable, typed: string): Promise<void> {
    const ask = table.known?.seen?.ask;
    if (typed === '' || !ask) return;
    if (['help', 'aide', 'moves', 'coups'].includes(typed)) return this.list(ask);
    const reply = await answer(table, ask, typed);
    if (reply.ok) return;
    if ('rule' in reply)
      console.log(this.words.refused(reply.rule, this.texts.rules[reply.rule] ?? ''));
    else console.log(reply.error === 'bad-message' ? this.words.unknown(typed) : reply.error);
  }

  /** The name of a person, or of the bot that sits there. */
  private chairName({ info }: Known, chair: number): string {
    const { person, bot } = at(info.chairs, chair);
    if (person) return person.name;
    return bot ? this.texts.bots[bot].name : `#${chair}`;
  }

  private list(ask: AskData<AnyMove>): void {
    console.log(this.words.answers);
    for (const [i, move] of ask.moves.entries()) {
      console.log(
        `${String(i + 1).padStart(4)}  ${this.game.notate(move).padEnd(16)} ${this.texts.move(move)}`,
      );
    }
  }
}

/** Answers with what was typed, as the server reads it; what means nothing may be a number of the list. */
async function answer(
  table: WatchedTable,
  { moves, idle }: AskData<AnyMove>,
  typed: string,
): Promise<Reply> {
  const reply = await table.answer(typed === 'any' ? idle : typed);
  const listed = moves[Number(typed) - 1];
  const unread = !reply.ok && 'error' in reply && reply.error === 'bad-message';
  return unread && listed ? table.answer(listed) : reply;
}

/** The chair of whoever sits in a seat of the present game of the match. */
function chairOf({ info, seen }: Known, seat: number): number {
  return info.chairs.findIndex(
    (_, chair) => seatInLeg(chair, seen?.leg ?? 0, info.chairs.length) === seat,
  );
}
