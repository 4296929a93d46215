import type { Ask, Seat } from '../../engine/ask.ts';
import type { Game, Kind, Move, News, State } from '../../engine/game.ts';
import type { Rng, Seed } from '../../engine/rng.ts';

/** How much is tried. */
export interface ConformancePlan<K extends Kind> {
  readonly games: number;
  readonly seed: number;
  /** At about how many steps of a game the expensive laws are checked. */
  readonly moments?: number;
  /** How many worlds are imagined per seat at such a step. */
  readonly worlds?: number;
  /** Seat counts and options to try; by default all counts, and every value of every option. */
  readonly trials?: readonly Trial<K>[];
  /** An invariant of every state, imagined ones included; returns what is wrong. */
  readonly sound?: (state: State<K>) => string | undefined;
  /** The legal moves by an independent computation, in the game's notation and any order. */
  readonly legal?: (state: State<K>, seat: Seat) => readonly string[];
}

export interface Trial<K extends Kind> {
  readonly seats: number;
  readonly options: Partial<K['options']>;
}

/** A game under test, and how to report broken laws. */
export interface LawCheck<K extends Kind> {
  readonly game: Game<K>;
  readonly plan: ConformancePlan<K>;
  readonly seeds: () => Seed;
  readonly rng: Rng;
  readonly report: (law: string, what: string) => void;
}

/** A moment of a game: the state, the news so far, and the questions. */
export interface GameMoment<K extends Kind> {
  readonly state: State<K>;
  readonly log: readonly News<K>[];
  readonly asks: readonly Ask<Move<K>, K['rule']>[];
}
