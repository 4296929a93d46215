import type { Ask, Seat } from '../../engine/ask.ts';
import type { Game, Kind, Move, News, State } from '../../engine/game.ts';
import type { Rng, Seed } from '../../engine/rng.ts';

/** How much is tried. */
export interface ConformancePlan<K extends Kind> {
  readonly games: number;
  readonly seed: number;
  /** In how many moments of a game the costly laws are checked, more or less. */
  readonly moments?: number;
  /** How many worlds are imagined for each seat in such a moment. */
  readonly worlds?: number;
  /** Seat counts and options to try; by default all counts, and every value of every option. */
  readonly trials?: readonly Trial<K>[];
  /** What must hold in every state, imagined ones included: says what is wrong. */
  readonly sound?: (state: State<K>) => string | undefined;
  /** What is legal by another reckoning, in the game's notation and any order. */
  readonly legal?: (state: State<K>, seat: Seat) => readonly string[];
}

export interface Trial<K extends Kind> {
  readonly seats: number;
  readonly options: Partial<K['options']>;
}

/** A game that is being tried, and whom to tell which law it broke. */
export interface LawCheck<K extends Kind> {
  readonly game: Game<K>;
  readonly plan: ConformancePlan<K>;
  readonly seeds: () => Seed;
  readonly rng: Rng;
  readonly report: (law: string, what: string) => void;
}

/** A moment of a game: the state, what was heard so far, and what is asked. */
export interface GameMoment<K extends Kind> {
  readonly state: State<K>;
  readonly log: readonly News<K>[];
  readonly asks: readonly Ask<Move<K>, K['rule']>[];
}
