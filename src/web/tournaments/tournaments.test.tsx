import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import type { TournamentStanding, TournamentView } from '../../client/protocol/tournaments.ts';
import { at } from '../../engine/list.ts';
import { columnsOf } from './bracket-columns.ts';
import { newDraft, newTournamentOf } from './draft.ts';
import { pointsText } from './use-tournament.ts';

beforeAll(() => {
  globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null });
});

/** The rendered HTML; its links lead nowhere here. */
function rendered(part: ReactNode): string {
  return renderToString(<Router hook={() => ['/', () => {}]}>{part}</Router>);
}

const text = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

function view(people: readonly string[], more: Partial<TournamentView> = {}): TournamentView {
  return {
    ...{ id: 't', version: 1, phase: 'running', roundCount: 2, createdAt: 0, deals: null },
    ...{ organiser: { id: 'o', name: 'Olga' }, rounds: [], standings: [] },
    terms: {
      ...{ title: 'Cup', game: 'grid', format: 'swiss', pace: { type: 'slow', hours: 24 } },
      ...{ options: {}, seats: 2, legs: 1, rounds: null, places: 64, startsAt: null },
      ...{ roundMinutes: null, sameDeals: false, listed: true },
    },
    entrants: people.map((id, seed) => ({
      ...{ id, name: id.toUpperCase(), program: false, joinedAt: seed, seed, left: null },
    })),
    ...more,
  };
}

test('points are written as at a chess tournament', () => {
  expect([0, 0.5, 1, 2.5, 1 / 3].map((points) => pointsText(points, 'en'))).toEqual([
    ...['0', '½', '1', '2½', '0.33'],
  ]);
});

test('a bracket of three: the top seed has a bye and meets the winner of the others', () => {
  const result = { kind: 'played' as const, points: [0, 1], scores: null };
  const pairings = [{ people: ['b', 'c'], tables: ['x'], result }];
  const rounds = [{ startedAt: 0, deadline: null, pairings, byes: ['a'] }];
  const [first = [], second = []] = columnsOf(view(['a', 'b', 'c'], { rounds }));
  expect(first.map(({ winner, isBye }) => [winner, isBye])).toEqual([
    ['a', true],
    ['c', false],
  ]);
  expect(at(second, 0)).toEqual({ people: ['a', 'c'], winner: null, isBye: false });
});

test('empty fields are left to the server’s defaults', () => {
  const facts = { seats: { min: 2, max: 2 } };
  const wanted = newTournamentOf('grid', { ...newDraft(facts, ' Cup '), roundMinutes: '30' });
  expect(wanted).toMatchObject({ title: 'Cup', rounds: null, startsAt: null, roundMinutes: 30 });
  expect(wanted).not.toHaveProperty('places');
});

test('standings show points and tie-breaks, pairings show byes and games', async () => {
  const line: TournamentStanding = {
    ...{ person: 'a', rank: 1, points: 1.5, buchholz: 2, sonnebornBerger: 1.25 },
    ...{ headToHead: null, wins: 1, rounds: [] },
  };
  const pairings = [{ people: ['a', 'b'], tables: ['x'], result: null }];
  const rounds = [{ startedAt: 0, deadline: null, pairings, byes: ['c'] }];
  const shown = view(['a', 'b', 'c'], { rounds, standings: [line] });
  const { Standings } = await import('./standings.tsx');
  const { TournamentRounds } = await import('./rounds.tsx');
  expect(text(rendered(<Standings view={shown} me="a" />))).toContain('1 A 1½ 2 1.25');
  const drawn = rendered(<TournamentRounds view={shown} me="a" />);
  expect(drawn).toContain('href="/online/x"');
  expect(text(drawn)).toContain('C bye');
  const secret = { ...shown, terms: { ...shown.terms, sameDeals: true } };
  expect(rendered(<TournamentRounds view={secret} me="a" />)).not.toContain('href="/online/x"');
});
