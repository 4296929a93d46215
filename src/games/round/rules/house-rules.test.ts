import { expect } from 'vitest';
import { readOptions } from '../../../engine/options.ts';
import { rule } from '../../../testing/rule.ts';
import { RoundGame } from '../fixtures.ts';
import { round } from '../game.ts';
import { packOf } from '../pack.ts';

const SHEETS = ['OO 1', 'OO 1', 'OO 1', 'OO 1'];
const HONEST = { cards: [4, 3, 2, 1], sheets: SHEETS };
const LIAR = { ...HONEST, announced: [3, 3, 2, 1] };
const PENALTY = { lieLimit: 1, liePenalty: 2, nights: 3 } as const;

rule('H-1', 'a lie beyond the limit is taken, and paid for when the night ends', () => {
  const table = new RoundGame(4, [LIAR, LIAR, HONEST], PENALTY).night();
  expect(table.told.some(({ news }) => news.type === 'fined')).toBe(false);
  const before = table.state.open.purses[0] ?? 0;
  table.night();
  expect(table.told.filter(({ news }) => news.type === 'fined')).toMatchObject([
    { rule: 'H-1', news: { seat: 0, amount: 2 } },
  ]);
  const paid = table.state.open.history[1]?.paid[0];
  expect(paid?.purse).toBe(before + (paid?.delta ?? 0));
  expect(table.state.open.purses[0]).toBe(paid?.purse);
});

rule('H-1', 'nobody pays more than the purse holds', () => {
  const poor = { ...PENALTY, lieLimit: 0, liePenalty: 3, startingMoney: 1 } as const;
  const table = new RoundGame(4, [{ ...LIAR, cards: [1, 2, 4, 3], announced: [5, 2, 4, 3] }], poor);
  table.drafts().ready();
  expect(table.night().state.open.purses[0]).toBeGreaterThanOrEqual(0);
});

rule('H-1', 'without the option the lie is refused', () => {
  const table = new RoundGame(4, [LIAR, LIAR], { ...PENALTY, liePenalty: 0 }).night();
  expect(table.refuses(0, '4 as 3')).toBe('RD-22');
});

const OWN = [
  'docker',
  'rookie',
  'sailor',
  'cara-de-muerte',
  'coach-hank-steel',
  'kwame-ngalou',
  'el-toro',
] as const;

rule('H-2', 'a table may choose and order its boxers', () => {
  const { state } = new RoundGame(4, [HONEST], { ownRoster: OWN });
  const pack = packOf(4, state.options);
  expect(pack.boxers).toEqual(OWN);
  expect(pack.with).toEqual({ giantKiller: 2, ringmate: 4, knockout: 6 });
  expect(pack.knockoutTargets).toEqual([5, 7]);
});

rule('H-2', 'an own roster fills the pack, each boxer once', () => {
  const refused = (ownRoster: unknown, seats = 4): string | null => {
    const read = readOptions(round, { ownRoster }, seats);
    return 'error' in read ? read.rule : null;
  };
  expect(refused(OWN)).toBeNull();
  expect(refused(OWN, 6)).toBe('H-2');
  expect(refused(OWN.slice(1))).toBe('H-2');
  expect(refused([...OWN.slice(1), 'el-toro'])).toBe('H-2');
  expect(refused([...OWN.slice(1), 'rocky'])).toBe('H-2');
});
