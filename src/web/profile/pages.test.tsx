import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Leaderboard, PublicProfile } from '../../client/protocol/people.ts';
import type { ReportContext } from '../../client/protocol/profile.ts';

/** Replaces the browser's storage with a map. */
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeAll(() => {
  globalThis.localStorage ??= Object.assign(Object.create(null), storage);
});

/** The page as HTML; its links lead nowhere here. */
function rendered(page: ReactNode): string {
  return renderToString(<Router hook={() => ['/', () => {}]}>{page}</Router>);
}

const text = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const ROW = { estimate: 27.46, uncertainty: 2.5, games: 9, won: 5, drawn: 1 };
const BOARD: Leaderboard = {
  ...{ season: '2026-Q4', seasons: ['2026-Q4'], more: true },
  rows: [
    { id: 'p1', name: 'Ann', rank: 1, ...ROW },
    { id: 'p2', name: 'Bob', rank: null, ...ROW, games: 3, won: 1 },
  ],
  mine: { id: 'p3', name: 'Cid', rank: 77, ...ROW },
};

test('a leaderboard shows rank, rating with uncertainty, record, and the viewer’s own row', async () => {
  const { LeaderboardTable } = await import('./leaderboard-page.tsx');
  const page = text(rendered(<LeaderboardTable board={BOARD} page={0} onPage={() => {}} />));
  expect(page).toContain('1 Ann 27.5 ±5 9 5 · 1 · 3');
  expect(page).toContain('ranked after 5 games Bob');
  expect(page).toContain('77 Cid (you)');
  expect(page).toContain('Next 50');
});

const ANN: PublicProfile = {
  ...{ id: 'p1', name: 'Ann', since: Date.UTC(2026, 0, 2) },
  games: [],
  relation: { follows: false, followsMe: true, blocked: false },
};

test('a public profile offers follow and block, the viewer’s own does not', async () => {
  const { PublicProfileView } = await import('./person-page.tsx');
  const others = text(rendered(<PublicProfileView person={ANN} isMine={false} />));
  expect(others).toContain('Follow');
  expect(others).toContain('Block');
  const mine = rendered(<PublicProfileView person={{ ...ANN, relation: null }} isMine />);
  expect(text(mine)).toContain('This is what others see of you.');
  expect(text(mine)).not.toContain('Block');
});

test('a public result names only people with a public profile', async () => {
  const { PublicRow } = await import('./person-page.tsx');
  const line = {
    ...{ table: 'T1', game: 'grid', at: 0, seats: 3, place: 2, shared: 1, score: 8 },
    ...{ rated: true, strength: null },
    rivals: [
      { id: 'p2', name: 'Bob' },
      { id: null, name: 'champion' },
      { id: null, name: '' },
    ],
  };
  const html = rendered(<PublicRow line={line} />);
  expect(html).toContain('href="/people/p2"');
  expect(text(html)).toMatch(/Bob .*Champion, someone/);
  expect(html).toContain('href="/replay/T1"');
});

test('friends who follow back can be invited, those who play watched', async () => {
  const { FriendLists } = await import('./friends-page.tsx');
  const friend = { mutual: false, state: 'offline', game: null, table: null } as const;
  const friends = {
    friends: [
      { ...friend, id: 'p1', name: 'Ann', mutual: true, state: 'online' } as const,
      { ...friend, id: 'p2', name: 'Bob', state: 'playing', game: 'grid', table: 'T1' } as const,
    ],
    followers: [{ id: 'p3', name: 'Cid' }],
  };
  const invitations = [{ table: 'T2', game: 'grid', by: { id: 'p1', name: 'Ann' }, at: 0 }];
  const known = { friends, mine: { name: 'Me', tables: [], search: null, invitations } };
  const page = text(rendered(<FriendLists known={known} onChange={() => {}} />));
  expect(page).toContain('Ann invites you to');
  expect(page).toContain('Invite Ann');
  expect(page).not.toContain('Invite Bob');
  expect(page).toContain('Watch Bob');
  expect(page).toMatch(/Your followers .*Cid .*Follow/);
});

const CASE: ReportContext = {
  ...{ table: 'T1', game: 'grid', phase: 'playing' },
  people: [
    {
      ...{ chair: 0, id: 'p1', name: 'Ann' },
      sanctions: [{ kind: 'silence', why: 'shouting', at: 0, until: Date.UTC(2026, 11, 1) }],
    },
  ],
  said: [{ seq: 4, at: 0, chair: 0, name: 'Ann', phrase: null, text: 'You cheat' }],
  remarks: [{ number: 1, at: 1, person: 'p2', name: 'Eve', phrase: null, text: 'He does' }],
};

test('a report shows its table, the chat, and actions against people', async () => {
  const { Case } = await import('./report-case.tsx');
  const html = rendered(<Case context={CASE} onActed={() => {}} />);
  expect(html).toContain('href="/online/T1"');
  expect(text(html)).toContain('Ann You cheat');
  expect(text(html)).toContain('Eve spectator He does');
  expect(text(html)).toMatch(/Silence until .*2026: shouting/);
  for (const word of ['Warn', 'Ban', 'Days', 'Reset password', 'Lift all sanctions'])
    expect(text(html)).toContain(word);
});

test('the log of operators says when, what, to whom and why', async () => {
  const { ActTable } = await import('./operator-log.tsx');
  const acts = [{ at: 0, what: 'ban', person: 'p1', why: 'cheating' }];
  expect(text(rendered(<ActTable acts={acts} />))).toMatch(/1970.* Ban p1 cheating/);
});

test('recovery codes are shown to be saved', async () => {
  const { CodeList } = await import('./recovery-codes.tsx');
  const page = text(rendered(<CodeList codes={['abcd-efgh']} onSaved={() => {}} />));
  expect(page).toContain('they’re shown only once');
  expect(page).toContain('abcd-efgh');
});

test('an unknown passkey says so', async () => {
  const { faultOf } = await import('./signing.ts');
  const { ApiError } = await import('../../client/api.ts');
  expect(faultOf(new ApiError('broken', 401, 'Passkey not found', null))).toBe('unknownPasskey');
  expect(faultOf(new ApiError('broken', 401, 'Invalid username or password', null))).toBe(
    'password',
  );
});
