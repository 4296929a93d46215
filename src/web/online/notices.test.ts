import { expect, test } from 'vitest';
import { WAITING_TABLE } from '../../client/protocol/fixtures.ts';
import type { MyTable } from '../../client/protocol/http.ts';
import type { MyTables } from '../../client/protocol/people.ts';
import { noticesBetween } from './notices.ts';

function mine(...tables: readonly Partial<MyTable>[]): MyTables {
  return {
    name: 'Ann',
    tables: tables.map((table) => ({ ...WAITING_TABLE, ...table })),
    invitations: [],
    search: null,
  };
}

function kinds(before: MyTables | undefined, now: MyTables): string[] {
  return noticesBetween(before, now).map(({ kind }) => kind);
}

test('somebody sat down, the game begins, it is your turn', () => {
  const names = ['Ann', 'Bob'];
  const full = { names, free: 0 };
  expect(noticesBetween(mine({}), mine(full))).toEqual([
    { kind: 'sat', table: 'T1', game: 'grid', name: 'Bob' },
  ]);
  expect(kinds(mine(full), mine({ ...full, phase: 'committing' }))).toEqual(['begins']);
  const playing = { ...full, phase: 'playing' as const };
  expect(kinds(mine(playing), mine({ ...playing, yourMove: true }))).toEqual(['yourMove']);
  expect(kinds(mine({}), mine({ names: ['Ann', 'rookie'] }))).toEqual([]);
});

test('another person’s proposal, once; a rematch until the viewer has joined it', () => {
  const names = ['Ann', 'Bob'];
  const playing = { names, phase: 'playing' as const };
  const proposed = mine({ ...playing, proposal: [1] });
  expect(noticesBetween(mine(playing), proposed)).toEqual([
    { kind: 'proposal', table: 'T1', game: 'grid', name: 'Bob' },
  ]);
  expect(kinds(proposed, proposed)).toEqual([]);
  expect(kinds(mine(playing), mine({ ...playing, proposal: [0] }))).toEqual([]);
  const over = { names, phase: 'over' as const };
  expect(kinds(mine(over), mine({ ...over, rematch: 'T2' }))).toEqual(['rematch']);
  expect(kinds(mine(over), mine({ ...over, rematch: 'T2' }, { id: 'T2' }))).toEqual([]);
});

test('opening the page only shows urgent notices', () => {
  expect(kinds(undefined, mine({ phase: 'playing', yourMove: true }))).toEqual([]);
  const check = { until: 1, waiting: [0] };
  expect(kinds(undefined, mine({ check }))).toEqual(['check']);
  expect(kinds(mine({}), mine({ check }))).toEqual(['check']);
  expect(kinds(mine({ check }), mine({ check }))).toEqual([]);
});

test('a friend invites', () => {
  const by = { id: 'P2', name: 'Bob' };
  const now = { ...mine(), invitations: [{ table: 'T9', game: 'round', by, at: 0 }] };
  expect(noticesBetween(mine(), now)).toEqual([
    { kind: 'invited', table: 'T9', game: 'round', name: 'Bob' },
  ]);
  expect(kinds(now, now)).toEqual([]);
});
