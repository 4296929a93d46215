import type { Seat } from './ask.ts';
import type { Fairness } from './fair.ts';
import type { Outcome } from './game.ts';

/** One step of a game: an answer, or the taking back of all steps from a given one on. */
export type Step = (
  | { readonly seat: Seat; readonly move: unknown }
  | { readonly seat: Seat; readonly takeBack: number }
) & {
  /** Milliseconds since 1970 by the table's clock. */
  readonly at: number;
  /** Links the step to all before it, and to all that was told. */
  readonly mark: string;
};

/** A whole game on paper: enough to play it again, and to prove its deal fair. */
export interface GameRecord {
  readonly format: 'ringside/1';
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: object;
  /** How many games make the match; in each the people move on by one seat. */
  readonly legs: number;
  readonly fairness: Fairness;
  readonly steps: readonly Step[];
  readonly outcome: Outcome | null;
}

/** The seat that a person (counted from 0) takes in a leg of a match. */
export function seatInLeg(person: number, leg: number, seats: number): Seat {
  return (person + leg) % seats;
}
