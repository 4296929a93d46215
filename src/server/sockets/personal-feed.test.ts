import { expect, test } from 'vitest';
import type { MyTable } from '../../client/protocol/http.ts';
import type { MyTables } from '../../client/protocol/people.ts';
import { PersonalFeed } from './personal-feed.ts';

const TABLE: MyTable = {
  id: 'table',
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
const BEFORE: MyTables = { name: 'Ann', tables: [TABLE], invitations: [], search: null };
const AFTER: MyTables = { ...BEFORE, tables: [{ ...TABLE, names: ['Ann', 'Bob'] }] };

test('a table that changes while it is read for a new page is read again', async () => {
  let now = BEFORE;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const feed = new PersonalFeed({
    read: async () => {
      const read = now;
      await held;
      return read;
    },
    report: (error) => expect.fail(String(error)),
  });
  const heard: string[] = [];
  feed.follow('ann', {
    hear: ({ bytes }) => void heard.push(bytes.toString()),
    watches: () => false,
  });
  now = AFTER;
  feed.tableChanged('table');
  release();
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]).toContain('"Bob"');
});
