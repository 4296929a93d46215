import { expect, test } from 'vitest';
import { at, range } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { type Evening, RoundGame } from '../fixtures.ts';
import type { Options } from '../kind.ts';

/** Seat 0 drafts first and is offered 7 and 6; 2 and 4 lie face up. */
function drafting(options: Partial<Options> = {}): RoundGame {
  return new RoundGame(4, [{ cards: [7, 3, 1, 5], shadow: 6 }], options);
}

rule('RD-19', 'one of the two cards is kept, any other is refused', () => {
  const table = drafting();
  expect(table.view(0).own?.offers).toEqual([[7, 6]]);
  expect(table.refuses(0, '3 as 3')).toBe('RD-19');
  expect(table.refuses(0, { type: 'draft', keep: 12, announce: 7 })).toBe('RD-19');
  expect(table.refuses(0, { type: 'draft', keep: 7 })).toBe('RD-19');
  expect(table.refuses(0, { type: 'draft', keep: 7, announce: 7, by: 0 })).toBe('RD-19');
  table.plays(0, '6 as 6');
  expect(table.view(0).own?.cards).toEqual([6]);
  expect(table.last('kept')).toEqual({ type: 'kept', slot: '0.1', kept: 6, returned: 7 });
});

rule('RD-20', 'RD-T-3: a number of the pack is announced, for all to hear', () => {
  const table = drafting();
  expect(table.refuses(0, '7 as 8')).toBe('RD-20');
  table.plays(0, '7 as 3');
  const { to, rule: because, news } = at(table.told, table.told.length - 4);
  expect({ to, because, news }).toEqual({
    to: null,
    because: 'RD-20',
    news: { type: 'announced', slot: '0.1', number: 3 },
  });
  expect(table.state.open.announced).toEqual([3]);
});

rule('RD-21', 'RD-T-3: the number of the kept card is a truth, any other a lie', () => {
  const table = new RoundGame(4, [{ cards: [3, 5, 6, 7], announced: [3, 3, 6, 7] }]).night();
  const [first, second] = table.last('revealed').slots;
  expect(first).toEqual({ slot: '0.1', card: 3, announced: 3, truth: true });
  expect(second).toEqual({ slot: '1.1', card: 5, announced: 3, truth: false });
  const tokens = table.told.flatMap(({ news }) => (news.type === 'tokenPlaced' ? [news] : []));
  expect(tokens.map(({ slot, token }) => `${slot} ${token}`)).toEqual([
    '0.1 truth',
    '1.1 lie',
    '2.1 truth',
    '3.1 truth',
  ]);
});

/** Nights in which slot 0.1 lies as often as told, and is then offered 6 and 1. */
function afterLies(lies: number, options: Partial<Options> = {}): RoundGame {
  const lying: Evening = { cards: [7, 3, 4, 2], announced: [1, 3, 4, 2] };
  const last: Evening = { cards: [6, 3, 4, 2], shadow: 1 };
  const table = new RoundGame(4, [...range(lies).map(() => lying), last], {
    nights: 8,
    ...options,
  });
  for (const _ of range(lies)) table.night();
  return table;
}

rule('RD-22', 'RD-T-5: a slot with two lie tokens may not lie again', () => {
  const table = afterLies(2);
  expect(table.legal(0)).toEqual(['1 as 1', '6 as 6']);
  expect(table.refuses(0, '6 as 1')).toBe('RD-22');
  expect(table.refuses(0, '6 as 6')).toBeUndefined();
});

rule('RD-22', 'RD-T-5: without a limit all fourteen drafts are legal', () => {
  expect(afterLies(2, { lieLimit: null }).legal(0)).toHaveLength(14);
  expect(afterLies(1).legal(0)).toHaveLength(14);
  expect(afterLies(0, { lieLimit: 0 }).legal(0)).toEqual(['1 as 1', '6 as 6']);
});

rule('RD-22', 'RD-T-5: each of two slots has its own limit', () => {
  const first: Evening = { cards: [7, 5, 4, 3, 6, 2], announced: [1, 1, 4, 3, 6, 2] };
  const second: Evening = { cards: [7, 5, 4, 3, 6, 2], announced: [1, 5, 4, 3, 6, 2] };
  const third: Evening = { cards: [7, 5, 4, 3, 6, 2] };
  const table = new RoundGame(3, [first, second, third]).night().night();
  expect(table.refuses(0, '7 as 6')).toBe('RD-22');
  table.plays(0, '7 as 7').plays(1, '4 as 4').plays(2, '6 as 6');
  expect(table.refuses(0, '5 as 6')).toBeUndefined();
});

test('a refused lie is a matter between the dealer and the liar', () => {
  const table = afterLies(2);
  const before = JSON.stringify([table.state, table.told]);
  table.refuses(0, '6 as 1');
  expect(JSON.stringify([table.state, table.told])).toBe(before);
});

rule('RD-23', 'RD-T-31: numbers announced before may be announced, face-up ones if allowed', () => {
  const table = drafting().plays(0, '7 as 7');
  expect(table.refuses(1, '3 as 7')).toBeUndefined();
  expect(table.refuses(1, '3 as 2')).toBeUndefined();
  expect(drafting().refuses(0, '7 as 2')).toBeUndefined();
  expect(drafting({ impossibleClaims: false }).refuses(0, '7 as 2')).toBe('RD-23');
  expect(drafting({ impossibleClaims: false }).legal(0)).toHaveLength(10);
});

rule('RD-24', 'a draft cannot be taken back or changed', () => {
  const table = drafting().plays(0, '7 as 4');
  expect(table.refuses(0, '6 as 6')).toBe('RD-17');
  expect(table.view(0).own?.cards).toEqual([7]);
});

rule('RD-25', 'the returned card goes to the front of the packet, which is mixed', () => {
  const table = drafting().plays(0, '7 as 7');
  expect(table.view(1).own?.offers).toEqual([[6, 3]]);
  expect(table.state.hidden.packet).toEqual([1, 5]);
  expect(table.news().slice(-4)).toEqual(['announced', 'kept', 'turnStarted', 'offered']);
});

rule('RD-26', 'the last card is the shadow, and only the last drafter knows it', () => {
  const table = drafting().drafts();
  expect(table.state.hidden.packet).toEqual([6]);
  expect(table.news().slice(-4)).toEqual(['announced', 'kept', 'shadowPlaced', 'salonOpened']);
  const { to, news } = at(table.told, table.told.length - 3);
  expect({ to, news }).toMatchObject({ to: 3, news: { returned: 6 } });
  const night = table.ready().night().state.open.history[0];
  expect(night?.shadow).toBe(6);
  expect(night?.slots.map(({ card }) => card)).toEqual([7, 3, 1, 5]);
});
