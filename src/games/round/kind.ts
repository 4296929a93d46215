import type { Seat } from '../../engine/ask.ts';
import type * as engine from '../../engine/game.ts';
import type { Tagged } from '../../engine/tagged.ts';
import type { BoxerId, RosterId } from './cards.ts';
import type { Rule } from './rulebook.ts';

export interface Options {
  readonly rosterId: RosterId;
  readonly nights: number;
  readonly salonSeconds: number;
  readonly startingMoney: number | null;
  readonly stakeMin: number;
  readonly stakeMax: number;
  readonly lieLimit: number | null;
  readonly firstStarter: 'random' | Seat;
  readonly pack: 'auto' | 'small' | 'large';
  readonly impossibleClaims: boolean;
  readonly threePlayerRing: 'interleaved' | 'paired';
  readonly twoPlayerPairing: 'facing' | 'sameSlot';
  readonly twoPlayerKoForfeitsStake: boolean;
  /** What a lie beyond the limit costs, in K; 0 if it is refused. */
  readonly liePenalty: 0 | 1 | 2 | 3;
  /** Seven or eleven boxers, weakest first; null for the roster of `rosterId`. */
  readonly ownRoster: readonly BoxerId[] | null;
}

/** The name of a place in the ring: its bettor's seat, a dot, 1 or 2. */
export type Slot = string;

/** The two cards shown at a draft turn, in the order they came. */
export type Offer = readonly [number, number];

/** How a duel ends for one side of it; I and O on the sheet. */
export type Result = 'win' | 'lose';

/** A prognosis with its stake. */
export interface Sheet {
  readonly left: Result;
  readonly right: Result;
  readonly stake: number;
}

/** What can be said in the salon. */
interface Claims {
  hold: { readonly slot: Slot; readonly boxer: number };
  saw: { readonly boxer: number };
  returned: { readonly boxer: number };
  suspect: { readonly slot: Slot; readonly boxer: number };
  trust: { readonly slot: Slot };
  doubt: { readonly slot: Slot };
}
export type Claim = {
  readonly [N in keyof Claims]: { readonly kind: N } & Claims[N];
}[keyof Claims];

/** A claim and who made it. */
export interface Said {
  readonly by: Seat;
  readonly claim: Claim;
}

/** What Kwame's bettor did; a pass names nobody. */
export interface Attack {
  readonly by: Seat;
  readonly target: Slot | null;
  readonly boxer: number | null;
}

/** What decided a duel. */
export type Reason = 'strength' | 'ringmate' | 'giantKiller' | 'knockout' | 'tie';

/** A duel that was fought; nobody wins a tie. */
export interface Duel {
  readonly a: Slot;
  readonly b: Slot;
  readonly winner: Slot | null;
  readonly reason: Reason;
}

/** A boxer that was turned over. */
export interface Revealed {
  readonly slot: Slot;
  readonly card: number;
  readonly announced: number;
  readonly truth: boolean;
}

/** What became of a sheet: the results of its two duels, and what its stake brought. */
export interface Judged {
  readonly left: Result;
  readonly right: Result;
  readonly verdict: 'right' | 'wrong' | 'forfeit';
  readonly stake: number;
  readonly net: number;
}

/** What a bettor earned in a night. */
export interface Paid {
  readonly seat: Seat;
  readonly duelsWon: number;
  readonly sheets: readonly Judged[];
  readonly delta: number;
  readonly purse: number;
}

/** A night that is over, with all that its revelation showed. */
export interface Night {
  readonly night: number;
  readonly starter: Seat;
  readonly faceUp: readonly number[];
  readonly centre: readonly number[];
  readonly shadow: number;
  readonly slots: readonly Revealed[];
  readonly claims: readonly Said[];
  readonly sheets: readonly (readonly Sheet[])[];
  readonly attack: Attack | null;
  readonly ko: Slot | null;
  readonly caraActive: Slot | null;
  readonly duels: readonly Duel[];
  readonly paid: readonly Paid[];
}

/** A line of the final ranking. */
export interface Ranked {
  readonly seat: Seat;
  readonly purse: number;
  readonly bestCard: number;
}

/** What matters in one phase only. */
interface Phases {
  draft: object;
  salon: { readonly ready: readonly boolean[] };
  prognosis: object;
  attack: { readonly seat: Seat };
  /** The game is over: what each seat was offered, night by night, may now be seen. */
  over: { readonly offers: readonly (readonly Offer[])[] };
}
export type Phase<Name extends keyof Phases = keyof Phases> = Tagged<Phases, Name>;

/** What lies on the table. Lists are replaced, never changed. */
export interface Open {
  night: number;
  starter: Seat;
  phase: Phase;
  purses: readonly number[];
  faceUp: readonly number[];
  /** Centre cards that have been turned over (two bettors). */
  centre: readonly number[];
  /** The numbers announced tonight, in draft order. */
  announced: readonly number[];
  /** What was said tonight. */
  claims: readonly Said[];
  history: readonly Night[];
}

/** What one bettor alone knows. Lists are replaced, never changed. */
export interface Own {
  /** All that was ever offered to this seat; the last one is in hand while it drafts. */
  offers: readonly Offer[];
  /** The boxers it keeps tonight, by slot. */
  cards: readonly number[];
  sheets: readonly Sheet[] | null;
}

/** Why a strong player would answer so. Chances are from 0 to 1; `money` is what the night brings on average, in K. */
interface Reasons {
  /** A boxer kept: how likely it is knocked out, and what is announced of it. */
  keep: {
    readonly truth: boolean;
    readonly duels: number;
    readonly ko: number;
    readonly money: number;
  };
  /** Sheets: how likely they are right. */
  sheets: { readonly right: readonly number[]; readonly money: number };
  /** An accusation: how likely it is right. */
  accuse: { readonly hit: number; readonly money: number };
  /** Nobody is accused. */
  spare: { readonly money: number };
  /** Words that give nothing away, or being ready. */
  talk: object;
}

/** The game's types. */
export interface Round {
  readonly options: Options;
  readonly open: Open;
  readonly own: Own;
  /** The packet without the offer in somebody's hand; after the draft it is the shadow. */
  readonly hidden: { packet: readonly number[]; centre: readonly number[] };
  readonly glance: { readonly locked: readonly boolean[] };
  readonly moves: {
    draft: { readonly keep: number; readonly announce: number };
    say: { readonly claim: Claim };
    ready: object;
    prognosis: { readonly sheets: readonly Sheet[] };
    attack: { readonly target: Slot | null; readonly boxer: number | null };
  };
  readonly events: {
    nightStarted: { readonly night: number; readonly starter: Seat };
    dealt: {
      readonly pack: 'small' | 'large';
      readonly packet: number;
      readonly faceUp: readonly number[];
      readonly centre: number;
    };
    turnStarted: { readonly slot: Slot };
    announced: { readonly slot: Slot; readonly number: number };
    shadowPlaced: object;
    salonOpened: { readonly seconds: number };
    said: Said;
    readied: { readonly by: Seat };
    salonClosed: { readonly reason: 'ready' };
    centreRevealed: { readonly boxer: number };
    prognosisOpened: object;
    prognosisLocked: { readonly by: Seat };
    attackOpened: object;
    attackSkipped: object;
    attackPassed: object;
    attackDeclared: { readonly by: Seat; readonly target: Slot; readonly boxer: number };
    knockedOut: { readonly slot: Slot; readonly boxer: number };
    attackMissed: { readonly slot: Slot; readonly boxer: number };
    revealed: {
      readonly slots: readonly Revealed[];
      readonly shadow: number;
      readonly centre: readonly number[];
    };
    sheetsRevealed: { readonly sheets: readonly (readonly Sheet[])[] };
    duel: Duel;
    paid: Paid;
    fined: { readonly seat: Seat; readonly amount: number };
    tokenPlaced: { readonly slot: Slot; readonly token: 'truth' | 'lie' };
    nightEnded: {
      readonly night: number;
      readonly purses: readonly number[];
      readonly nextStarter: Seat | null;
    };
    gameEnded: { readonly ranking: readonly Ranked[] };
  };
  readonly whispers: {
    offered: { readonly slot: Slot; readonly cards: Offer };
    kept: { readonly slot: Slot; readonly kept: number; readonly returned: number };
  };
  readonly reasons: Reasons;
  readonly rule: Rule;
}

export type Move = engine.Move<Round>;
export type Event = engine.Event<Round>;
export type MoveOf<N extends keyof Round['moves']> = Tagged<Round['moves'], N>;
export type Hint = engine.Reason<Round>;
export type State = engine.State<Round>;
export type View = engine.View<Round>;
export type News = engine.News<Round>;
export type Tell = engine.Tell<Round>;
