import { expect, test } from 'vitest';
import { at, sum } from '../../../engine/list.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { RoundGame } from '../fixtures.ts';
import { knownTonight } from '../imagine.ts';
import { readTable, worldsIn } from './reading.ts';

const CARDS = [4, 3, 7, 2];
const TONIGHT = { cards: CARDS, shadow: 1 };

/** How likely a slot holds a boxer, by what seat 0 makes of the table. */
function belief(table: RoundGame, slot: number, boxer: number): number {
  const view = table.view(0);
  let chance = 0;
  const reading = readTable(knownTonight(view), view.open.claims, rngFrom([1, 2, 3, 4]));
  worldsIn(reading)((cards, weight) => {
    if (cards[slot] === boxer) chance += weight;
  });
  return chance;
}

/** The second night after a first one on which these numbers were announced; the strongest boxer starts it. */
function afterNight(announced: readonly number[]): RoundGame {
  const first = { cards: [4, 3, 7, 2], shadow: 1, announced };
  const nights = [first, { ...TONIGHT, starter: 2 }];
  return new RoundGame(4, nights, { salonSeconds: 0 }).night().drafts();
}

test('whoever told the truth is believed more the next night than whoever lied', () => {
  const honest = belief(afterNight([4, 3, 7, 2]), 3, 2);
  const liar = belief(afterNight([4, 3, 7, 1]), 3, 2);
  expect(honest).toBeGreaterThan(liar);
});

test('lies of others make an announcement less credible too', () => {
  const honest = belief(afterNight([4, 3, 7, 2]), 3, 2);
  const among = belief(afterNight([4, 1, 1, 2]), 3, 2);
  expect(honest).toBeGreaterThan(among);
});

test('a report makes it unlikely that somebody had kept that boxer before', () => {
  const evening = { cards: CARDS, shadow: 1, announced: [4, 3, 5, 2] };
  const table = new RoundGame(4, [evening]).drafts();
  const before = belief(table, 2, 7);
  table.plays(3, 'returned 7');
  expect(belief(table, 2, 7)).toBeLessThan(0.6 * before);
});

test('with many bettors sampled worlds agree with the announcements in the same way', () => {
  const cards = [4, 3, 7, 2, 5, 8];
  const table = new RoundGame(6, [{ cards, shadow: 1 }]).drafts();
  const reading = readTable(knownTonight(table.view(0)), [], rngFrom([1, 2, 3, 4]));
  expect(sum(reading.weights)).toBeCloseTo(1, 9);
  const chances = [1, 2, 3, 4, 5].map((slot) => belief(table, slot, at(cards, slot)));
  for (const chance of chances) expect(chance).toBeGreaterThan(1 / 6);
});
