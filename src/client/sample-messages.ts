import type { Outgoing } from './protocol/socket.ts';
import type { SeatView, TableInfo } from './protocol/table.ts';

const INFO: TableInfo = {
  ...{ id: 't1', game: 'grid', rules: 1, seats: 2, options: { board: 'small' }, legs: 2, leg: 0 },
  ...{ pace: { type: 'live', bank: 300, increment: 5 }, talk: 'free', language: null },
  ...{ listed: true, rated: false, phase: 'playing', host: 0, commitment: 'ab12' },
  ...{ until: null, proposal: { chair: 0, step: 3, agreed: [0] }, rematch: null, outcome: null },
  chairs: [
    {
      person: { id: 'p1', name: 'Ann', program: false },
      ...{ bot: null, kept: false, committed: true, revealed: true },
    },
    { person: null, bot: 'champion', kept: false, committed: false, revealed: false },
  ],
};

const SEEN: SeatView = {
  ...{ step: 4, leg: 0, asked: [1], outcome: null },
  view: { seat: 0, options: {}, open: { pegs: [] }, own: null, glance: null },
  ask: {
    ...{ seat: 0, rule: 'GR-7', about: 'place', form: 'choose', open: false, talk: false },
    ...{ sealed: false, within: null, idle: { type: 'place' }, moves: [{ type: 'place' }] },
    ...{ complete: true, select: null },
  },
  clock: { now: 1, left: [300_000, null], until: [null, 7] },
};

const NEWS = [{ to: null, rule: 'GR-7', news: { type: 'placed' }, visibleUntil: null }];
const AUDIENCE = { count: 1, names: ['Eve'] };
const SAID = { seq: 5, at: 9, chair: 0, name: 'Ann', phrase: 'hello', text: null } as const;
const REMARK = { number: 1, at: 9, person: 'p2', name: 'Eve', phrase: null, text: 'Hm' } as const;
const ACT = { seq: 4, at: 8, step: 2, chair: 0, what: 'clock' } as const;

/** One message of every type that a server sends, for tests and benchmarks of the checks. */
export const MESSAGES: readonly Outgoing[] = [
  { type: 'welcome', person: { id: 'p1', name: 'Ann' }, now: 1 },
  {
    ...{ type: 'sync', table: 't1', seq: 6, chair: 0, code: 'RING', info: INFO, seen: SEEN },
    ...{ here: [true, false], watching: AUDIENCE, heard: NEWS, news: [], said: [SAID] },
    ...{ acts: [{ ...ACT, after: 1 }], muted: null },
  },
  {
    ...{ type: 'step', table: 't1', seq: 7, takenBack: null, by: 'person', chair: 1 },
    ...{ news: NEWS, began: null, expired: ['fight'], seen: SEEN },
  },
  {
    ...{
      type: 'change',
      table: 't1',
      seq: 8,
      step: 5,
      chair: 0,
      news: [{ rule: 'GR-8', news: { type: 'placed' } }],
    },
    ...{ changes: [[['open', 'pegs'], 0, 0, ['a1']]], asked: [0], now: 3 },
  },
  { type: 'table', table: 't1', seq: 8, info: INFO, act: ACT },
  { type: 'said', table: 't1', seq: 9, said: SAID },
  { type: 'remarks', table: 't1', all: true, remarks: [REMARK] },
  { type: 'here', table: 't1', here: [true], watching: AUDIENCE },
  { type: 'mine', name: 'Ann', tables: [], invitations: [], search: null },
  { type: 'done', id: 'm1', seq: null },
  { type: 'refused', id: 'm2', rule: 'GR-8', why: 'A hole holds one peg.' },
  { type: 'error', id: null, error: 'too-often', detail: null },
  { type: 'pong', id: 'm3', now: 2 },
];
