import { expect, test } from 'vitest';
import type { TournamentPairing } from '../../client/protocol/tournaments.ts';
import { rngFrom } from '../../engine/rng.ts';
import { anyResult, contextOf, placed, roundPlayed, started, tournamentOf } from './fixtures.ts';
import type { Tournament } from './model.ts';
import { standingsOf } from './standings.ts';

function pairing(people: readonly string[], ...points: readonly number[]): TournamentPairing {
  return { people: [...people], tables: [], result: placed(...points) };
}

function roundsOf(
  tournament: Tournament,
  ...rounds: readonly (readonly TournamentPairing[])[]
): Tournament {
  const common = { startedAt: 0, deadline: null, byes: [] };
  return {
    ...tournament,
    rounds: rounds.map((pairings) => ({ ...common, pairings: [...pairings] })),
  };
}

test('Buchholz and Sonneborn-Berger of a small tournament, computed by hand', () => {
  const now = roundsOf(
    tournamentOf(4),
    [pairing(['p0', 'p2'], 1, 0), pairing(['p1', 'p3'], 0.5, 0.5)],
    [pairing(['p0', 'p1'], 0, 1), pairing(['p2', 'p3'], 1, 0)],
  );
  const lines = standingsOf(now).map(({ person, rank, points, buchholz, sonnebornBerger }) => [
    ...[person, rank, points, buchholz, sonnebornBerger],
  ]);
  expect(lines).toEqual([
    ['p1', 1, 1.5, 1.5, 1.25],
    ['p0', 2, 1, 2.5, 1],
    ['p2', 3, 1, 1.5, 0.5],
    ['p3', 4, 0.5, 2.5, 0.75],
  ]);
});

test('head to head decides if all else is equal and everyone has met, otherwise the rank is shared', () => {
  const rows = [
    [pairing(['p0', 'p1'], 0, 1), pairing(['p2', 'p3'], 1, 0)],
    [pairing(['p0', 'p2'], 1, 0), pairing(['p1', 'p3'], 0.5, 0.5)],
    [pairing(['p0', 'p3'], 0.5, 0.5), pairing(['p1', 'p2'], 0, 1)],
  ];
  const now = roundsOf(tournamentOf(4, { format: 'roundRobin' }), ...rows);
  const lines = standingsOf(now).map(({ person, rank, points, headToHead }) => [
    ...[person, rank, points, headToHead],
  ]);
  expect(lines).toEqual([
    ['p2', 1, 2, null],
    ['p1', 2, 1.5, 1],
    ['p0', 3, 1.5, 0],
    ['p3', 4, 1, null],
  ]);
});

test('a bye counts as a game against a virtual opponent with the same points', () => {
  const now = { ...roundsOf(tournamentOf(3), [pairing(['p0', 'p1'], 1, 0)]) };
  const rounds = now.rounds.map((round) => ({ ...round, byes: ['p2'] }));
  const line = standingsOf({ ...now, rounds }).find(({ person }) => person === 'p2');
  expect(line).toMatchObject({ points: 1, buchholz: 1, sonnebornBerger: 1, wins: 0 });
});

test('an unfinished game does not count', () => {
  const open = { people: ['p0', 'p1'], tables: ['t'], result: null };
  const lines = standingsOf(roundsOf(tournamentOf(2), [open]));
  expect(lines.map(({ points, rank, rounds }) => [points, rank, rounds])).toEqual([
    [0, 1, []],
    [0, 1, []],
  ]);
});

test('the sums of 64 players after six rounds match an independent calculation', async () => {
  let now = await started(tournamentOf(64));
  const context = contextOf(now);
  const result = anyResult(rngFrom([6, 4, 6, 4]));
  while (now.phase === 'running') now = await roundPlayed(now, context, result);
  const other = crosstable(now);
  for (const { person, points, buchholz, sonnebornBerger } of standingsOf(now))
    expect([points, buchholz, sonnebornBerger]).toEqual(other(person));
});

/** The same sums from a cross table. */
function crosstable({ rounds, entrants }: Tournament): (person: string) => number[] {
  const names = entrants.map(({ id }) => id);
  const cell = new Map<string, number>();
  for (const { people, result } of rounds.flatMap(({ pairings }) => pairings)) {
    const [a = '', b = ''] = people;
    cell.set(`${a}:${b}`, result?.points[0] ?? 0);
    cell.set(`${b}:${a}`, result?.points[1] ?? 0);
  }
  const row = (person: string) =>
    names.flatMap((other) => {
      const points = cell.get(`${person}:${other}`);
      return points === undefined ? [] : [{ other, points }];
    });
  const total = (person: string): number =>
    row(person).reduce((sum, { points }) => sum + points, 0);
  return (person) => [
    total(person),
    row(person).reduce((sum, { other }) => sum + total(other), 0),
    row(person).reduce((sum, { other, points }) => sum + points * total(other), 0),
  ];
}
