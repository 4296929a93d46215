import type { Ask, Seat } from './ask.ts';
import type { OptionSpec } from './options.ts';
import type { Rng } from './rng.ts';
import type { Tagged } from './tagged.ts';

/** The types of a game: its options, the parts of its state, its moves, news and rules. */
export interface Kind {
  /** Its options. */
  readonly options: object;
  /** What lies on the table, visible to everyone. */
  readonly open: object;
  /** Visible to one seat only. */
  readonly own: unknown;
  /** Visible to nobody. */
  readonly hidden: unknown;
  /** Public facts about secrets, such as the number of cards or who is ready. */
  readonly glance: unknown;
  /** Tables of shapes: moves, public news, private news. */
  readonly moves: object;
  readonly events: object;
  readonly whispers: object;
  /** A table of shapes: a strong player's reasons for a move. */
  readonly reasons: object;
  /** The ids of its rules. */
  readonly rule: string;
}

export type Move<K extends Kind> = Tagged<K['moves']>;
export type Event<K extends Kind> = Tagged<K['events']>;
export type Whisper<K extends Kind> = Tagged<K['whispers']>;
export type Reason<K extends Kind> = Tagged<K['reasons']>;

/** Where a thing is stored decides who sees it. Plain JSON throughout. */
export interface State<K extends Kind> {
  readonly options: K['options'];
  readonly open: K['open'];
  readonly own: K['own'][];
  readonly hidden: K['hidden'];
}

/** What a seat sees; a spectator (seat null) sees the open part. */
export interface View<K extends Kind> {
  readonly seat: Seat | null;
  readonly options: K['options'];
  readonly open: K['open'];
  readonly own: K['own'] | null;
  readonly glance: K['glance'];
}

/**
 * How the rules report events, together with the rule that causes each. `visibleUntil` serves games
 * of memory, such as Knock Out, whose revealed cards nobody may look up again after the fight
 * (KO-102, KO-103). It is part of the engine because the platform stores and resends news
 * (reconnection, log, replay from a seat, bots' memory), so only the platform can withhold them.
 */
export interface Tell<K extends Kind> {
  /** To everybody. With `visibleUntil`, it may be shown again only until that word expires. */
  all(rule: K['rule'], event: Event<K>, visibleUntil?: string): void;
  /** To one seat only. */
  one(seat: Seat, rule: K['rule'], whisper: Whisper<K>, visibleUntil?: string): void;
  /** From now on, news told with `visibleUntil: word` may no longer be shown. */
  expire(word: string): void;
  /** The rules declare this step final: it can never be taken back. */
  final(): void;
}

/** A news item that a seat has received. */
export interface News<K extends Kind = Kind> {
  readonly to: Seat | null;
  readonly rule: K['rule'];
  readonly news: Event<K> | Whisper<K>;
  /** It may be shown again until this word expires; null means forever. */
  readonly visibleUntil: string | null;
}

/** How a game ended: seats by place, best first; equal seats share a place. */
export interface Outcome<R extends string = string> {
  /** An empty first place: the automa, an opponent without a seat, has won. */
  readonly places: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
  readonly rule: R;
}

/** Whether an opponent without a seat has won. */
export function automaWon({ places }: Outcome): boolean {
  return places[0]?.length === 0;
}

/** The rule broken by a malformed move: by its type, or `other` for an unknown type. */
export type Cites<K extends Kind> = Readonly<Record<keyof K['moves'] | 'other', K['rule']>>;

/** A game: pure rules without a clock; randomness is passed in. */
export interface Game<K extends Kind> {
  readonly id: string;
  /** Incremented when the same record would no longer give the same game. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpec<K['options'], K['rule']>;
  /** Known variants; `rulebook` has the default options. */
  readonly presets: Readonly<Record<string, Partial<K['options']>>>;
  /** The first rule that forbids this combination of options, or the number of seats. */
  forbids(options: K['options'], seats: number): K['rule'] | undefined;
  /** The rules by id, one line of text each. */
  readonly rules: Readonly<Record<K['rule'], string>>;
  readonly cites: {
    readonly turn: K['rule'];
    readonly unknown: Cites<K>;
    /** A malformed move of a kind that is not asked for now is refused by `turn`, not by its own rule. */
    readonly turnFirst?: boolean;
  };

  setup(seats: number, options: K['options'], rng: Rng, tell: Tell<K>): State<K>;
  /** The open questions, at most one per seat; empty at the end of the game. */
  asks(state: State<K>): readonly Ask<Move<K>, K['rule']>[];
  /** Changes the state. */
  play(state: State<K>, seat: Seat, move: Move<K>, rng: Rng, tell: Tell<K>): void;
  outcome(state: State<K>): Outcome<K['rule']> | undefined;
  /** Copies what `play` changes and shares the rest. */
  clone(state: State<K>): State<K>;
  glance(own: readonly K['own'][], hidden: K['hidden']): K['glance'];
  /**
   * A world consistent with everything the seat has seen and heard; every such world is possible.
   */
  imagine(view: View<K>, heard: readonly News<K>[], rng: Rng): State<K>;
  /** A move in the game's notation, as people type it. */
  notate(move: Move<K>): string;
}

/** A seat's view: the open part and the seat's own part. */
export function viewOf<K extends Kind>(game: Game<K>, state: State<K>, seat: Seat | null): View<K> {
  return viewWith(state, seat, game.glance(state.own, state.hidden));
}

/** The same with a precomputed `glance`. */
export function viewWith<K extends Kind>(
  { options, open, own }: State<K>,
  seat: Seat | null,
  glance: K['glance'],
): View<K> {
  return { seat, options, open, own: seat === null ? null : (own[seat] ?? null), glance };
}

/** The news that a seat receives. */
export function hears(told: { readonly to: Seat | null }, seat: Seat | null): boolean {
  return told.to === null || told.to === seat;
}
