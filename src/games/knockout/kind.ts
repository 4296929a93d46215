import type { Seat } from '../../engine/ask.ts';
import type * as engine from '../../engine/game.ts';
import type { Tagged } from '../../engine/tagged.ts';
import type { BoxerId, Card, Category, Colour, Face, StartSpace, Title } from './cards.ts';
import type { Rule } from './rulebook.ts';

export interface Options {
  readonly seasons: 1 | 2;
  readonly variableStart: boolean;
  readonly startPlayer: 'random' | 0 | 1 | 2 | 3 | 4;
  readonly bonusShare: 'boxer' | 'player';
  readonly discardsVisible: boolean;
  readonly twelfthCard: 2 | 3 | 4;
  readonly betAmounts: readonly number[];
  readonly debtNotes: 'unlimited' | 'printed';
  readonly titles: 'unlimited' | 'printed';
  readonly strictMemory: boolean;
  readonly colours: 'seats' | 'chosen';
  readonly hiddenCash: boolean;
  readonly shortSeason: boolean;
}

/** A boxer's standing; his colour and size are in his name. */
export interface Boxer {
  readonly category: Category;
  readonly title: Title | null;
  readonly out: boolean;
}

/** The challenger's corner is red, the defender's blue. Each has a betting board. */
export type Corner = 'red' | 'blue';

type Method = 'points' | 'ko';

/** How a fight can end. */
export interface Ending {
  readonly winner: Corner;
  readonly method: Method;
}

/** Who stands in a corner, as fixed by the challenge. */
export interface Fighter {
  readonly seat: Seat;
  readonly boxer: BoxerId;
  readonly startMoney: number;
  readonly startSpace: StartSpace;
}

/** A chip on a square, and whose chip lies on the facing circle. */
export interface Bet {
  readonly board: Corner;
  readonly amount: number;
  readonly face: Face;
  readonly bettor: Seat;
  readonly follower: Seat | null;
}

/** A boxing round: both cards, who moved, and how far by the cards. With strict memory the cards are away. */
export interface Round {
  readonly red: Card | null;
  readonly blue: Card | null;
  readonly moved: Corner | null;
  readonly steps: number;
}

export interface Fight {
  readonly red: Fighter;
  readonly blue: Fighter;
  /** In the order of placing. */
  readonly bets: Bet[];
  /** How many chips of each seat lie on the Pass space. */
  readonly passes: number[];
  readonly rounds: Round[];
}

/** A fight that can still be looked at until the next challenge. */
export interface LastFight extends Fight {
  readonly ending: Ending;
}

/** What is remembered of a fight for ever: no cards. */
interface Result extends Ending {
  readonly season: 1 | 2;
  readonly red: BoxerId;
  readonly blue: BoxerId;
  /** How many rounds it took. */
  readonly rounds: number;
  readonly damage: Record<Corner, number>;
}

export interface Phases {
  /** Who chooses a colour, and who challenges first when all have one. */
  colours: { readonly seat: Seat; readonly challenger: Seat };
  challenge: { readonly challenger: Seat; readonly last: LastFight | null };
  training: { readonly fight: Fight };
  betting: {
    readonly fight: Fight;
    readonly round: number;
    /** Who still places a chip in this round, in order. */
    readonly queue: readonly Seat[];
  };
  boxing: { readonly fight: Fight };
  over: { readonly last: LastFight | null };
}

export type Phase<Name extends keyof Phases = keyof Phases> = Tagged<Phases, Name>;

export interface Open {
  season: 1 | 2;
  phase: Phase;
  readonly cash: number[];
  /** Debt notes. */
  readonly debts: number[];
  /** By seat; null until a seat has chosen. Never changed in place. */
  colours: readonly (Colour | null)[];
  /** By seat, heavy before light. */
  readonly boxers: Boxer[];
  trophy: BoxerId | null;
  steak: BoxerId | null;
  pot: number;
  /** All that the bank has paid out. */
  bank: number;
  /** Every fight so far. */
  readonly results: Result[];
  /** Each seat's cards spent in this season, where the option shows them. */
  readonly discards: (readonly Card[])[] | null;
}

/** Where money comes from or goes to. */
export type Party = Seat | 'bank' | 'pot';

export interface Flow {
  readonly from: Party;
  readonly to: Party;
  readonly amount: number;
}

/** Something of each corner. */
export type OfBoth<T> = Readonly<Record<Corner, T>>;

export interface Events {
  colourChosen: { readonly seat: Seat; readonly colour: Colour };
  seasonStarted: { readonly season: 1 | 2; readonly challenger: Seat };
  challengeIssued: {
    readonly fight: number;
    readonly challenger: Seat;
    readonly defender: Seat;
    readonly red: BoxerId;
    readonly blue: BoxerId;
    readonly startMoney: OfBoth<number>;
    readonly startSpace: OfBoth<StartSpace>;
    readonly titleFight: boolean;
  };
  trained: { readonly seat: Seat; readonly count: number };
  bettingOpened: { readonly order: readonly Seat[] };
  betPlaced: {
    readonly seat: Seat;
    readonly round: number;
    readonly board: Corner;
    readonly amount: number;
    readonly face: Face;
    readonly stake: number;
  };
  betFollowed: {
    readonly seat: Seat;
    readonly round: number;
    readonly board: Corner;
    readonly amount: number;
    readonly stake: number;
    readonly bettor: Seat;
  };
  betPassed: { readonly seat: Seat; readonly round: number };
  bettingClosed: { readonly bets: readonly Bet[] };
  cardChosen: { readonly seat: Seat };
  roundRevealed: {
    readonly round: number;
    readonly red: Card;
    readonly blue: Card;
    readonly hook: boolean;
    readonly moved: Corner | null;
    readonly steps: number;
    readonly damage: OfBoth<number>;
  };
  fightEnded: {
    readonly winner: Corner;
    readonly loser: Corner;
    readonly method: Method;
    readonly damage: OfBoth<number>;
    readonly rounds: readonly Round[];
  };
  cardsReturned: { readonly seat: Seat; readonly count: number };
  prizePaid: { readonly seat: Seat; readonly boxer: BoxerId; readonly amount: number };
  boxerChanged: {
    readonly boxer: BoxerId;
    readonly category: Category;
    readonly title: Title | null;
    readonly out: boolean;
  };
  markersMoved: { readonly trophy: BoxerId | null; readonly steak: BoxerId | null };
  betSettled: {
    readonly board: Corner;
    readonly amount: number;
    readonly face: Face;
    readonly stake: number;
    readonly bettor: Seat;
    readonly follower: Seat | null;
    readonly won: boolean;
    readonly flow: Flow | null;
  };
  loanTaken: { readonly seat: Seat; readonly notes: number; readonly total: number };
  debtWaived: { readonly seat: Seat; readonly amount: number };
  chipsReturned: object;
  challengePassed: { readonly seat: Seat };
  challengerSet: { readonly seat: Seat };
  seasonEnded: { readonly season: 1 | 2 };
  cardBonus: { readonly seat: Seat; readonly cards: number; readonly amount: number };
  cardsRestored: object;
  crowned: { readonly boxer: BoxerId };
  boxerReturned: { readonly boxer: BoxerId };
  bonusShared: {
    readonly boxers: readonly BoxerId[];
    readonly shares: number;
    readonly share: number;
    readonly remainder: number;
  };
  gameEnded: { readonly final: readonly number[]; readonly rank: readonly number[] };
}

/** Why a strong player would answer so. Chances are from 0 to 1, money is what the fight brings on average. */
export interface Reasons {
  /** One colour is as good as another. */
  colour: object;
  /** How likely the own boxer wins, and knocks the other out. */
  fight: { readonly win: number; readonly ko: number; readonly money: number };
  /** How likely the bet is won. */
  bet: { readonly chance: number; readonly stake: number; readonly money: number };
  /** How likely the bettor is wrong. */
  follow: { readonly chance: number; readonly stake: number; readonly money: number };
  /** The chip stays out of it. */
  pass: { readonly money: number };
}

export interface KnockOut {
  readonly options: Options;
  readonly open: Open;
  /** Cards in ascending order. `chosen` is a sealed choice: four cards in training, one in a round. */
  readonly own: {
    reserve: readonly Card[];
    hand: readonly Card[];
    chosen: readonly Card[] | null;
  };
  readonly hidden: null;
  /** How many cards lie in each reserve and hand, and who has sealed a choice. */
  readonly glance: {
    readonly reserves: readonly number[];
    readonly hands: readonly number[];
    readonly ready: readonly boolean[];
  };
  readonly moves: {
    colour: { readonly colour: Colour };
    challenge: { readonly boxer: BoxerId; readonly target: BoxerId };
    train: { readonly cards: readonly Card[] };
    bet: { readonly board: Corner; readonly amount: number; readonly face: Face };
    follow: { readonly board: Corner; readonly amount: number };
    pass: object;
    play: { readonly card: Card };
  };
  readonly events: Events;
  readonly whispers: { hand: { readonly seat: Seat; readonly cards: readonly Card[] } };
  readonly reasons: Reasons;
  readonly rule: Rule;
}

export type Move = engine.Move<KnockOut>;
export type Event = engine.Event<KnockOut>;
export type Reason = engine.Reason<KnockOut>;
export type State = engine.State<KnockOut>;
export type View = engine.View<KnockOut>;
export type News = engine.News<KnockOut>;
export type Tell = engine.Tell<KnockOut>;
