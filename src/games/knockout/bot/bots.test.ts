import { expect, test } from 'vitest';
import type { Bot } from '../../../bots/bot.ts';
import { range, sum } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { boxing, fight, type KnockoutGame, table, training } from '../fixtures.ts';
import { knockout } from '../game.ts';
import type { KnockOut } from '../kind.ts';
import { likelyHand, possibleCards, remembered } from './beliefs.ts';
import { contender } from './contender.ts';
import { chancesOf } from './duel.ts';
import { rookie } from './rookie.ts';
import { played, situation } from './trial.ts';

test('the contender beats three rookies in far more than a quarter of the games', () => {
  const rng = rngFrom(seedsFrom(21)());
  const options = normalOptions(knockout.options);
  const firsts = range(24).map((game) => {
    const bots = range(4).map((seat) => (seat === game % 4 ? contender : rookie));
    const scores = played(bots, options, rng);
    return Math.max(...scores) === scores[game % 4] ? 1 : 0;
  });
  expect(sum(firsts)).toBeGreaterThanOrEqual(14);
});

test('both levels play every variant legally', () => {
  const rng = rngFrom(seedsFrom(22)());
  const pro = { ...normalOptions(knockout.options), seasons: 2, variableStart: true } as const;
  for (const seats of [3, 5]) {
    const bots = range(seats).map((seat) => (seat % 2 === 0 ? contender : rookie));
    expect(played(bots, { ...pro, discardsVisible: seats === 5 }, rng)).toHaveLength(seats);
  }
});

/** What a bot answers in many tries. */
function answers(bot: Bot<KnockOut>, where: KnockoutGame, seat: number): string[] {
  const seeds = seedsFrom(31);
  return range(40).map(() =>
    knockout.notate(bot(situation(where.state, where.told, seat, rngFrom(seeds())))),
  );
}

test('the contender has no fixed card for a round, nor a fixed hand', () => {
  expect(new Set(answers(contender, boxing(), 0)).size).toBeGreaterThan(1);
  expect(new Set(answers(contender, training(), 0)).size).toBeGreaterThan(3);
});

test('the same situation and chance give the same answer', () => {
  for (const bot of [rookie, contender])
    expect(answers(bot, boxing(), 0)).toEqual(answers(bot, boxing(), 0));
});

test('the rookie throws the highest card first, most of the time', () => {
  const highest = answers(rookie, boxing(), 0).filter((answer) => answer === 'play 5');
  expect(highest.length).toBeGreaterThan(20);
});

test('memory reaches back so many fights', () => {
  const where = fight(table(), '5-3 4-4 3-3');
  fight(where, '5-3 1-1 2-2', { who: 'green-light yellow-heavy' });
  const shown = (fights: number) =>
    remembered(where.told, fights).filter(({ news }) => news.type === 'roundRevealed').length;
  expect([0, 1, 2, 3].map(shown)).toEqual([0, 3, 6, 6]);
  where.plays('2 challenge yellow-light black-heavy');
  const seat = situation(where.state, where.told, 2, rngFrom([1, 2, 3, 4]));
  expect(possibleCards(seat, 0, 9)).toEqual([1, 1, 2, 2, 2, 3, 3, 4, 5]);
  expect(possibleCards(seat, 0, 1)).toHaveLength(12);
  expect(possibleCards(seat, 2, 0)).toHaveLength(9);
});

test('guessed hands are of the cards that are left', () => {
  const rng = rngFrom([5, 6, 7, 8]);
  for (const _ of range(20)) {
    const hand = likelyHand([1, 1, 2, 5], 3, rng);
    expect(hand).toHaveLength(3);
    expect(hand).toEqual([...hand].sort((a, b) => a - b));
  }
});

test('a duel of open hands is worked out to the end', () => {
  const ring = { left: { red: 5, blue: 5 }, lead: 0, rounds: 1 };
  const hook = chancesOf({ ...ring, hands: { red: [1], blue: [5] } }, null);
  expect(hook).toEqual([1, 0, 0, 0]);
  const even = chancesOf({ ...ring, hands: { red: [2, 4], blue: [3] } }, null);
  expect(even).toEqual([0.5, 0, 0.5, 0]);
  const aimed = chancesOf(
    { ...ring, hands: { red: [2, 4], blue: [3] } },
    { corner: 'red', worths: [1, 1, 0, 0] },
  );
  expect(aimed).toEqual([1, 0, 0, 0]);
  const down = chancesOf(
    { ...ring, left: { red: 5, blue: 2 }, hands: { red: [5], blue: [2] } },
    null,
  );
  expect(down).toEqual([0, 1, 0, 0]);
});

test('with a hopeless hand the contender backs the other corner', () => {
  const weak = table().plays(
    '0 challenge black-heavy green-heavy',
    '0 train 1 1 2 2',
    '1 train 2 3 4 5',
  );
  const against = answers(contender, weak, 0).filter((answer) =>
    /^bet (blue|red \d+ ko)/.test(answer),
  );
  expect(against.length).toBeGreaterThan(35);
});
