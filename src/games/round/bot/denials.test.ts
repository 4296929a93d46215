import { expect, test } from 'vitest';
import { nodeBudget } from '../../../bots/bot.ts';
import { askData } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import { askOf } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { RoundGame } from '../fixtures.ts';
import { round } from '../game.ts';
import { knownTonight } from '../imagine.ts';
import { notate } from '../notation.ts';
import { readTable, worldsIn } from './reading.ts';
import { talk } from './talking.ts';

/** Seat 0 holds 7 and 2, and announces 2 truthfully; what it says first, about the 7, in many salons. */
function openings(announced: number): string[] {
  const evening = { cards: [7, 2, 4, 1], announced: [announced, 2, 4, 1], shadow: 6 };
  return range(100).map((seed) => {
    const table = new RoundGame(2, [evening]).drafts();
    const ask = askOf(round, table.state, 0);
    if (!ask) throw new Error('not asked');
    const given = { view: table.view(0), ask: askData(ask), heard: [], budget: nodeBudget(100) };
    return notate(talk({ ...given, rng: rngFrom([seed, 2, 3, 4]) }));
  });
}

function count(list: readonly string[], is: (one: string) => boolean): number {
  return list.filter(is).length;
}

test('with two boxers it often says that it sent back the one that it lied about', () => {
  expect(count(openings(3), (one) => one === 'returned 7')).toBeGreaterThan(30);
  expect(openings(7)).not.toContain('returned 7');
});

test('its reports name other boxers too, and follow truths, so that none gives it away', () => {
  const other = (one: string): boolean => one.startsWith('returned') && one !== 'returned 7';
  for (const announced of [3, 7]) expect(count(openings(announced), other)).toBeGreaterThan(20);
  expect(openings(3)).not.toContain('returned 3');
});

test('it makes two statements about each boxer, and never the same twice', () => {
  const evening = { cards: [7, 2, 4, 1], announced: [3, 5, 4, 1], shadow: 6 };
  for (const seed of range(20)) {
    const table = new RoundGame(2, [evening]).drafts();
    for (const rng = rngFrom([seed, 2, 3, 4]); table.pending().includes(0); ) {
      const ask = askOf(round, table.state, 0);
      if (!ask) throw new Error('not asked');
      const given = { view: table.view(0), ask: askData(ask), heard: [], budget: nodeBudget(100) };
      table.plays(0, notate(talk({ ...given, rng })));
    }
    const said = table.view(0).open.claims.map(({ claim }) => notate({ type: 'say', claim }));
    expect([said.length, new Set(said).size]).toEqual([4, 4]);
  }
});

/** How likely seat 0 thinks it that slot 1 of seat 1 holds the 4, after its reports on the second night. */
function belief(earlier: string, ...reports: readonly string[]): number {
  const first = { cards: [7, 2, 4, 1], announced: [7, 2, 3, 5], shadow: 6 };
  const second = { cards: [7, 2, 4, 1], announced: [7, 2, 3, 5], shadow: 6 };
  const table = new RoundGame(2, [first, second]).drafts().plays(1, earlier);
  table
    .night()
    .drafts()
    .plays(1, ...reports);
  const view = table.view(0);
  const reading = readTable(knownTonight(view), view.open.claims, rngFrom([1, 2, 3, 4]));
  let chance = 0;
  worldsIn(reading)((cards, weight) => {
    if (at(cards, 2) === 4) chance += weight;
  });
  return chance;
}

test('whoever denied its own boxer on an earlier night is suspected of doing so again', () => {
  expect(belief('returned 4', 'returned 4')).toBeGreaterThan(belief('returned 6', 'returned 4'));
});

test('a report that is repeated says no more than one', () => {
  const repeated = belief('returned 6', 'returned 4', 'returned 4', 'returned 4');
  expect(repeated).toBeCloseTo(belief('returned 6', 'returned 4'), 9);
});
