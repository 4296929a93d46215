import { expect, test } from 'vitest';
import { learned } from '../../../bots/learned.ts';
import { at, range } from '../../../engine/list.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { CARDS } from '../cards.ts';
import { starterDeck } from '../instances.ts';
import { ROUNDS } from '../tournament.ts';
import { judgeDeck } from './deck-judge.ts';
import { describe, FIGURES } from './figures.ts';
import { OUTLOOK } from './outlook-weights.ts';
import { PROWESS } from './prowess-weights.ts';

test('a deck is judged by what its figures say, whatever was judged before', () => {
  const rng = rngFrom([1, 2, 3, 4]);
  const [prowess, fans, later] = [PROWESS, OUTLOOK.fans, OUTLOOK.after3].map(learned);
  const figures = new Float64Array(FIGURES);
  for (const _ of range(200)) {
    const cards = range(rng.below(16)).map(
      () => `${at(CARDS, 4 + rng.below(CARDS.length - 4)).id}~1`,
    );
    const deck = [...starterDeck(0).slice(rng.below(6)), ...cards, ...cards.slice(rng.below(16))];
    describe(deck, 3, figures);
    const judged = judgeDeck(deck, 3);
    expect(judged.prowess).toBeCloseTo(prowess?.(figures) ?? 0, 9);
    expect(judged.fans).toBeCloseTo(Math.max(0, fans?.(figures) ?? 0), 9);
    expect(judged.later).toBeCloseTo(later?.(figures) ?? 0, 9);
  }
});

test('the final is judged like the last round, and the same deck always alike', () => {
  const [deck, other] = [starterDeck(0), starterDeck(0).slice(2)];
  const before = judgeDeck(deck, ROUNDS + 1);
  judgeDeck(other, ROUNDS);
  expect(judgeDeck(deck, ROUNDS)).toEqual(before);
});
