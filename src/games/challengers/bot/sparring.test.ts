import { expect, test } from 'vitest';
import { range, without } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { challengers } from '../game.ts';
import { starterDeck } from '../instances.ts';
import { bestDraft, trimmed } from './drafting.ts';
import { prowess, winChance } from './prowess.ts';
import { spar } from './sparring.ts';

const PARK = {
  piles: { A: [], B: [], C: [] },
  options: normalOptions(challengers.options),
  round: 3,
};
const STARTERS = starterDeck(0);
const STRONGER = [...STARTERS, 'castle-pig~1', 'film-cat~1', 'film-cat~2', 'castle-horse~1'];
const OTHERS = starterDeck(1);

/** How often a deck wins against another. */
function share(mine: readonly string[], theirs: readonly string[], matches: number): number {
  const won = range(matches).filter(
    (n) =>
      spar(
        PARK,
        { deck: mine, trophies: [] },
        { deck: theirs, trophies: [] },
        rngFrom([n, 2, 3, 4]),
      ).won,
  );
  return won.length / matches;
}

test('equal decks win equally often, better ones more often', () => {
  expect(Math.abs(share(STARTERS, OTHERS, 400) - 0.5)).toBeLessThan(0.1);
  expect(share(STRONGER, OTHERS, 200)).toBeGreaterThan(0.75);
});

test('the same chance gives the same match', () => {
  const match = () =>
    spar(
      PARK,
      { deck: STRONGER, trophies: [] },
      { deck: OTHERS, trophies: [] },
      rngFrom([9, 8, 7, 6]),
    );
  expect(match()).toEqual(match());
});

test('what was learned of decks agrees with the matches', () => {
  const expected = winChance(prowess(STRONGER, 3) - prowess(OTHERS, 3));
  expect(Math.abs(share(STRONGER, OTHERS, 600) - expected)).toBeLessThan(0.12);
});

test('a trimmed deck promises no less, and a draft takes the better cards', () => {
  const crowded = [...STRONGER, 'haunted-spider~1', 'space-cow~1', 'shipwreck-parrot~1'];
  const { deck, promise } = trimmed(crowded, 3);
  expect(deck.length).toBeLessThan(crowded.length);
  for (const card of deck)
    expect(promise).toBeGreaterThanOrEqual(trimmed(without(deck, card), 3).promise);
  const offer = ['funfair-clown~1', 'castle-dragon~1', 'castle-jester~1'];
  expect(bestDraft(STARTERS, offer, 1, 7).deck).toContain('castle-dragon~1');
});
