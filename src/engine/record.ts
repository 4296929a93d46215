import type { Seat } from './ask.ts';
import type { Fairness } from './fair.ts';
import { automaWon, type Outcome } from './game.ts';
import { isObject, same } from './json.ts';
import { at, range, sum } from './list.ts';

/**
 * The record formats. Hashes of `ringside/1` cover moves and news; those of `ringside/2` also the
 * times of steps and commitments to entropy. In `ringside/3` randomness comes from the sources of a
 * deal instead of a seed for each step.
 */
export const RECORD_FORMATS = ['ringside/1', 'ringside/2', 'ringside/3'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/**
 * Whether marks can be made again by a later release. Those of `ringside/1` covered the rules that news
 * cite, of which some have been corrected since, so they are taken as they stand.
 */
export function marksAreStable(format: RecordFormat): boolean {
  return format !== 'ringside/1';
}

/** One step of a game: an answer, or the taking back of all steps from a given one on. */
export type Step = (
  | { readonly seat: Seat; readonly move: unknown }
  | { readonly seat: Seat; readonly takeBack: number }
) & {
  /** Milliseconds since 1970 by the table's clock. */
  readonly at: number;
  /** The hash that links the step to all previous ones and their news. */
  readonly mark: string;
};

/** A complete game: enough to replay it and to prove that its deal was fair. */
export interface GameRecord {
  readonly format: RecordFormat;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: object;
  /**
   * The number of games in the match (`MatchSetup.games`); people move one seat further in each.
   */
  readonly legs: number;
  readonly fairness: Fairness;
  readonly steps: readonly Step[];
  readonly outcome: Outcome | null;
}

/** The seat of a person (counted from 0) in a game of a match. */
export function seatInGame(person: number, gameIndex: number, seats: number): Seat {
  return (person + gameIndex) % seats;
}

/** Who, counted from 0, has a seat in a game of a match. */
export function personInGame(seat: Seat, gameIndex: number, seats: number): number {
  return (seat + seats - (gameIndex % seats)) % seats;
}

/** A record that does not follow from the rules; `step` is the first wrong one. */
export class BadRecord extends Error {
  constructor(
    readonly step: number,
    readonly reason: string,
  ) {
    super(`step ${step}: ${reason}`);
  }
}

/** The indices of the answers that were not taken back. */
export function standing(steps: readonly Step[]): number[] {
  const kept: number[] = [];
  for (const [index, step] of steps.entries()) {
    if ('move' in step) kept.push(index + 1);
    else while (kept.length > 0 && at(kept, kept.length - 1) >= step.takeBack) kept.pop();
  }
  return kept;
}

/**
 * The scores of all games of a match, summed by person; the automa wins a match if it won most
 * games.
 */
export function matchOutcome(games: readonly Outcome[], seats: number): Outcome {
  const scores = range(seats).map((person) =>
    sum(games.map((game, index) => at(game.scores, seatInGame(person, index, seats)))),
  );
  const ranked = [...new Set(scores)].sort((a, b) => b - a);
  const places = ranked.map((score) => range(seats).filter((person) => scores[person] === score));
  const automa = games.filter(automaWon).length > games.length / 2 ? [[]] : [];
  return { places: [...automa, ...places], scores, rule: at(games, 0).rule };
}

/** Compares with a recorded outcome; old records leave out that the automa won. */
export function sameOutcome(outcome: Outcome | null, recorded: Outcome | null): boolean {
  if (same(outcome, recorded) || outcome === null || !automaWon(outcome))
    return same(outcome, recorded);
  return same({ ...outcome, places: outcome.places.slice(1) }, recorded);
}

/** Whether a value has the shape of a record; files are checked before use. */
export function isRecord(value: unknown): value is GameRecord {
  if (!isObject(value) || !isFormat(value.format) || !isObject(value.fairness)) return false;
  const { game, rules, seats, legs, options, steps, outcome, fairness } = value;
  const numbers = [rules, seats, legs].every(
    (n) => typeof n === 'number' && Number.isInteger(n) && n > 0,
  );
  const texts = [game, fairness.table, fairness.commitment].every(
    (text) => typeof text === 'string',
  );
  const secrets = [fairness.salt, fairness.secret].every(
    (text) => text === null || typeof text === 'string',
  );
  const lists =
    Array.isArray(steps) && Array.isArray(fairness.entropy) && fairness.entropy.every(isEntropy);
  const ends = outcome === null || isObject(outcome);
  return numbers && texts && secrets && lists && ends && isObject(options) && steps.every(isStep);
}

function isFormat(format: unknown): boolean {
  return RECORD_FORMATS.some((known) => known === format);
}

function isEntropy(entry: unknown): boolean {
  if (!isObject(entry) || typeof entry.seat !== 'number' || typeof entry.commitment !== 'string')
    return false;
  return entry.value === null || typeof entry.value === 'string';
}

function isStep(step: unknown): boolean {
  if (!isObject(step) || typeof step.seat !== 'number' || typeof step.at !== 'number') return false;
  return typeof step.mark === 'string' && ('move' in step || typeof step.takeBack === 'number');
}
