import { expect, test } from 'vitest';
import { WAITING_TABLE } from '../../client/protocol/fixtures.ts';
import type { MyTables } from '../../client/protocol/people.ts';
import { PersonalFeed } from './personal-feed.ts';

const BEFORE: MyTables = { name: 'Ann', tables: [WAITING_TABLE], invitations: [], search: null };
const AFTER: MyTables = { ...BEFORE, tables: [{ ...WAITING_TABLE, names: ['Ann', 'Bob'] }] };

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
  feed.tableChanged(WAITING_TABLE.id);
  release();
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]).toContain('"Bob"');
});
