import { expect, test } from 'vitest';
import { at, range, sum } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { type Rng, rngFrom, withShuffle } from '../../../engine/rng.ts';
import { CARDS } from '../cards.ts';
import { TRAYS } from '../effects.ts';
import { challengers } from '../game.ts';
import { type CardName, cardOf, copies } from '../instances.ts';
import type { Trophy } from '../kind.ts';
import { quickCards, quickDeck } from './quick-cards.ts';
import { fight, newCorner } from './quick-match.ts';
import { quickSparring } from './quick-sparring.ts';
import { type SparringPark, spar } from './sparring.ts';

const PLAYABLE = CARDS.filter(({ set }) => set !== 'robot');
const OPTIONS = normalOptions(challengers.options);

/** Any cards, one copy each: after a search the order of equal cards may differ. */
function anyDeck(rng: Rng, copy: number): CardName[] {
  const cards = rng.shuffle([...PLAYABLE]).slice(0, 4 + rng.below(14));
  return cards.map((card) => at(copies(card), Math.min(copy, card.copies - 1)));
}

function parkOf(rng: Rng, taken: readonly CardName[], duelChoice: boolean): SparringPark {
  const [A = [], B = [], C = []] = TRAYS.map((level) =>
    rng.shuffle(
      PLAYABLE.filter((card) => card.level === level)
        .map((card) => at(copies(card), card.copies - 1))
        .filter((card) => !taken.includes(card)),
    ),
  );
  const options = { ...OPTIONS, duelChoice };
  return { piles: { A, B, C }, options, round: 1 + rng.below(7) };
}

function trophies(rng: Rng, latest: number): Trophy[] {
  return range(1 + rng.below(3)).map((n) => ({ round: n === 0 ? latest : 0, park: 0, fans: 0 }));
}

/** Nothing is shuffled, so that both ways see the same decks. */
const UNSHUFFLED = withShuffle((n) => n - 1);

test('a quick match goes as the rules say', () => {
  const rng = rngFrom([1, 2, 3, 4]);
  const differing = range(1500).filter((n) => {
    const [deck, rival] = [anyDeck(rng, 0), anyDeck(rng, 1)];
    const park = parkOf(rng, [...deck, ...rival], n % 4 === 0);
    const starter = n % 2 === 0 ? 0 : 1;
    const mine = { deck, trophies: trophies(rng, starter === 0 ? 9 : 1) };
    const theirs = { deck: rival, trophies: trophies(rng, starter === 1 ? 9 : 1) };
    const { won, fans } = spar(park, mine, theirs, UNSHUFFLED);
    const corners = [newCorner(mine.trophies.length), newCorner(theirs.trophies.length)] as const;
    corners[0].deck.push(...quickCards(deck).reverse());
    corners[1].deck.push(...quickCards(rival).reverse());
    const [A, B, C] = TRAYS.map((level) => ({ cards: quickCards(park.piles[level]), next: 0 }));
    if (!A || !B || !C) throw new Error('three trays');
    const { duelChoice } = park.options;
    const m = { corners, piles: { A, B, C }, round: park.round, duelChoice, loser: null };
    return (fight(m, starter) === 0) !== won || corners[0].fans !== fans;
  });
  expect(differing.map((n) => `match ${n}`)).toEqual([]);
});

test('its decks are shuffled, and a seed stands for one match', () => {
  const rng = rngFrom([5, 6, 7, 8]);
  const [deck, rival] = [anyDeck(rng, 0), anyDeck(rng, 1)];
  const park = parkOf(rng, [...deck, ...rival], false);
  const spars = quickSparring(park, [], []);
  const results = range(4000).map((seed) => spars(quickDeck(deck), quickDeck(rival), seed));
  const again = range(4000).map((seed) => spars(quickDeck(deck), quickDeck(rival), seed));
  expect(again).toEqual(results);
  const byRules = range(1000).map(() => {
    const [mine, theirs] = [deck, rival].map((cards) => ({ deck: cards, trophies: [] }));
    if (!mine || !theirs) throw new Error('two decks');
    return spar(park, mine, theirs, rng);
  });
  const share = (list: readonly { readonly won: boolean }[]): number =>
    sum(list.map(({ won }) => Number(won))) / list.length;
  expect(Math.abs(share(results) - share(byRules))).toBeLessThan(0.06);
});

test('every printed card can be prepared', () => {
  const names = CARDS.map((card) => `${card.id}~1`);
  expect(quickCards(names).map(({ strength }) => strength)).toEqual(
    names.map((name) => cardOf(name).strength),
  );
});
