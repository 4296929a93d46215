import { learned } from '../../../bots/learned.ts';
import { at } from '../../../engine/list.ts';
import type { CardName } from '../instances.ts';
import { ROUNDS } from '../tournament.ts';
import { describe, FIGURES } from './figures.ts';
import { OUTLOOK } from './outlook-weights.ts';
import { prowess, winChance } from './prowess.ts';
import { fanStake, type Stakes, stakeOf } from './stakes.ts';

/** What a deck is worth, in the unit of the stakes. */
export type DeckValue = (deck: readonly CardName[]) => number;

/** What a deck is worth in a round against a usual rival, and later. */
export function deckValue(round: number, stakes: Stakes): DeckValue {
  const now = Math.min(round, ROUNDS);
  return (deck) =>
    stakeOf(stakes, round) * winChance(prowess(deck, now) - at(RIVALS, now - 1)) +
    fanStake(stakes, round) * expectedFans(deck, now) +
    outlook(deck, round, stakes);
}

/** How strong champions' decks are on average, by round. */
export const RIVALS = [0.46, 2.01, 2.64, 4.17, 5.41, 6.15, 7.51];

/** How many fans a deck brings in a match. */
export function expectedFans(deck: readonly CardName[], round: number): number {
  return Math.max(0, FANS(described(deck, round)));
}

/**
 * How much more than an average deck it promises for the rounds after this one. It is learned from
 * single drafts and exaggerates, so that three quarters of it are counted.
 */
export function outlook(deck: readonly CardName[], round: number, { later }: Stakes): number {
  const learnedOf = LATER[round - 1];
  return learnedOf ? TRUST * later * learnedOf(described(deck, round)) : 0;
}

const TRUST = 0.75;
const DESCRIBED = new Float64Array(FIGURES);
const FANS = learned(OUTLOOK.fans);
const LATER = [
  ...[OUTLOOK.after1, OUTLOOK.after2, OUTLOOK.after3],
  ...[OUTLOOK.after4, OUTLOOK.after5, OUTLOOK.after6],
].map(learned);

function described(deck: readonly CardName[], round: number): Float64Array {
  describe(deck, round, DESCRIBED);
  return DESCRIBED;
}
