import { expect, test } from 'vitest';
import type { Chair, TableInfo } from '../../client/protocol/table.ts';
import type { TableSnapshot } from '../../client/table.ts';
import { chairOfSeat, outcomeBySeat, seatOfChair, sittersOf } from './chairs.ts';

const NOBODY: Chair = { person: null, bot: null, kept: false, committed: false, revealed: false };
const person = (name: string): Chair => ({ ...NOBODY, person: { id: name, name, program: false } });

/** A table of three in the second game of a match, as Ann sees it. */
function second(): TableSnapshot {
  const info: TableInfo = {
    ...{ id: 't', game: 'knockout', rules: 1, seats: 3, options: {}, legs: 2, leg: 1, host: 0 },
    ...{
      pace: { type: 'none' },
      talk: 'phrases',
      language: null,
      listed: true,
      rated: false,
      phase: 'over',
    },
    chairs: [person('Ann'), person('Bob'), { ...NOBODY, bot: 'champion' }],
    ...{ commitment: '', until: null, proposal: null, rematch: null, outcome: null },
  };
  return {
    ...{
      seq: 9,
      chair: 0,
      code: null,
      info,
      here: [true, false, false],
      watching: { count: 0, names: [] },
      heard: [],
      said: [],
      remarks: [],
      muted: [],
      acts: [],
    },
    seen: {
      ...{ step: 40, leg: 1, ask: null, asked: [], clock: { now: 0, left: [], until: [] } },
      view: { seat: 1, options: {}, open: {}, own: null, glance: null },
      outcome: { places: [[1], [0], [2]], scores: [20, 30, 10], rule: 'KO-60' },
    },
  };
}

test('in the second game of a match everyone sits one seat further', () => {
  expect([0, 1, 2].map((chair) => seatOfChair(second(), chair))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((seat) => chairOfSeat(second(), seat))).toEqual([2, 0, 1]);
  expect(sittersOf(second())).toEqual([
    { kind: 'bot', level: 'champion', character: expect.any(String) },
    { kind: 'here', name: 'Ann' },
    { kind: 'away', name: 'Bob' },
  ]);
});

test('the outcome of a match counts chairs on the wire and seats on the screen', () => {
  expect(outcomeBySeat(second())).toEqual({
    places: [[2], [1], [0]],
    scores: [10, 20, 30],
    rule: 'KO-60',
  });
});
