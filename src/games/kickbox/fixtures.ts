import type { Seat } from '../../engine/ask.ts';
import type { Game } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { at } from '../../engine/list.ts';
import { readOptions } from '../../engine/options.ts';
import { judge, listener } from '../../engine/referee.ts';
import type { Rng } from '../../engine/rng.ts';
import { cardOf, PRINTED } from './deck.ts';
import { kickbox } from './game.ts';
import type {
  AgendaStep,
  CardId,
  Corner,
  Event,
  Fighter,
  Kickbox,
  News,
  Options,
  State,
  Steps,
} from './kind.ts';
import type { Rule } from './rulebook.ts';
import { deckOf, roundsOf } from './rules/advanced.ts';
import { CORNERS, other } from './rules/corners.ts';
import { mayMulligan, newcomer } from './rules/starting.ts';

/** A fighter as an example gives him: zones that are not listed are empty. */
export interface GivenFighter {
  readonly hand?: readonly CardId[];
  readonly deck?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly hit?: readonly CardId[];
  readonly knockdown?: readonly CardId[];
  readonly spent?: readonly CardId[];
  readonly vp?: number;
  readonly exhausted?: boolean;
  /** Blows dealt in this round. */
  readonly blows?: number;
}

/** A fight in the middle, as far as it matters. */
export interface Given {
  readonly step?: 'mulligan' | 'initiative' | 'clock' | 'draw' | 'action';
  readonly round?: number;
  readonly phase?: number;
  readonly active?: Corner | null;
  readonly options?: { readonly [option: string]: Json };
  readonly red?: GivenFighter;
  readonly blue?: GivenFighter;
}

/** Chance of an example: shuffles leave the order as it is, picks are as listed. */
export function listedChance(picks: readonly number[]): Rng & { left(): number } {
  const queue = [...picks];
  const below = (n: number): number => {
    const pick = queue.shift();
    if (pick === undefined || pick >= n) throw new Error(`pick(${n}) is asked, listed is ${pick}`);
    return pick;
  };
  const rng: Rng = { below, shuffle: (list) => list, stream: () => rng };
  return { ...rng, left: () => queue.length };
}

/** The options of an example, which must be good. */
export function optionsOf(given: unknown): Options {
  const read = readOptions(kickbox, given, 2);
  if ('error' in read) throw new Error(`bad options: ${JSON.stringify(given)}`);
  return read.options;
}

/** The state that an example starts from. */
export function stateOf(given: Given): State {
  const options = optionsOf(given.options ?? {});
  const fighters = [given.red ?? {}, given.blue ?? {}] as const;
  const active = given.active === undefined ? 0 : given.active;
  return {
    options,
    open: {
      rounds: roundsOf(options),
      fight: 1,
      round: given.round ?? 1,
      phase: given.phase ?? 3,
      active,
      step: stepOf(given.step ?? 'action', fighters, options),
      attack: null,
      down: null,
      duelDue: false,
      acted: false,
      idlePhases: 0,
      fighters: [fighterOf(options, fighters, 0), fighterOf(options, fighters, 1)],
      scorecard: [],
    },
    own: fighters.map(({ hand = [] }) => ({
      hand: [...hand],
      answer: null,
      shown: options.openHands,
    })),
    hidden: { decks: [[...(fighters[0].deck ?? [])], [...(fighters[1].deck ?? [])]] },
  };
}

function stepOf(
  type: NonNullable<Given['step']>,
  fighters: readonly [GivenFighter, GivenFighter],
  { mulligan }: Options,
): AgendaStep {
  if (type === 'initiative') return { type, ties: 0 };
  if (type !== 'mulligan') return { type };
  return {
    type,
    asked: CORNERS.filter((seat) => mayMulligan(fighters[seat].hand ?? [], mulligan)),
  };
}

function fighterOf(
  options: Options,
  fighters: readonly [GivenFighter, GivenFighter],
  seat: Corner,
): Fighter {
  const { discard = [], hit = [], knockdown = [], spent = [] } = fighters[seat];
  const { vp = 0, blows = 0, exhausted = false } = fighters[seat];
  return {
    ...newcomer(deckOf(PRINTED, options, seat).removed),
    discard: [...discard],
    hit: [...hit],
    knockdown: [...knockdown],
    spent: [...spent],
    vpCards: unnamed(options, fighters[other(seat)], other(seat)).slice(0, vp),
    runOuts: exhausted ? 1 : 0,
    blows,
  };
}

/** Cards of a fighter that the example does not mention: any of them can mark a point. */
function unnamed(options: Options, given: GivenFighter, seat: Corner): CardId[] {
  const { hand = [], deck = [], discard = [], hit = [], knockdown = [], spent = [] } = given;
  const named = new Set([...hand, ...deck, ...discard, ...hit, ...knockdown, ...spent]);
  return deckOf(PRINTED, options, seat).cards.filter((card) => !named.has(card));
}

/** A fight that a test plays in the game's own notation. */
export class KickboxGame {
  readonly told: News[] = [];

  constructor(
    readonly state: State,
    private readonly rng: Rng = listedChance([]),
    readonly game: Game<Kickbox> = kickbox,
  ) {}

  /** Plays a move that must be legal, written as a move or in the notation. */
  plays(seat: Corner, move: unknown): this {
    const judgement = judge(this.game, this.state, seat, this.read(seat, move));
    if ('rule' in judgement)
      throw new Error(`${JSON.stringify(move)} is refused by ${judgement.rule}`);
    const tell = listener<Kickbox>();
    this.game.play(this.state, seat, judgement.move, this.rng, tell);
    this.told.push(...tell.told);
    return this;
  }

  /** The rule that forbids a move. */
  refuses(seat: Seat, move: unknown): Rule | undefined {
    const judgement = judge(this.game, this.state, seat, this.read(seat, move));
    return 'rule' in judgement ? judgement.rule : undefined;
  }

  /** The seats that are asked. */
  asked(): Seat[] {
    return this.game.asks(this.state).map((ask) => ask.seat);
  }

  step(): keyof Steps {
    return this.state.open.step.type;
  }

  fighter(seat: Corner): Fighter {
    return this.state.open.fighters[seat];
  }

  hand(seat: Corner): readonly CardId[] {
    return at(this.state.own, seat).hand;
  }

  deck(seat: Corner): readonly CardId[] {
    return this.state.hidden.decks[seat];
  }

  /** The events of a type that were told to all, in order. */
  events<Name extends Event['type']>(type: Name): Extract<Event, { readonly type: Name }>[] {
    const is = (news: { readonly type: string }): news is Extract<Event, { readonly type: Name }> =>
      news.type === type;
    return this.told.flatMap(({ news }) => (is(news) ? [news] : []));
  }

  private read(seat: Seat, move: unknown): unknown {
    return typeof move === 'string' ? readNotation(seat === 0 ? 'r' : 'b', move) : move;
  }
}

/** A move from its notation; cards may be written without their corner. */
function readNotation(corner: 'r' | 'b', written: string): unknown {
  const [type = '', ...words] = written.split(' ').filter((word) => word !== '+');
  const cards = words.filter((word) => /[a-z]\.\d/.test(word)).map((word) => named(corner, word));
  const number = Number(words.at(-1));
  const [card, ...more] = cards;
  if (type === 'attack') return { type, card, with: more };
  if (type === 'combo' && words[0] === '-') return { type, link: null, card, with: more };
  if (type === 'combo') return { type, link: card, card: more[0], with: more.slice(1) };
  if (type === 'initiative' || type === 'enhance') return { type, card };
  if (type === 'defend' || type === 'discard') return { type, cards };
  if (type === 'draw' || type === 'regenerate' || type === 'recover')
    return { type, count: number };
  if (type === 'ringBreak')
    return cards.length > 0 || words[0] === 'draw'
      ? { type, cards, draw: number }
      : { type, count: Number(words[0]), draw: number };
  const yes = words[0] === 'yes';
  if (type === 'redraw') return { type, draw: yes };
  if (type === 'clock') return { type, moved: yes };
  return type === 'pass' ? { type } : { type, take: yes };
}

function named(corner: 'r' | 'b', word: string): CardId {
  const id = /^[rb]\./.test(word) ? word : `${corner}.${word}`;
  cardOf(id);
  return id;
}

/** A list of cards of a corner, written short: `cards('r', 'jab.1 block.2')`. */
export function cards(corner: 'r' | 'b', written: string): CardId[] {
  return written.split(' ').flatMap((word) => (word === '' ? [] : [named(corner, word)]));
}

/** A scene with cards written short; red acts in phase 3 unless it is said otherwise. */
export function fightAt(
  given: Omit<Given, 'red' | 'blue'> & {
    readonly red?: ShortFighter;
    readonly blue?: ShortFighter;
    readonly picks?: readonly number[];
  },
): KickboxGame {
  const state = stateOf({ ...given, red: long('r', given.red), blue: long('b', given.blue) });
  return new KickboxGame(state, listedChance(given.picks ?? []));
}

interface ShortFighter {
  readonly hand?: string;
  readonly deck?: string;
  readonly discard?: string;
  readonly hit?: string;
  readonly knockdown?: string;
  readonly vp?: number;
  readonly exhausted?: boolean;
}

function long(corner: 'r' | 'b', given: ShortFighter = {}): GivenFighter {
  const { vp = 0, exhausted = false } = given;
  const zone = (written = ''): CardId[] => cards(corner, written);
  return {
    hand: zone(given.hand),
    deck: zone(given.deck),
    discard: zone(given.discard),
    hit: zone(given.hit),
    knockdown: zone(given.knockdown),
    vp,
    exhausted,
  };
}
