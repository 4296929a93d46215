import { expect, test } from 'vitest';
import { at, range } from '../../../engine/list.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { PRINTED } from '../deck.ts';
import { optionsOf } from '../fixtures.ts';
import { deckOf } from '../rules/advanced.ts';
import { type Belief, begin, draws, leaves, losesToHits, returns, turnsUp } from './belief.ts';
import { binomial, opening } from './opening.ts';

const OPTIONS = optionsOf({ mulligan: 'off' });
const { cards: CARDS } = deckOf(PRINTED, OPTIONS, 0);

/** Seven cards are dealt, and nothing else has happened. */
function dealt(): Belief {
  const news = [{ type: 'drew', seat: 0, count: 7 }] as const;
  const start = opening(0, CARDS, news, OPTIONS, false);
  if (!start) throw new Error('the news begin with the deal');
  return begin(start, CARDS);
}

/** All seven are played, six of them return to the deck, and six cards are drawn. */
function afterBreak(): Belief {
  const hand = CARDS.slice(0, 7);
  const played = hand.reduce((belief, card) => leaves(belief, [card], 'pile'), dealt());
  return draws(returns(played, hand.slice(0, 6)), 6);
}

test('a hand that hardly ever comes is still among the guesses, with its weight', () => {
  const { guesses } = afterBreak();
  const returned = ({ stretches }: (typeof guesses)[number]): number =>
    stretches.reduce((sum, counts) => sum + at(counts, 1), 0);
  expect(guesses.map(returned).sort()).toEqual(range(7));
  for (const guess of guesses) {
    const k = returned(guess);
    const weight = (binomial(6, k) * binomial(53, 6 - k)) / binomial(59, 6);
    expect(guess.weight / weight).toBeCloseTo(1, 9);
  }
  expect(Math.min(...guesses.map(({ weight }) => weight))).toBeLessThan(1e-7);
});

test('what happens makes a new belief and leaves the old one as it was', () => {
  const belief = dealt();
  const before = structuredClone(belief);
  const [first = '', second = '', third = ''] = CARDS;
  losesToHits(belief, [first]);
  leaves(belief, [first, second], 'pile');
  turnsUp(belief, third, 'out');
  draws(belief, 2);
  expect(belief).toEqual(before);
  expect(losesToHits(belief, [first])).toMatchObject({ hand: 6, deck: 53 });
});

test('no order of draws, hits and returns leaves out a hand that is possible', () => {
  const rng = rngFrom([1, 2, 3, 4]);
  for (const _ of range(20)) {
    let belief = draws(dealt(), rng.below(3));
    let hand = CARDS.slice(0, belief.hand);
    let deck = CARDS.slice(belief.hand);
    const pile: string[] = [];
    for (const action of range(12)) {
      if (action % 3 === 2 && pile.length > 0) {
        const back = pile.splice(0, 1 + rng.below(pile.length));
        belief = returns(belief, back);
        deck = rng.shuffle([...deck, ...back]);
      } else if (rng.below(2) === 0 && hand.length > 1) {
        const [card = ''] = hand.splice(rng.below(hand.length), 1);
        belief = leaves(belief, [card], 'pile');
        pile.push(card);
      } else {
        const count = 1 + rng.below(2);
        belief = draws(belief, count);
        hand = [...hand, ...deck.slice(0, count)];
        deck = deck.slice(count);
      }
      const held = belief.sizes.map(
        (_, batch) => hand.filter((card) => belief.where.get(card) === batch).length,
      );
      const found = belief.guesses.some(({ stretches }) =>
        held.every(
          (count, batch) => stretches.reduce((sum, counts) => sum + at(counts, batch), 0) === count,
        ),
      );
      expect(found).toBe(true);
    }
  }
});
