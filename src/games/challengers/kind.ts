import type { Seat } from '../../engine/ask.ts';
import type * as engine from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Tagged } from '../../engine/tagged.ts';
import type { Deeds, SetName, Tray, When } from './effects.ts';
import type { CardName } from './instances.ts';
import type { Rule } from './rulebook.ts';

export interface Options {
  readonly sets: 'random' | readonly SetName[];
  readonly robotLevel: number;
  readonly soloCards: boolean;
  readonly duelChoice: boolean;
  readonly openTrophies: boolean;
  readonly round4: 'B2' | 'A2orB2';
  readonly lastCard: 'stays' | 'goes';
  readonly robotPlan: 'first' | 'last';
  readonly allSets: boolean;
  readonly shortTournament: 3 | 4 | 5 | 6 | null;
  readonly finalForTwo: boolean;
}

/** Who plays a match: a seat, or the Robot. */
export type Participant = Seat | 'robot';

/** The light side of a park is 0, the dark one 1. */
export type Side = 0 | 1;

/** The running draft: how many picks are left and made, and whether the redraw is used up. */
export interface Drafting {
  readonly level: Tray;
  readonly left: number;
  readonly picked: number;
  readonly redrawn: boolean;
}

interface Phases {
  draw: object;
  pick: Drafting;
  trade: Drafting;
  trim: object;
  ready: object;
  match: object;
  wait: object;
  done: object;
}
export type PhaseName = keyof Phases;
export type Phase<Name extends PhaseName = PhaseName> = Tagged<Phases, Name>;

/** A trophy won. Its fans are null here where only the owner may know them. */
export interface Trophy {
  readonly round: number;
  readonly park: number;
  readonly fans: number | null;
}

/** What lies in front of a player; round 8 is the final. */
export interface Player {
  round: number;
  phase: Phase;
  fans: number;
  trophies: Trophy[];
}

/** The Robot: its cards (gained ones last), and the round it plays next. */
export interface Robot {
  deck: readonly CardName[];
  round: number;
  fans: number;
  trophies: Trophy[];
}

/** A card in a row, with the bonuses counted when it was revealed. */
export interface Revealed {
  readonly card: CardName;
  immediate: number;
  attack: number;
}

/** What lies face up on one side of a park; the bench is in order of arrival. */
export interface Zone {
  row: Revealed[];
  bench: { readonly card: CardName; readonly space: number }[];
  exhaust: CardName[];
  charge: number;
}

interface Choosing {
  readonly side: Side;
  /** The card whose effect asks; none for a choice of which card to reveal. */
  readonly source: CardName | null;
}

/** What can be decided in a match (CH-70, CH-102). */
export interface Decisions {
  keepTop: Choosing & { readonly look: number };
  arrange: Choosing & { readonly look: number };
  search: Choosing & { readonly to: 'top' | 'bottom' };
  exhaust: Choosing & {
    /** Whose bench. */
    readonly bench: Side;
    readonly cards: readonly CardName[];
    readonly min: number;
    readonly max: number;
  };
  benchToDeck: Choosing & { readonly cards: readonly CardName[]; readonly count: number };
  reveal: Choosing & { readonly opening: boolean };
}
export type Decision<Name extends keyof Decisions = keyof Decisions> = Tagged<Decisions, Name>;

/** What is still to happen in a match; the last one on the agenda comes next. */
export interface Steps {
  reveal: { readonly side: Side; readonly opening: boolean };
  turnUp: { readonly side: Side; readonly opening: boolean };
  effect: {
    readonly side: Side;
    readonly card: CardName;
    readonly when: When;
    readonly index: number;
  };
  compare: object;
  placeFlag: { readonly side: Side };
  benchRow: { readonly side: Side };
  decide: { readonly decision: Decision };
}
export type AgendaStep<Name extends keyof Steps = keyof Steps> = Tagged<Steps, Name>;

/** A running match: its two sides, the side with the flag, and what is still to happen. */
export interface Match {
  readonly id: string;
  readonly round: number;
  readonly park: number;
  readonly sides: readonly [Participant, Participant];
  readonly starter: Side;
  flag: Side | null;
  readonly zones: readonly [Zone, Zone];
  readonly agenda: AgendaStep[];
  result: { readonly winner: Side; readonly reason: 'deck' | 'bench' } | null;
}

export interface Result {
  readonly winner: Participant;
  readonly ranking: readonly Participant[];
  readonly reason: 'final' | 'fans' | 'lead';
}

/** Where a card can come from or go to in a match. */
export type Place = 'deckTop' | 'deckBottom' | 'bench' | 'exhaust' | 'row' | 'pile' | 'discard';

/** One of the parts that a strength is the sum of: what it is, whose card, and who gives it. */
export interface Part {
  readonly part: 'card' | 'immediate' | 'attack' | 'flag' | 'bench' | 'charge';
  readonly card: CardName | null;
  readonly by: CardName | null;
  readonly amount: number;
}

/** The standing of one participant at the end. */
export interface Standing {
  readonly player: Participant;
  readonly total: number;
  readonly trophies: readonly Trophy[];
}

interface Events {
  gameStarted: {
    readonly seats: number;
    /** Who has which plan. */
    readonly plans: readonly Participant[];
    readonly sets: readonly SetName[];
    readonly robotLevel: number | null;
    readonly robotDeck: readonly CardName[];
    readonly decks: readonly number[];
  };
  phase: { readonly player: Seat; readonly round: number; readonly phase: PhaseName };
  drawn: { readonly player: Seat; readonly level: Tray; readonly count: number };
  picked: { readonly player: Seat };
  redrawn: { readonly player: Seat; readonly count: number };
  fans: {
    readonly player: Participant;
    readonly amount: number;
    readonly match: string | null;
    readonly card: CardName | null;
  };
  /** Where the cards go is seen by all, as the trays grow. */
  traded: {
    readonly player: Seat;
    readonly count: number;
    readonly to: readonly (Tray | 'box')[];
  };
  removed: { readonly player: Seat; readonly to: Tray | 'box' };
  ready: { readonly player: Seat; readonly deck: number };
  matchStarted: {
    readonly match: string;
    readonly round: number;
    readonly park: number;
    readonly sides: readonly [Participant, Participant];
    readonly starter: Participant;
    readonly byCoin: boolean;
  };
  revealed: {
    readonly match: string;
    readonly player: Participant;
    readonly card: CardName;
    readonly opening: boolean;
  };
  effect: {
    readonly match: string;
    readonly player: Participant;
    readonly card: CardName;
    readonly op: keyof Deeds;
    /** Whose cards are moved. */
    readonly owner: Participant;
    readonly cards: readonly CardName[];
    /** The bonus, the charge, or the number of cards looked at. */
    readonly amount: number;
    readonly from: Place | null;
    readonly to: Place | null;
  };
  compared: {
    readonly match: string;
    readonly player: Participant;
    readonly attack: number;
    readonly hold: number;
    readonly attackParts: readonly Part[];
    readonly holdParts: readonly Part[];
  };
  flag: { readonly match: string; readonly player: Participant; readonly card: CardName };
  benched: {
    readonly match: string;
    readonly player: Participant;
    readonly cards: readonly CardName[];
    readonly spaces: readonly number[];
  };
  noSpace: {
    readonly match: string;
    readonly player: Participant;
    readonly cards: readonly CardName[];
  };
  decision: {
    readonly match: string;
    readonly player: Seat;
    readonly kind: keyof Decisions;
    readonly source: CardName | null;
    /** None where they are cards of a deck. */
    readonly cards: readonly CardName[];
    readonly min: number;
    readonly max: number;
  };
  matchEnded: {
    readonly match: string;
    readonly winner: Participant;
    readonly loser: Participant;
    readonly reason: 'deck' | 'bench';
  };
  trophy: {
    readonly player: Participant;
    readonly round: number;
    readonly park: number;
    readonly fans: number | null;
  };
  trophyBoxed: { readonly round: number; readonly park: number };
  totals: {
    readonly standings: readonly Standing[];
    readonly ranking: readonly Participant[];
  };
  finalists: { readonly seats: readonly [Seat, Seat] };
  gameEnded: Result;
}

/** What its owner alone is told in full, where the others hear the short form. */
interface Whispers {
  youDrew: { readonly level: Tray; readonly cards: readonly CardName[] };
  youPicked: { readonly card: CardName };
  youRedrew: { readonly cards: readonly CardName[] };
  youTraded: { readonly cards: readonly CardName[] };
  youRemoved: { readonly card: CardName };
  youSee: {
    readonly match: string;
    readonly kind: keyof Decisions;
    readonly source: CardName | null;
    readonly cards: readonly CardName[];
  };
  youChose: {
    readonly match: string;
    readonly kind: keyof Decisions;
    readonly cards: readonly CardName[];
  };
  yourTrophy: { readonly round: number; readonly park: number; readonly fans: number };
}

interface Moves {
  draw: { readonly level: Tray };
  pick: { readonly card: CardName };
  redraw: object;
  trade: { readonly cards: readonly CardName[] };
  endDraft: object;
  remove: { readonly card: CardName };
  ready: object;
  choose: { readonly cards: readonly CardName[] };
}

/** What one seat alone knows: its cards, what it looks at, the fans on its hidden trophies. */
export interface Own {
  /** All cards it owns, in canonical order; those not seen in the park are in its deck. */
  deck: readonly CardName[];
  offer: readonly CardName[];
  /** The picked card that lets it trade in others. */
  trade: CardName | null;
  /** The cards of its deck that it looks at to decide. */
  seen: readonly CardName[];
  /** The fans on its trophies, where these are hidden. */
  values: number[];
}

export interface Hidden {
  piles: Record<Tray, CardName[]>;
  discards: Record<Tray, CardName[]>;
  box: CardName[];
  /** The fans on the trophies by round and park; null once taken. */
  tokens: (number | null)[][];
  /** The decks of running matches in their order, by seat; the Robot's is the last. */
  decks: CardName[][];
}

/** Why a strong player would answer so; shares are from 0 to 1, fans are the mean of a match. */
interface Reasons {
  /** How many imagined matches of this round were fought with the deck that it leads to, and how they went. */
  fought: { readonly win: number; readonly fans: number; readonly matches: number };
  /** What can be said of that deck without fighting. */
  deck: { readonly win: number };
  /** How the running match ended on average, and in how many imagined worlds it was played. */
  running: { readonly win: number; readonly fans: number; readonly worlds: number };
}

export interface Challengers {
  readonly options: Options;
  readonly open: {
    readonly sets: readonly SetName[];
    readonly players: Player[];
    readonly robot: Robot | null;
    matches: Match[];
    finalists: readonly [Seat, Seat] | null;
    result: Result | null;
  };
  readonly own: Own;
  readonly hidden: Hidden;
  readonly glance: {
    /** How many cards each seat owns. */
    readonly owned: readonly number[];
    /** How many cards are left in the deck of a running match; the Robot's is the last. */
    readonly undrawn: readonly number[];
    readonly offers: readonly number[];
    readonly piles: Readonly<Record<Tray, number>>;
    readonly discards: Readonly<Record<Tray, number>>;
  };
  readonly moves: Moves;
  readonly events: Events;
  readonly whispers: Whispers;
  readonly reasons: Reasons;
  readonly rule: Rule;
}

export type Move = engine.Move<Challengers>;
export type State = engine.State<Challengers>;
export type View = engine.View<Challengers>;
export type Tell = engine.Tell<Challengers>;
export type Reason = engine.Reason<Challengers>;
export type Event = engine.Event<Challengers>;
export type Whisper = engine.Whisper<Challengers>;
export type News = engine.News<Challengers>;

/** What every rule is handed: the table, chance, and a voice. */
export interface InPlay {
  readonly s: State;
  readonly rng: Rng;
  readonly tell: Tell;
}
