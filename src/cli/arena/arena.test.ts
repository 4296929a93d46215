import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { range, sum } from '../../engine/list.ts';
import { gameOf } from '../../games/rules.ts';
import { type Contest, type ContestResult, playContest } from './contest.ts';
import { exploited } from './exploit.ts';
import { runContest } from './run.ts';
import { standings } from './standings.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples');

const CONTEST: Contest = {
  ...{ game: 'grid', bots: [], games: 0, options: {}, seed: 's' },
  ...{ nodes: undefined, seconds: 1, frozen: undefined },
};

async function results(
  bots: readonly string[],
  games: number,
  change: Partial<Contest> = {},
): Promise<ContestResult[]> {
  const game = gameOf('grid');
  if (!game) throw new Error('no grid');
  const found: ContestResult[] = [];
  const contest = { ...CONTEST, bots, games, ...change };
  await playContest(game, contest, 0, games, (result) => found.push(result));
  return found;
}

/** A shell program that misbehaves. */
async function script(body: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'ringside-')), 'bot.sh');
  writeFileSync(file, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  return `cmd:${file}`;
}

test.each([
  ['shell', `cmd:${EXAMPLES}/first-move.sh`],
  ['Python', `cmd:python3 ${EXAMPLES}/greedy_grid.py`],
])('a bot in %s plays whole games over stdio', async (_, bot) => {
  const played = await results([bot, 'random'], 4, { seconds: 20 });
  expect(played).toHaveLength(4);
  expect(played.flatMap(({ forfeits }) => forfeits)).toEqual(Array(8).fill(null));
});

test('a player that searches by the rules alone beats random play', async () => {
  const played = await results(['search', 'random'], 6, { nodes: 1500 });
  expect(played.filter(({ places }) => places[0] === 0).length).toBeGreaterThanOrEqual(5);
});

test.each([
  ['hangs', 'sleep 60', 'it does not answer in time'],
  ['crashes', 'read line; exit 3', 'it stopped'],
  [
    'lies about a move',
    'while read line; do echo \'{"move":{"type":"place","hole":"d4"}}\'; done',
    'GR-2 forbids its answer',
  ],
  ['floods its output', 'read line; yes | tr -d "\\n"', 'it floods its output'],
  ['talks nonsense', 'while read line; do echo hello; done', 'its answer is not {"move": …}'],
])(
  'a bot that %s forfeits its game and nothing else',
  async (_, body, why) => {
    const played = await results([await script(body), 'random'], 2);
    expect(played.map(({ forfeits }) => forfeits)).toEqual([
      [why, null],
      [why, null],
    ]);
    expect(played.map(({ places }) => (places[0] ?? 0) > (places[1] ?? 0))).toEqual([true, true]);
  },
  30_000,
);

test('a game in which a bot of ours throws is named and counts for nobody', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'ringside-')), 'bots.mjs');
  const thrower = `({ ask, view }) => {
    if (view.seat === 0) throw new Error('no world fits');
    return ask.moves[0];
  }`;
  writeFileSync(file, `export const BOTS = { grid: { levels: { champion: ${thrower} } } };\n`);
  const bots = ['random', 'frozen:champion'];
  const game = gameOf('grid');
  if (!game) throw new Error('no grid');
  const run = await runContest(game, { ...CONTEST, bots, games: 6, frozen: file }, 0);
  expect(run.results).toHaveLength(3);
  expect(run.broken).toEqual(range(3).map(() => ({ brokenBy: 1, error: 'no world fits' })));
  const rows = standings(bots, run.results, run.broken);
  expect(rows.map(({ games, broken }) => ({ games, broken }))).toEqual([
    { games: 3, broken: 0 },
    { games: 3, broken: 3 },
  ]);
  expect(sum(rows.map(({ firsts }) => firsts))).toBe(3);
  await expect(results(bots, 2, { frozen: file })).rejects.toThrow('no world fits');
});

test('bots of another version play under the name frozen', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'ringside-')), 'bots.mjs');
  const first = '({ ask }) => ask.moves[0]';
  writeFileSync(file, `export const BOTS = { grid: { levels: { champion: ${first} } } };\n`);
  const bots = ['frozen:champion@7', 'champion@300'];
  const played = await results(bots, 2, { frozen: file });
  expect(played.map(({ places }) => places)).toEqual([
    [1, 0],
    [1, 0],
  ]);
  await expect(results(['frozen:champion', 'random'], 2)).rejects.toThrow('--frozen');
});

test('every bot sits in every seat of every deal', async () => {
  const swapped = await results(['random', 'random'], 2);
  expect(swapped.map(({ decisions }) => decisions)).toEqual([30, 30]);
});

test('the same seed gives the same contest', async () => {
  const played = async () =>
    (await results(['random', 'random'], 6)).map(({ milliseconds, ...same }) => same);
  expect(await played()).toEqual(await played());
});

function result(places: number[]): ContestResult {
  return {
    places,
    scores: places,
    forfeits: places.map(() => null),
    decisions: 1,
    answers: places.map(() => 2),
    milliseconds: places.map((_, bot) => 6 * (bot + 1)),
  };
}

test('standings: ties are divided, a name in two seats is listed once', () => {
  const rows = standings(
    ['a', 'b', 'b'],
    [result([0, 1, 2]), result([0, 0, 2]), result([1, 0, 1]), result([0, 1, 1])],
  );
  expect(rows.map(({ name, games, firsts, share }) => ({ name, games, firsts, share }))).toEqual([
    { name: 'a', games: 4, firsts: 2.5, share: 2.5 / 4 },
    { name: 'b', games: 4, firsts: 1.5, share: 1.5 / 8 },
  ]);
  expect(rows.map(({ together }) => together.share)).toEqual([2.5 / 4, 1.5 / 4]);
  expect(rows.map(({ milliseconds }) => milliseconds)).toEqual([3, 7.5]);
  const [low = 0, high = 0] = rows[0]?.interval ?? [];
  expect(low).toBeLessThan(0.625);
  expect(high).toBeGreaterThan(0.625);
  expect((rows[0]?.rating ?? 0) > (rows[1]?.rating ?? 0)).toBe(true);
});

test('standings: bots that always draw are rated alike', () => {
  const [first, second] = standings(
    ['a', 'b'],
    range(3).map(() => result([0, 0])),
  );
  expect(first?.rating).toBe(second?.rating);
});

test('an exploiter learns where to deviate from a level, and says what that gains', async () => {
  const game = gameOf('grid');
  if (!game) throw new Error('no grid');
  const plan = { level: 'rookie', seats: 2, options: {}, nodes: 50, seed: 's' };
  const report = await exploited(game, { ...plan, games: 40, until: Date.now() + 60_000 });
  expect(report).toMatchObject({ level: 'rookie', learnedFrom: 40, tested: 8 });
  expect(report.gain).toBeCloseTo(report.share - 0.5);
  expect(report.habits.map(({ about }) => about)).toContain('place');
  const hurried = await exploited(game, { ...plan, games: 40, until: Date.now() });
  expect([hurried.learnedFrom, hurried.tested]).toEqual([2, 2]);
});
