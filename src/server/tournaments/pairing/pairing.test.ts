import matching from 'edmonds-blossom-fixed';
import { describe, expect, test } from 'vitest';
import { at, range } from '../../../engine/list.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { bergerTables, freeIn } from './berger.ts';
import { meetings, seeded } from './bracket.ts';
import { groupRound, tableSizes } from './groups.ts';
import type { PairingPlayer } from './player.ts';
import { swissRound } from './swiss.ts';

function player(id: number, more: Partial<PairingPlayer> = {}): PairingPlayer {
  return {
    ...{ id: `p${id}`, seed: id, points: 0, met: new Map(), byes: 0, chairs: [], floated: false },
    ...more,
  };
}

/** Pairs as the published tables print them. */
function printed(players: number): string[] {
  return bergerTables(players).map((pairs) => pairs.map(([a, b]) => `${a + 1}-${b + 1}`).join(' '));
}

describe('round robin', () => {
  test('the Berger tables of FIDE Handbook C.05 for 4, 6 and 8 players', () => {
    expect(printed(4)).toEqual(['1-4 2-3', '4-3 1-2', '2-4 3-1']);
    expect(printed(6)).toEqual([
      ...['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1'],
    ]);
    expect(printed(8)).toEqual([
      ...['1-8 2-7 3-6 4-5', '8-5 6-4 7-3 1-2', '2-8 3-1 4-7 5-6', '8-6 7-5 1-4 2-3'],
      ...['3-8 4-2 5-1 6-7', '8-7 1-6 2-5 3-4', '4-8 5-3 6-2 7-1'],
    ]);
  });

  test('everyone meets everyone once, begins about half of the time, and has one bye if their number is odd', () => {
    for (const players of range(23).map((n) => n + 2)) {
      const rounds = bergerTables(players);
      const met = new Set(rounds.flat().map((pair) => [...pair].sort((a, b) => a - b).join()));
      expect(met.size).toBe((players * (players - 1)) / 2);
      const free = rounds.flatMap((pairs) => freeIn(pairs, players));
      expect(free.sort((a, b) => a - b)).toEqual(players % 2 === 0 ? [] : range(players));
      for (const one of range(players)) {
        const first = rounds.flat().filter(([begins]) => begins === one).length;
        expect(Math.abs(2 * first - (players - 1))).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('bracket', () => {
  test('seeds meet as late as they should, and the top seeds have byes', () => {
    expect(seeded(range(8))).toEqual([0, 7, 3, 4, 1, 6, 2, 5]);
    expect(meetings(seeded(range(5)))).toEqual([
      [0, null],
      [3, 4],
      [1, null],
      [2, null],
    ]);
  });

  test.each([2, 3, 6, 11, 64])(
    'of %i the better seed always winning, the best two meet in the final',
    (players) => {
      let slots = seeded(range(players));
      while (slots.length > 2)
        slots = meetings(slots).map(([a, b]) =>
          a === null || b === null ? (a ?? b) : Math.min(a, b),
        );
      expect(slots).toEqual([0, 1]);
    },
  );
});

describe('Swiss', () => {
  test('the first round pairs the upper half with the lower half', () => {
    const { tables, byes } = swissRound(range(9).map((n) => player(n)));
    expect(tables.map((pair) => [...pair].sort())).toEqual([
      ...[
        ['p0', 'p4'],
        ['p1', 'p5'],
        ['p2', 'p6'],
        ['p3', 'p7'],
      ],
    ]);
    expect(byes).toEqual(['p8']);
  });

  test('the bye goes to the lowest player who has not had one', () => {
    const players = range(5).map((n) => player(n, { points: 5 - n, byes: n > 2 ? 1 : 0 }));
    expect(swissRound(players).byes).toEqual(['p2']);
  });

  test('repeated meetings are avoided, even if points differ', () => {
    const met = (...ids: number[]) => new Map(ids.map((id) => [`p${id}`, 1]));
    const players = [
      ...[player(0, { points: 2, met: met(1, 2) }), player(1, { points: 2, met: met(0, 3) })],
      ...[player(2, { points: 0, met: met(0, 3) }), player(3, { points: 0, met: met(1, 2) })],
    ];
    const pairs = swissRound(players).tables.map((pair) => [...pair].sort().join());
    expect(pairs.sort()).toEqual(['p0,p3', 'p1,p2']);
  });

  test('the player who has begun less often begins', () => {
    const players = [player(0, { chairs: [0, 1, 0] }), player(1, { chairs: [1, 0, 1] })];
    expect(swissRound(players).tables).toEqual([['p1', 'p0']]);
    expect(
      swissRound([player(0, { chairs: [1, 0] }), player(1, { chairs: [0, 1] })]).tables,
    ).toEqual([['p1', 'p0']]);
  });

  test('the library’s matching equals the best by brute force', () => {
    const rng = rngFrom([3, 1, 4, 1]);
    for (const size of range(60).map((n) => 2 * (1 + (n % 4)))) {
      const weight = new Map<string, number>();
      const edges = range(size).flatMap((b) =>
        range(b).map((a): [number, number, number] => {
          const value = 1e12 - rng.below(1e9);
          weight.set(`${a} ${b}`, value);
          return [a, b, value];
        }),
      );
      const partners = matching(edges, true);
      const found = range(size).flatMap((a) => (a < at(partners, a) ? [[a, at(partners, a)]] : []));
      const total = found.reduce((sum, pair) => sum + (weight.get(pair.join(' ')) ?? 0), 0);
      expect(total).toBe(best(range(size), weight));
    }
  });
});

/** The maximum weight of a perfect matching, by brute force. */
function best(players: readonly number[], weight: ReadonlyMap<string, number>): number {
  const [first, ...others] = players;
  if (first === undefined) return 0;
  const totals = others.map(
    (other) =>
      (weight.get(`${first} ${other}`) ?? 0) +
      best(
        others.filter((one) => one !== other),
        weight,
      ),
  );
  return Math.max(...totals);
}

describe('tables of more than two', () => {
  test.each([
    [12, 4, [4, 4, 4]],
    [13, 4, [4, 3, 3, 3]],
    [5, 4, [4]],
    [7, 4, [4, 3]],
    [2, 4, []],
  ])('%i players at tables of up to %i', (players, max, sizes) => {
    expect(tableSizes(players, { min: 3, max })).toEqual(sizes);
  });

  test('top seeds are spread at first; later equal points sit together with few repeats', () => {
    const size = { min: 3, max: 4 };
    const first = groupRound(
      range(12).map((n) => player(n)),
      size,
    ).tables;
    expect(
      first.map((table) => table.filter((id) => ['p0', 'p1', 'p2'].includes(id)).length),
    ).toEqual([1, 1, 1]);
    const met = (id: string) =>
      new Map(
        (first.find((table) => table.includes(id)) ?? [])
          .filter((one) => one !== id)
          .map((one) => [one, 1]),
      );
    const second = groupRound(
      range(12).map((n) => player(n, { met: met(`p${n}`), points: n < 3 ? 1 : 0.4 })),
      size,
    ).tables;
    const again = second.flatMap((table) =>
      table.flatMap((a) => table.filter((b) => met(a).has(b))),
    );
    // Three tables of four from three groups: each has two who have already met.
    expect(again).toHaveLength(6);
    expect(second.some((table) => ['p0', 'p1', 'p2'].every((id) => table.includes(id)))).toBe(true);
  });
});
