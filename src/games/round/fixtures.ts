import { legal, type Seat } from '../../engine/ask.ts';
import { type View, viewOf } from '../../engine/game.ts';
import { at, range } from '../../engine/list.ts';
import { normalOptions } from '../../engine/options.ts';
import { askOf, judge, listener } from '../../engine/referee.ts';
import type { Rng } from '../../engine/rng.ts';
import { round } from './game.ts';
import type { Move, News, Options, Round, State } from './kind.ts';
import { notate } from './notation.ts';
import { OPTIONS } from './options.ts';
import { packOf } from './pack.ts';
import type { Rule } from './rulebook.ts';
import { placeToDraft } from './rules/deal.ts';
import { draftOrder, ownerOf } from './slots.ts';

/** A night as a test wants it; lists are by slot. */
export interface Evening {
  /** Who keeps which boxer. */
  readonly cards: readonly number[];
  /** Who starts; seat 0 unless said. */
  readonly starter?: Seat;
  /** What they announce; the truth where nothing is said. */
  readonly announced?: readonly number[];
  readonly shadow?: number;
  readonly centre?: readonly number[];
  /** Each seat's sheets as they are written. */
  readonly sheets?: readonly string[];
  readonly attack?: string;
}

/** Options with everything else as normal. */
export function withOptions(options: Partial<Options>): Options {
  return { ...normalOptions(OPTIONS), ...options };
}

/** A table where the cards are stacked: every offer is the boxer to be kept and the shadow-to-be. */
export class RoundGame {
  readonly state: State;
  readonly told: News[] = [];
  private readonly rng: Rng;

  constructor(
    readonly players: number,
    private readonly evenings: readonly Evening[],
    options: Partial<Options> = {},
  ) {
    const chosen = withOptions({ firstStarter: evenings[0]?.starter ?? 0, ...options });
    const { numbers } = packOf(players, chosen);
    const deals = evenings.map((evening) => stacked(players, numbers, evening));
    const rng: Rng = {
      below: () => 0,
      shuffle: (list) => (list.length === numbers.length ? follow(list, deals.shift()) : list),
      stream: () => rng,
    };
    this.rng = rng;
    const tell = listener<Round>();
    this.state = round.setup(players, chosen, this.rng, tell);
    this.told.push(...tell.told);
  }

  /** A seat answers, as often as there are moves. */
  plays(seat: Seat, ...moves: readonly string[]): this {
    for (const written of moves) {
      const judgement = judge(round, this.state, seat, this.move(seat, written));
      if ('rule' in judgement) throw new Error(`${written} is refused by ${judgement.rule}`);
      const tell = listener<Round>();
      round.play(this.state, seat, judgement.move, this.rng, tell);
      this.told.push(...tell.told);
    }
    return this;
  }

  /** The rule that refuses an answer, written or as it might come from outside. */
  refuses(seat: Seat, move: string | object): Rule | undefined {
    const theirs = typeof move === 'string' ? this.move(seat, move) : move;
    const judgement = judge(round, this.state, seat, theirs);
    return 'rule' in judgement ? judgement.rule : undefined;
  }

  /** All that a seat may answer. */
  legal(seat: Seat): string[] {
    const ask = askOf(round, this.state, seat);
    return ask ? legal(ask).moves.map(notate) : [];
  }

  /** The clock's answer for a seat. */
  idle(seat: Seat): string {
    const ask = askOf(round, this.state, seat);
    if (!ask) throw new Error(`seat ${seat} is not asked`);
    return notate(ask.idle());
  }

  /** The seats that are waited for. */
  pending(): Seat[] {
    return round.asks(this.state).flatMap(({ open, seat }) => (open ? [] : [seat]));
  }

  view(seat: Seat | null): View<Round> {
    return viewOf(round, this.state, seat);
  }

  /** All drafts of the night, as it was stacked. */
  drafts(): this {
    const { cards, announced = cards } = this.evening();
    while (this.state.open.phase.type === 'draft') {
      const place = placeToDraft(this.state);
      const seat = ownerOf(place, this.players);
      this.plays(seat, `${at(cards, place)} as ${at(announced, place)}`);
    }
    return this;
  }

  /** Everyone leaves the salon. */
  ready(): this {
    while (this.state.open.phase.type === 'salon') this.plays(at(this.pending(), 0), 'ready');
    return this;
  }

  /** The draft, the salon and all sheets; two defeats for 1K where none is written. */
  toAttack(): this {
    const { sheets = [] } = this.evening();
    this.drafts().ready();
    for (const seat of range(this.players)) this.plays(seat, sheets[seat] ?? this.idle(seat));
    return this;
  }

  /** The whole night. */
  night(): this {
    const { attack = 'pass' } = this.evening();
    this.toAttack();
    const { phase } = this.state.open;
    return phase.type === 'attack' ? this.plays(phase.seat, attack) : this;
  }

  /** The types of all news since a given number of them. */
  news(since = 0): string[] {
    return this.told.slice(since).map(({ news }) => news.type);
  }

  /** What a seat hears, the latest of a type. */
  last<N extends News['news']['type']>(type: N): Extract<News['news'], { type: N }> {
    const found = this.told.findLast((told) => told.news.type === type)?.news;
    if (!found || !isOfType(found, type)) throw new Error(`nobody was told ${type}`);
    return found;
  }

  /** The rule that was told with the latest news of a type. */
  because(type: News['news']['type']): Rule | undefined {
    return this.told.findLast(({ news }) => news.type === type)?.rule;
  }

  private evening(): Evening {
    return at(this.evenings, this.state.open.night - 1);
  }

  private move(seat: Seat, written: string): Move | string {
    const ask = askOf(round, this.state, seat);
    const answers = ask?.form === 'choose' ? ask.answers : [];
    return answers.find((answer) => notate(answer) === written) ?? written;
  }
}

function isOfType<N extends News['news']['type']>(
  news: News['news'],
  type: N,
): news is Extract<News['news'], { type: N }> {
  return news.type === type;
}

/** The mixed pack that lets everybody keep what they should, the packet's rest being left as it is. */
function stacked(players: number, numbers: readonly number[], evening: Evening): number[] {
  const { cards, starter = 0, centre = [] } = evening;
  const unused = numbers.filter((card) => !cards.includes(card) && !centre.includes(card));
  const down = players === 2 && centre.length === 0 ? unused.slice(-2) : centre;
  const free = unused.filter((card) => !down.includes(card));
  const shadow = evening.shadow ?? at(free, 0);
  const [first = 0, ...later] = draftOrder(players, starter).map((place) => at(cards, place));
  return [...down, first, shadow, ...later, ...free.filter((card) => card !== shadow)];
}

/** Puts a list into this order. */
function follow<T>(list: T[], order: readonly number[] | undefined): T[] {
  if (!order) return list;
  const dealt = order.map((card) => at(list, card - 1));
  list.splice(0, list.length, ...dealt);
  return list;
}
