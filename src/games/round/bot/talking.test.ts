import { expect, test } from 'vitest';
import { nodeBudget, type Situation } from '../../../bots/bot.ts';
import { STYLES } from '../../../bots/style.ts';
import { askData } from '../../../engine/ask.ts';
import { range } from '../../../engine/list.ts';
import { askOf } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { RoundGame } from '../fixtures.ts';
import { round } from '../game.ts';
import type { Round } from '../kind.ts';
import { notate } from '../notation.ts';
import { talk } from './talking.ts';

/** Seat 3, the last to draft, is in the salon with boxer 2. */
function salon(announced: number, seed = 1): { table: RoundGame; situation: Situation<Round> } {
  const table = new RoundGame(4, [
    { cards: [4, 3, 7, 2], shadow: 1, announced: [4, 3, 5, announced] },
  ]).drafts();
  const ask = askOf(round, table.state, 3);
  if (!ask) throw new Error('not asked');
  const given = { view: table.view(3), ask: askData(ask), heard: [] };
  const situation = { ...given, rng: rngFrom([seed, 2, 3, 4]), budget: nodeBudget(100) };
  return { table, situation };
}

function openings(announced: number): string[] {
  return range(60).map((seed) => {
    const { situation } = salon(announced, seed + 1);
    return notate(talk(situation)).startsWith('returned') ? 'report' : 'number';
  });
}

test('after a truth and after a lie it opens with either, so that neither gives it away', () => {
  for (const announced of [1, 2]) expect(new Set(openings(announced)).size).toBe(2);
  const reports = (announced: number): number =>
    openings(announced).filter((opening) => opening === 'report').length;
  expect(reports(1)).toBeGreaterThan(reports(2));
});

test('it never reports a boxer of its own or the number it announced', () => {
  for (const seed of range(40)) {
    const { situation } = salon(1, seed + 1);
    expect(['returned 1', 'returned 2']).not.toContain(notate(talk(situation)));
  }
});

test('a bettor of few words says nothing', () => {
  const { situation } = salon(1);
  expect(notate(talk({ ...situation, style: STYLES.counterpuncher }))).toBe('ready');
});
