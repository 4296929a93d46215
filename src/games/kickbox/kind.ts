import type * as engine from '../../engine/game.ts';
import type { Tagged } from '../../engine/tagged.ts';
import type { Belt, LongFight, Rounds, Weight } from './belts.ts';
import type { Rule } from './rulebook.ts';

/** The red corner is seat 0, the blue corner seat 1. */
export type Corner = 0 | 1;

/** `r.jab.5` is the fifth Jab of the red corner. */
export type CardId = string;

export interface Options {
  readonly variant: 'ring' | 'streetfight' | 'bareKnuckle' | 'totalFight';
  readonly rounds: Rounds | null;
  readonly clock: 'auto' | 'manual';
  readonly mulligan: 'neither' | 'either' | 'off';
  readonly exhaustion: 'drawFromEmpty' | 'deckEmpty';
  readonly ringBreak: 'choose' | 'random';
  readonly roundStart: 'alternate' | 'duel';
  readonly vpHits: 'cards' | 'hits';
  readonly maxLinks: 1 | null;
  readonly drawn: 'draw' | 'again';
  readonly longFight: LongFight | null;
  readonly openHands: boolean;
  readonly 'red.belt': Belt;
  readonly 'blue.belt': Belt;
  readonly 'red.weight': Weight | null;
  readonly 'blue.weight': Weight | null;
}

/** What lies open in a fighter's part of the fight plan. */
export interface Fighter {
  /** Cards played in this phase, in order of play. */
  table: CardId[];
  /** The last card is the top. */
  discard: CardId[];
  hit: CardId[];
  knockdown: CardId[];
  spent: CardId[];
  /** Cards of the opponent, one for each victory point. */
  vpCards: CardId[];
  readonly removed: readonly CardId[];
  /** How often the fight deck ran out; once is exhausted. */
  runOuts: number;
  /** Blows dealt in this round. */
  blows: number;
  /** He kept an opening hand that he might have changed. */
  kept: boolean;
}

/** The active defence: one card, or two as a Block. */
export interface Defence {
  readonly cards: readonly CardId[];
  readonly enhancements: readonly CardId[];
}

/** The attack being resolved, or the one just finished. */
export interface Attack {
  readonly card: CardId;
  readonly windUp: readonly CardId[];
  readonly enhancements: readonly CardId[];
  /** How many links led to it. */
  readonly links: number;
  readonly defence: Defence | null;
  /** Its defence is the reflex of a fighter who is down. */
  readonly reflex: boolean;
}

/** How a fight ends. */
export type How =
  | 'ko-combo'
  | 'ko-surplus'
  | 'ko-exhausted'
  | 'ko-down'
  | 'powerless'
  | 'points'
  | 'draw'
  | 'stalemate';

/** What the fight waits for. */
export interface Steps {
  mulligan: { readonly asked: readonly Corner[] };
  initiative: { readonly ties: number };
  redraw: {
    readonly ties: number;
    readonly winner: Corner | null;
    readonly asked: readonly Corner[];
  };
  clock: object;
  penalty: object;
  draw: object;
  action: object;
  handLimit: object;
  defend: object;
  speed: object;
  press: object;
  power: object;
  combo: object;
  count: { readonly role: 'down' | 'corner'; readonly surplus: number };
  ringBreak: object;
  over: {
    readonly winner: Corner | null;
    readonly how: How;
    readonly round: number;
    readonly phase: number;
  };
}

export type AgendaStep<Name extends keyof Steps = keyof Steps> = Tagged<Steps, Name>;

/** What happens by itself; null where somebody is asked. */
export type Next =
  | 'mulligans'
  | 'determineStarter'
  | 'reveal'
  | 'redraws'
  | 'beginPhase'
  | 'turnDraw'
  | 'act'
  | 'reflex'
  | 'examine'
  | 'land'
  | 'strike'
  | 'fail'
  | 'offerLink'
  | 'endPhase'
  | 'count'
  | 'corner'
  | 'goOn'
  | 'alternate'
  | 'endRound'
  | 'nextRound'
  | 'again'
  | null;

/** Something of each fighter. */
export interface Pair<T = number> {
  readonly red: T;
  readonly blue: T;
}

/** One line of the scorecard. */
export interface RoundScore {
  readonly round: number;
  readonly phases: number;
  readonly hits: Pair;
  readonly knockdowns: Pair;
  readonly gained: Pair;
  /** Victory points after this round. */
  readonly vp: Pair;
  /** Cards that are still in the fight. */
  readonly left: Pair<{ readonly hand: number; readonly deck: number; readonly discard: number }>;
}

export interface Moves {
  mulligan: { readonly take: boolean };
  initiative: { readonly card: CardId };
  redraw: { readonly draw: boolean };
  clock: { readonly moved: boolean };
  penalty: { readonly take: boolean };
  draw: { readonly count: number };
  discard: { readonly cards: readonly CardId[] };
  regenerate: { readonly count: number };
  attack: { readonly card: CardId; readonly with: readonly CardId[] };
  defend: { readonly cards: readonly CardId[] };
  enhance: { readonly card: CardId };
  combo: {
    readonly link: CardId | null;
    readonly card: CardId;
    readonly with: readonly CardId[];
  };
  recover: { readonly count: number };
  /** The cards are named, or only their number where they come at random. */
  ringBreak:
    | { readonly cards: readonly CardId[]; readonly draw: number }
    | { readonly count: number; readonly draw: number };
  pass: object;
}

export interface Events {
  drew: { readonly seat: Corner; readonly count: number };
  mulligan: { readonly seat: Corner };
  initiative: {
    readonly red: CardId | null;
    readonly blue: CardId | null;
    readonly winner: Corner | null;
  };
  startingPlayer: { readonly seat: Corner };
  phase: { readonly round: number; readonly phase: number; readonly seat: Corner };
  clockPenalty: { readonly seat: Corner; readonly card: CardId };
  discarded: { readonly seat: Corner; readonly cards: readonly CardId[] };
  regenerated: { readonly seat: Corner; readonly count: number };
  exhausted: { readonly seat: Corner };
  reshuffled: { readonly seat: Corner; readonly count: number };
  attack: {
    readonly seat: Corner;
    readonly card: CardId;
    readonly with: readonly CardId[];
    readonly link: CardId | null;
  };
  reflex: { readonly seat: Corner; readonly card: CardId; readonly defends: boolean };
  defence: { readonly seat: Corner; readonly cards: readonly CardId[]; readonly two: boolean };
  enhanced: { readonly seat: Corner; readonly card: CardId };
  defenceRemoved: { readonly seat: Corner; readonly cards: readonly CardId[] };
  defended: { readonly seat: Corner };
  hit: {
    readonly seat: Corner;
    readonly hits: number;
    readonly cards: readonly CardId[];
    readonly surplus: number;
  };
  knockdown: { readonly seat: Corner; readonly surplus: number };
  deckHits: { readonly seat: Corner; readonly cards: readonly CardId[]; readonly marker: CardId };
  phaseEnd: { readonly round: number; readonly phase: number };
  recovered: {
    readonly seat: Corner;
    readonly role: 'down' | 'corner';
    readonly count: number;
  };
  roundEnd: {
    readonly round: number;
    readonly hits: Pair;
    readonly knockdowns: Pair;
    readonly gained: Pair;
    readonly vp: Pair;
  };
  ringBreak: { readonly seat: Corner; readonly cards: readonly CardId[]; readonly draw: number };
  /** A drawn fight is fought again, for the second, third, … time. */
  again: { readonly fight: number };
  gameOver: { readonly winner: Corner | null; readonly how: How };
}

/** Why a strong fighter would answer so; chances and shares are from 0 to 1, hits and cards are means. */
export interface Reasons {
  /** An attack goes on: how often it lands, with how many hits. */
  strike: { readonly win: number; readonly lands: number; readonly hits: number };
  /** An attack is answered: how often the fighter stays unhurt, how many hits he takes. */
  guard: { readonly win: number; readonly holds: number; readonly hits: number };
  /** Cards are drawn or given: how many are then left in the deck. */
  supply: { readonly win: number; readonly deck: number };
  /** Nothing but the chance to win speaks for it. */
  odds: { readonly win: number };
}

/** The game's types. */
export interface Kickbox {
  readonly options: Options;
  readonly open: {
    readonly rounds: number;
    /** Which fight it is: drawn ones may be fought again. */
    fight: number;
    round: number;
    phase: number;
    /** Whose phase it is; nobody's before the first. */
    active: Corner | null;
    step: AgendaStep;
    attack: Attack | null;
    /** The surplus hits of the fighter who is down in this phase. */
    down: number | null;
    /** A starting player is to be determined when the phase is over. */
    duelDue: boolean;
    /** Whether this phase has seen a draw or an attack. */
    acted: boolean;
    /** How many phases in a row have not. */
    idlePhases: number;
    readonly fighters: readonly [Fighter, Fighter];
    scorecard: readonly RoundScore[];
  };
  readonly own: {
    hand: CardId[];
    /** An answer that waits for the other's. */
    answer: Move | null;
    /** The hand lies open (H-2). */
    readonly shown: boolean;
  };
  /** The decks; the first card is the top. */
  readonly hidden: { readonly decks: [CardId[], CardId[]] };
  readonly glance: {
    readonly hands: readonly [number, number];
    readonly decks: readonly [number, number];
    readonly ready: readonly [boolean, boolean];
    /** The cards of hands that lie open (H-2). */
    readonly shown: readonly [readonly CardId[] | null, readonly CardId[] | null];
  };
  readonly moves: Moves;
  readonly events: Events;
  readonly whispers: { drawn: { readonly cards: readonly CardId[] } };
  readonly reasons: Reasons;
  readonly rule: Rule;
}

export type Move<Name extends keyof Moves = keyof Moves> = Tagged<Moves, Name>;
export type Reason = engine.Reason<Kickbox>;
export type Event = engine.Event<Kickbox>;
export type State = engine.State<Kickbox>;
export type View = engine.View<Kickbox>;
export type Tell = engine.Tell<Kickbox>;
export type News = engine.News<Kickbox>;
