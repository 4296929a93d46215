import { expect } from 'vitest';
import { range } from '../../../engine/list.ts';
import { askOf } from '../../../engine/referee.ts';
import { rule } from '../../../testing/rule.ts';
import { RoundGame } from '../fixtures.ts';
import { round } from '../game.ts';

function salon(options = {}): RoundGame {
  return new RoundGame(4, [{ cards: [4, 6, 7, 3] }], options).drafts();
}

rule('RD-27', 'the salon opens for its seconds, or does not exist', () => {
  expect(salon().last('salonOpened')).toEqual({ type: 'salonOpened', seconds: 60 });
  const table = salon({ salonSeconds: 0 });
  expect(table.state.open.phase.type).toBe('prognosis');
  expect(table.news().slice(-4)).toEqual(['announced', 'kept', 'shadowPlaced', 'prognosisOpened']);
});

rule('RD-27', 'what is said changes nothing but what has been said', () => {
  const talk = salon().plays(0, 'hold 0.1 7').plays(1, 'doubt 0.1').ready().night();
  const silence = salon().ready().night();
  const without = ({ state }: RoundGame): string =>
    JSON.stringify(state, (key, value) => (key === 'claims' ? undefined : value));
  expect(without(talk)).toBe(without(silence));
});

rule('RD-28', 'every claim is heard by all, and recorded', () => {
  const claims = ['hold 0.1 5', 'saw 6', 'returned 2', 'suspect 3.1 7', 'trust 3.1', 'doubt 3.1'];
  const table = salon().plays(0, ...claims);
  expect(table.state.open.claims).toEqual([
    { by: 0, claim: { kind: 'hold', slot: '0.1', boxer: 5 } },
    { by: 0, claim: { kind: 'saw', boxer: 6 } },
    { by: 0, claim: { kind: 'returned', boxer: 2 } },
    { by: 0, claim: { kind: 'suspect', slot: '3.1', boxer: 7 } },
    { by: 0, claim: { kind: 'trust', slot: '3.1' } },
    { by: 0, claim: { kind: 'doubt', slot: '3.1' } },
  ]);
  expect(table.told.slice(-6).map(({ to, news }) => [to, news.type])).toEqual(
    claims.map(() => [null, 'said']),
  );
});

rule('RD-28', 'one holds one’s own boxer and suspects others’', () => {
  const table = salon();
  expect(table.refuses(0, 'hold 1.1 5')).toBe('RD-28');
  expect(table.refuses(0, 'suspect 0.1 5')).toBe('RD-28');
  expect(table.refuses(0, 'trust 0.1')).toBe('RD-28');
  expect(table.refuses(0, 'doubt 0.1')).toBe('RD-28');
  expect(table.refuses(0, { type: 'say', claim: { kind: 'saw', boxer: 8 } })).toBe('RD-28');
  expect(table.refuses(0, { type: 'say', claim: { kind: 'sing' } })).toBe('RD-28');
  expect(table.refuses(0, { type: 'say' })).toBe('RD-28');
});

rule('RD-28', 'twenty claims a night each, also after being ready', () => {
  const table = salon().plays(1, 'ready');
  for (const _ of range(20)) table.plays(0, 'saw 6').plays(1, 'saw 6');
  expect(table.refuses(0, 'saw 6')).toBe('RD-28');
  expect(table.refuses(0, 'ready')).toBeUndefined();
  expect(table.legal(1)).toEqual([]);
  expect(table.legal(2)).toContain('saw 6');
});

rule('RD-29', 'the salon waits for everybody to be ready, once', () => {
  const table = salon().plays(2, 'ready');
  expect(table.pending()).toEqual([0, 1, 3]);
  expect(table.refuses(2, 'ready')).toBe('RD-29');
  table.plays(0, 'ready').plays(1, 'ready');
  expect(table.state.open.phase).toEqual({ type: 'salon', ready: [true, true, true, false] });
  table.plays(2, 'doubt 3.1').plays(3, 'ready');
  expect(table.news().slice(-3)).toEqual(['readied', 'salonClosed', 'prognosisOpened']);
  expect(table.refuses(0, { type: 'ready' })).toBe('RD-29');
});

rule('RD-29', 'the clock of the salon answers ready', () => {
  const table = salon();
  const ask = askOf(round, table.state, 0);
  expect([ask?.within, ask?.talk, table.idle(0)]).toEqual([60, true, 'ready']);
});

rule(
  'RD-30',
  'with two bettors one centre card is turned after the salon, or after the draft',
  () => {
    const evening = { cards: [4, 6, 3, 7], centre: [1, 5] };
    const table = new RoundGame(2, [evening]).drafts();
    expect(table.view(null).open.centre).toEqual([]);
    table.ready();
    expect(table.news().slice(-3)).toEqual(['salonClosed', 'centreRevealed', 'prognosisOpened']);
    expect(table.state.open.centre).toEqual([1]);
    expect(table.state.hidden.centre).toEqual([5]);
    const silent = new RoundGame(2, [evening], { salonSeconds: 0 }).drafts();
    expect(silent.news().slice(-3)).toEqual(['shadowPlaced', 'centreRevealed', 'prognosisOpened']);
  },
);
