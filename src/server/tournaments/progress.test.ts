import { describe, expect, test } from 'vitest';
import { at, range } from '../../engine/list.ts';
import { rngFrom } from '../../engine/rng.ts';
import { anyResult, contextOf, placed, roundPlayed, started, tournamentOf } from './fixtures.ts';
import type { Tournament } from './model.ts';
import { pointsFor } from './points.ts';
import { withdrawn } from './progress.ts';
import { standingsOf } from './standings.ts';

/** Plays a tournament to its end. */
async function played(tournament: Tournament, seed: number): Promise<Tournament> {
  const context = contextOf(tournament);
  const result = anyResult(rngFrom([seed, 2, 3, 4]));
  let now = await started(tournament, context);
  while (now.phase === 'running') now = await roundPlayed(now, context, result);
  return now;
}

/** How often two people met, by pair. */
function meetings({ rounds }: Tournament): number[] {
  const met = new Map<string, number>();
  for (const { people } of rounds.flatMap(({ pairings }) => pairings)) {
    const key = [...people].sort().join();
    met.set(key, (met.get(key) ?? 0) + 1);
  }
  return [...met.values()];
}

describe('points', () => {
  test('by place: the share of opponents beaten', () => {
    expect(pointsFor([[1], [0]], 2)).toEqual([0, 1]);
    expect(pointsFor([[0, 1]], 2)).toEqual([0.5, 0.5]);
    expect(pointsFor([[2], [0, 3], [1]], 4)).toEqual([0.5, 0, 1, 0.5]);
    expect(pointsFor([[0]], 3)).toEqual([1, 0.25, 0.25]);
  });
});

describe('a Swiss tournament', () => {
  test.each([2, 3, 5, 8, 13, 31, 64, 127])(
    'of %i: nobody meets again, is free twice, or has one chair much more often',
    async (players) => {
      const over = await played(tournamentOf(players), players);
      expect(over.phase).toBe('over');
      const rounds = over.rounds.length;
      expect(rounds).toBe(over.roundCount);
      if (players > 5) expect(Math.max(...meetings(over))).toBe(1);
      const free = over.rounds.flatMap(({ byes }) => byes);
      expect(free).toHaveLength(players % 2 === 0 ? 0 : rounds);
      expect(new Set(free).size).toBe(free.length);
      const pairings = over.rounds.flatMap((round) => round.pairings);
      for (const { id } of over.entrants) {
        const own = pairings.filter(({ people }) => people.includes(id));
        const first = own.filter(({ people }) => people[0] === id).length;
        expect(Math.abs(2 * first - own.length)).toBeLessThanOrEqual(2);
      }
    },
  );

  test('pairs mostly people with equal points', async () => {
    let now = await started(tournamentOf(64));
    const context = contextOf(now);
    const result = anyResult(rngFrom([9, 9, 9, 9]));
    const apart: number[] = [];
    while (now.phase === 'running') {
      const points = new Map(standingsOf(now).map((one) => [one.person, one.points]));
      for (const { people } of now.rounds.at(-1)?.pairings ?? [])
        apart.push(Math.abs((points.get(at(people, 0)) ?? 0) - (points.get(at(people, 1)) ?? 0)));
      now = await roundPlayed(now, context, result);
    }
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
    expect(apart.filter((one) => one === 0).length).toBeGreaterThan(0.8 * apart.length);
  });

  test('a withdrawn player is not paired again, a late entrant is', async () => {
    let now = await started(tournamentOf(6, { rounds: 3 }));
    const context = contextOf(now);
    const result = anyResult(rngFrom([1, 1, 1, 1]));
    now = withdrawn(now, 'p2');
    const late = { id: 'late', name: 'L', program: false, joinedAt: 9, seed: null, left: null };
    now = { ...now, entrants: [...now.entrants, late] };
    now = await roundPlayed(now, context, result);
    const second = at(now.rounds, 1).pairings.flatMap(({ people }) => people);
    expect(second.sort()).toEqual(['late', 'p0', 'p1', 'p3', 'p4', 'p5']);
    const line = standingsOf(now).find(({ person }) => person === 'late');
    expect(line?.rounds.map(({ kind }) => kind)).toEqual(['out']);
  });

  test('tables of four: everybody plays, and most meet once', async () => {
    const over = await played(tournamentOf(24, { seats: 4, rounds: 4 }), 5);
    for (const { pairings, byes } of over.rounds) {
      expect(pairings.map(({ people }) => people.length)).toEqual([4, 4, 4, 4, 4, 4]);
      expect(byes).toEqual([]);
    }
  });
});

describe('a round robin', () => {
  test.each([2, 5, 6])('of %i: everybody meets everybody once', async (players) => {
    const over = await played(tournamentOf(players, { format: 'roundRobin' }), 3);
    expect(meetings(over)).toEqual(range((players * (players - 1)) / 2).map(() => 1));
    expect(over.phase).toBe('over');
  });

  test('a withdrawn player loses their remaining games', async () => {
    let now = await started(tournamentOf(4, { format: 'roundRobin' }));
    const context = contextOf(now);
    now = withdrawn(now, 'p0');
    while (now.phase === 'running')
      now = await roundPlayed(now, context, (people) =>
        placed(...people.map((_, chair) => 1 - chair)),
      );
    const points = standingsOf(now).find(({ person }) => person === 'p0')?.points;
    expect(points).toBe(1);
    const kinds = now.rounds.map(
      ({ pairings }) => pairings.find(({ people }) => people.includes('p0'))?.result?.kind,
    );
    expect(kinds).toEqual(['played', 'forfeit', 'forfeit']);
  });
});

describe('a bracket', () => {
  test('a draw is replayed with chairs swapped, then the better seed advances', async () => {
    let now = await started(tournamentOf(2, { format: 'knockout' }));
    const context = contextOf(now);
    const first = at(at(now.rounds, 0).pairings, 0);
    now = await roundPlayed(now, context, () => placed(0.5, 0.5));
    const again = at(at(now.rounds, 0).pairings, 0);
    expect(again).toMatchObject({ people: [...first.people].reverse(), result: null });
    expect(again.tables).toHaveLength(2);
    now = await roundPlayed(now, context, () => placed(0.5, 0.5));
    expect(now.phase).toBe('over');
    expect(standingsOf(now).map(({ person, rank }) => [person, rank])).toEqual([
      ['p0', 1],
      ['p1', 2],
    ]);
  });

  test('of eleven: the top seeds have byes, and losers of a round share a rank', async () => {
    const over = await played(tournamentOf(11, { format: 'knockout' }), 7);
    expect(at(over.rounds, 0).byes.sort()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
    expect(over.rounds.map(({ pairings }) => pairings.length)).toEqual([3, 4, 2, 1]);
    expect(standingsOf(over).map(({ rank }) => rank)).toEqual([1, 2, 3, 3, 5, 5, 5, 5, 9, 9, 9]);
  });
});
