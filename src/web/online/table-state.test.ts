import { expect, test } from 'vitest';
import type { Message } from '../../client/protocol/socket.ts';
import type { Between, Chair, SeatView, TableInfo } from '../../client/protocol/table.ts';
import type { TableSnapshot } from '../../client/table.ts';
import type { AnyNews } from '../../engine/hosted.ts';
import { statusAfter } from './online-status.ts';
import { stateAfter } from './table-state.ts';

const NOBODY: Chair = { person: null, bot: null, kept: false, committed: true, revealed: true };
const person = (name: string): Chair => ({ ...NOBODY, person: { id: name, name, program: false } });
const news = (type: string): AnyNews => ({
  to: null,
  rule: 'GR-5',
  visibleUntil: null,
  news: { type },
});
const ASK: NonNullable<SeatView['ask']> = {
  ...{ seat: 0, rule: 'GR-4', about: 'place', form: 'choose', open: false, talk: false },
  ...{
    sealed: false,
    within: null,
    idle: { type: 'pass' },
    moves: [],
    complete: true,
    select: null,
  },
} as const;

const INFO: TableInfo = {
  ...{ id: 't', game: 'grid', rules: 1, seats: 2, options: {}, legs: 2, leg: 0, host: 0 },
  ...{ pace: { type: 'none' }, talk: 'phrases', language: null, listed: true, rated: false },
  phase: 'playing',
  chairs: [person('Ann'), person('Bob')],
  ...{ commitment: 'c', until: null, proposal: null, rematch: null, outcome: null },
};

/** A match of two as Ann sees it, in chair 0. */
function known(
  leg: number,
  some: Partial<TableSnapshot> = {},
  info: Partial<TableInfo> = {},
): TableSnapshot {
  return {
    ...{ seq: 9, chair: 0, code: null, here: [true, true], said: [], muted: [], acts: [] },
    ...{ watching: { count: 0, names: [] }, remarks: [] },
    info: { ...INFO, leg, ...info },
    heard: [news('placed')],
    seen: {
      ...{ step: 12, leg, ask: ASK, asked: [0], clock: { now: 0, left: [], until: [] } },
      view: { seat: leg, options: {}, open: { game: leg }, own: 'mine', glance: null },
      outcome: null,
    },
    ...some,
  };
}

const TABLE: Message<'table'> = { type: 'table', table: 't', seq: 10, info: INFO };
const SYNC: Message<'sync'> = {
  ...{ type: 'sync', table: 't', seq: 10, chair: 0, code: null, info: INFO, here: null },
  ...{ watching: null, seen: null, heard: [], news: [], said: [], muted: null },
};
const BETWEEN: Between = {
  ...{ until: 99, ready: [], scores: [3, 15] },
  view: { seat: null, options: {}, open: { game: 'over' }, own: null, glance: null },
  outcome: { places: [[1], [0]], scores: [3, 15], rule: 'GR-9' },
};

test('a step is rendered immediately, without waiting for anything', () => {
  const state = stateAfter(undefined, { known: known(0), news: [], message: TABLE }, []);
  expect(state).toMatchObject({ viewer: 0, step: 12, ask: { about: 'place', example: null } });
});

test('a question stays the same object while others come and talk', () => {
  const before = stateAfter(undefined, { known: known(0), news: [], message: TABLE }, []);
  const after = stateAfter(
    before,
    { known: structuredClone(known(0)), news: [], message: TABLE },
    [],
  );
  expect(after?.ask).toBe(before?.ask);
});

test('between two games the last board stays, with its seats and the news of its last step', () => {
  const before = stateAfter(undefined, { known: known(0), news: [], message: TABLE }, []);
  const paused = known(1, {}, { between: BETWEEN });
  const ended = stateAfter(before, { known: paused, news: [], message: TABLE }, [news('full')]);
  expect(ended).toMatchObject({
    ...{ between: true, leg: 0, viewer: 0, ask: null, asked: [], outcome: null },
    view: { seat: 0, own: 'mine', open: { game: 'over' } },
    sitters: [{ name: 'Ann' }, { name: 'Bob' }],
    news: [{ news: { type: 'full' } }],
  });
  expect(ended?.heard.map((one) => one.news.type)).toEqual(['placed', 'full']);
  const readied = known(1, {}, { between: { ...BETWEEN, ready: [1] } });
  expect(stateAfter(ended, { known: readied, news: [], message: TABLE }, [])).toBe(ended);
});

test('the next game begins with its own deal', () => {
  const paused = known(1, {}, { between: BETWEEN });
  const ended = stateAfter(undefined, { known: paused, news: [], message: TABLE }, []);
  expect(ended).toMatchObject({ between: true, view: { seat: null }, heard: [] });
  const begun = known(1, { heard: [news('dealt')] });
  const state = stateAfter(ended, { known: begun, news: [], message: SYNC }, []);
  expect(state).toMatchObject({ leg: 1, viewer: 1, news: [{ news: { type: 'dealt' } }] });
  expect(state?.between).toBeUndefined();
  expect(state?.sitters).toMatchObject([{ name: 'Bob' }, { name: 'Ann' }]);
});

test('a recap is shown only after an absence', () => {
  const message = { known: known(0), news: [news('placed')], message: SYNC };
  expect(statusAfter(undefined, message, false).recap).toBeNull();
  const status = statusAfter(undefined, message, true);
  expect(status.recap).toHaveLength(1);
  expect(statusAfter(status, { ...message, news: [] }, false).recap).toHaveLength(1);
});

test('an error stays until it is dismissed', () => {
  const message = { known: known(0), news: [], message: TABLE };
  const status = { ...statusAfter(undefined, message, false), trouble: 'no-storage' } as const;
  expect(statusAfter(status, message, false).trouble).toBe('no-storage');
});
