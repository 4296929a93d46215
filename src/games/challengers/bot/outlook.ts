import { at } from '../../../engine/list.ts';
import type { CardName } from '../instances.ts';
import { ROUNDS } from '../tournament.ts';
import { judgeDeck } from './deck-judge.ts';
import { winChance } from './prowess.ts';
import { fanStake, type Stakes, stakeOf } from './stakes.ts';

/** What a deck is worth, in the unit of the stakes. */
export type DeckValue = (deck: readonly CardName[]) => number;

/** What a deck is worth in a round against a usual rival, and later. */
export function deckValue(round: number, stakes: Stakes): DeckValue {
  const [match, fan] = [stakeOf(stakes, round), fanStake(stakes, round)];
  const rival = at(RIVALS, Math.min(round, ROUNDS) - 1);
  return (deck) => {
    const { prowess, fans, later } = judgeDeck(deck, round);
    const ahead = round < ROUNDS ? TRUST * stakes.later * later : 0;
    return match * winChance(prowess - rival) + fan * fans + ahead;
  };
}

/** How strong champions' decks are on average, by round. */
export const RIVALS = [-1.8, 0.4, 1.4, 3, 4.3, 4.9, 6];

/** How many fans a deck brings in a match. */
export function expectedFans(deck: readonly CardName[], round: number): number {
  return judgeDeck(deck, round).fans;
}

/**
 * How much more than an average deck it promises for the rounds after this one. It is learned from
 * single drafts and exaggerates, so that three quarters of it are counted.
 */
export function outlook(deck: readonly CardName[], round: number, { later }: Stakes): number {
  return round < ROUNDS ? TRUST * later * judgeDeck(deck, round).later : 0;
}

const TRUST = 0.75;
