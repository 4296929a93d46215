import { expect, test } from 'vitest';
import { choices, range, sum, without } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { challengers } from '../game.ts';
import { type CardName, starterDeck } from '../instances.ts';
import { bestDraft, trimmed } from './drafting.ts';
import { deckValue } from './outlook.ts';
import { prowess, winChance } from './prowess.ts';
import { spar } from './sparring.ts';
import { DUEL } from './stakes.ts';

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

/** Decks that champions drafted for round 5. */
const DRAFTED: readonly (readonly string[])[] = [
  [
    ...['castle-stable-boy~1', 'castle-stable-boy~4', 'space-alien~2', 'space-alien~3'],
    ...['space-cow~2', 'space-cow~3', 'space-ufo~2', 'space-ufo~3', 'starter-champion~1.1'],
    ...['starter-newcomer~1.1', 'starter-newcomer~1.2', 'starter-newcomer~1.3'],
  ],
  [
    ...['castle-jester~2', 'castle-jester~3', 'castle-knight~2', 'film-cowboy~4', 'film-lion~3'],
    ...['haunted-bat~2', 'space-alien~1', 'starter-newcomer~3.1', 'starter-newcomer~3.2'],
    'starter-newcomer~3.3',
  ],
  [
    ...['city-dog~1', 'city-mascot~1', 'funfair-mime~4', 'funfair-pony~2', 'funfair-pony~3'],
    ...['funfair-rubber-duck~2', 'space-alien~1', 'starter-champion~2.1', 'starter-dog~2.1'],
  ],
  [
    ...['castle-hermit~2', 'castle-hermit~4', 'castle-jester~2', 'castle-jester~4'],
    ...['film-comic-character~1', 'film-comic-character~3', 'film-director~1', 'film-director~3'],
    ...['shipwreck-treasure~1', 'shipwreck-treasure~4', 'starter-newcomer~0.1'],
    ...['starter-newcomer~0.2', 'starter-newcomer~0.3'],
  ],
  [
    ...['castle-wizard~1', 'castle-wizard~2', 'castle-wizard~4', 'haunted-bat~1', 'space-ai~1'],
    ...['space-alien~1', 'starter-champion~1.1', 'starter-dog~1.1', 'starter-newcomer~1.1'],
    ...['starter-newcomer~1.2', 'starter-newcomer~1.3'],
  ],
  [
    ...['castle-horse~2', 'film-cowboy~1', 'film-director~2', 'film-lion~1', 'film-movie-star~1'],
    ...['film-movie-star~2', 'film-movie-star~4', 'haunted-bat~1', 'starter-newcomer~2.1'],
    ...['starter-newcomer~2.2', 'starter-newcomer~2.3'],
  ],
];

test('and also for decks that champions draft', () => {
  const errors = choices(DRAFTED, 2).map(([mine = [], theirs = []]) => {
    const expected = winChance(prowess(mine, 5) - prowess(theirs, 5));
    return Math.abs(share(mine, theirs, 200) - expected);
  });
  expect(sum(errors) / errors.length).toBeLessThan(0.095);
});

test('a trimmed deck is worth no less, and a draft takes the better cards', () => {
  const crowded = [...STRONGER, 'haunted-spider~1', 'space-cow~1', 'shipwreck-parrot~1'];
  const appraise = deckValue(3, DUEL);
  const { deck, value } = trimmed(crowded, appraise);
  expect(deck.length).toBeLessThan(crowded.length);
  for (const card of deck)
    expect(value).toBeGreaterThanOrEqual(trimmed(without(deck, card), appraise).value);
  const offer = ['funfair-clown~1', 'castle-dragon~1', 'castle-jester~1'];
  const strength = (cards: readonly CardName[]): number => prowess(cards, 7);
  expect(bestDraft(STARTERS, offer, 1, strength).deck).toContain('castle-dragon~1');
});

test('all cards of a name go together if one alone would be missed', () => {
  const newcomers = ['starter-newcomer~0.1', 'starter-newcomer~0.2', 'starter-newcomer~0.3'];
  const others = [
    ...['castle-stable-boy~4', 'film-lion~1', 'funfair-rubber-duck~1', 'space-ufo~1'],
    ...['space-ufo~2', 'space-ufo~4', 'starter-champion~0.1'],
  ];
  const crowd = [...others, ...newcomers];
  const strength = (deck: readonly CardName[]): number => prowess(deck, 5);
  expect(strength(without(crowd, 'starter-newcomer~0.1'))).toBeLessThan(strength(crowd));
  expect(trimmed(crowd, strength).deck).toEqual(others);
});
