import { rate, rating } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { at } from '../engine/list.ts';

/** How strong somebody is believed to be, and how sure that is. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/**
 * Strengths after a game by the place of each seat, from 0; newcomers have none yet. Who shares a
 * place has drawn: each pair of seats is compared, because openskill's default model (Plackett-Luce)
 * gives two who share the first of five places less than the third.
 */
export function strengthsAfter(
  before: readonly (Strength | undefined)[],
  places: readonly number[],
): Strength[] {
  const teams = before.map((one) => [rating(one && { mu: one.mu, sigma: one.sigma })]);
  // From 1: openskill takes equal ranks of 0 for missing ones.
  const rank = places.map((place) => place + 1);
  return rate(teams, { rank, model: bradleyTerryFull }).map((team) => at(team, 0));
}
