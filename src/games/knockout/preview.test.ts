import { expect, test } from 'vitest';
import { anyAnswer } from '../../engine/ask.ts';
import { at, range, sum } from '../../engine/list.ts';
import { normalOptions } from '../../engine/options.ts';
import { listener } from '../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../engine/rng.ts';
import { boxing, table } from './fixtures.ts';
import { knockout } from './game.ts';
import type { KnockOut, News } from './kind.ts';
import { ENDINGS, type Preview, previews } from './preview.ts';

test('there is nothing to preview without a fight', () => {
  expect(previews(table().state.open)).toEqual([]);
});

test('each ending of the fight on the table is worked out', () => {
  const [points] = previews(boxing().state.open);
  expect(points).toEqual({
    ending: { winner: 'red', method: 'points' },
    prizes: [16000, 8000, 0],
    bets: [2000, -4000, 0],
    seats: [18000, 4000, 0],
    notes: [0, 0, 0],
    bank: -26000,
    pot: 4000,
  });
});

test('what was previewed is what is settled, in random games', () => {
  const seeds = seedsFrom(11);
  const rng = rngFrom(seeds());
  const seen = new Set<string>();
  for (const game of range(60)) {
    const options = {
      ...normalOptions(knockout.options),
      seasons: 2,
      variableStart: true,
    } as const;
    const poor = game % 2 === 0;
    const state = knockout.setup(3 + (game % 3), options, rng, listener<KnockOut>());
    if (poor) state.open.cash.fill(10000);
    let expected: readonly Preview[] = [];
    while (state.open.phase.type !== 'over') {
      const before = previews(state.open);
      if (before.length > 0) expected = before;
      const tell = listener<KnockOut>();
      const ask = at(knockout.asks(state), 0);
      knockout.play(state, ask.seat, anyAnswer(ask, rng), rng, tell);
      const found = settled(tell.told, state.own.length);
      if (!found) continue;
      const { ending } = found;
      seen.add(`${ending.winner} ${ending.method}`);
      const preview = expected.find(
        (one) => one.ending.winner === ending.winner && one.ending.method === ending.method,
      );
      expect(found).toEqual(preview);
    }
  }
  expect(seen.size).toBe(ENDINGS.length);
});

/** The actual payouts of a fight, summed from the news. */
function settled(told: readonly News[], seats: number): Preview | undefined {
  const ended = told.find(({ news }) => news.type === 'fightEnded')?.news;
  if (ended?.type !== 'fightEnded') return undefined;
  const zero = range(seats).map(() => 0);
  const [prizes, bets, notes] = [[...zero], [...zero], [...zero]];
  let [bank, pot] = [0, 0];
  for (const { news } of told) {
    if (news.type === 'prizePaid') prizes[news.seat] = at(prizes, news.seat) + news.amount;
    if (news.type === 'loanTaken') notes[news.seat] = news.notes;
    if (news.type !== 'betSettled' || !news.flow) continue;
    const { from, to, amount } = news.flow;
    if (typeof from === 'number') bets[from] = at(bets, from) - amount;
    else bank -= amount;
    if (typeof to === 'number') bets[to] = at(bets, to) + amount;
    else pot += amount;
  }
  const totals = prizes.map((prize, seat) => prize + at(bets, seat));
  const { winner, method } = ended;
  return {
    ending: { winner, method },
    seats: totals,
    prizes,
    bets,
    notes,
    bank: bank - sum(prizes),
    pot,
  };
}
