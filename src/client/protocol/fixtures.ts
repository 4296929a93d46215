import type { MyTable } from './http.ts';

/** A table at which Ann waits for somebody, as she sees it in her list. */
export const WAITING_TABLE: MyTable = {
  id: 'T1',
  game: 'grid',
  phase: 'gathering',
  seats: 2,
  free: 1,
  bots: 0,
  names: ['Ann', null],
  pace: { type: 'none' },
  options: {},
  legs: 1,
  rated: false,
  language: null,
  asked: [],
  changedAt: 0,
  proposal: null,
  check: null,
  rematch: null,
  chair: 0,
  yourMove: false,
  until: null,
};
