import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Level } from '../../src/bots/bot.ts';
import { openFairness } from '../../src/engine/fair.ts';
import { range } from '../../src/engine/list.ts';
import { gameOf } from '../../src/games/rules.ts';
import { BotPool } from '../../src/server/bots/pool.ts';
import { started, tournamentOf } from '../../src/server/tournaments/fixtures.ts';
import { nextPairings } from '../../src/server/tournaments/rounds.ts';
import { bundled, scratch } from './bundle.ts';

/** The “nice” values of all threads of this process; empty where the system does not tell. */
function nicenesses(): number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').flatMap(nicenessOf) : [];
}

function nicenessOf(thread: string): number[] {
  try {
    const told = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // The fields after the name in brackets; the nice value is the seventeenth of them.
    return [Number(told.slice(told.lastIndexOf(')') + 2).split(' ')[16])];
  } catch {
    // The thread has ended since it was listed.
    return [];
  }
}

/** The first question of a game of grid. */
function question() {
  const fairness = openFairness('t', 'secret');
  const match = gameOf('grid')?.open({ seats: 2, options: {}, fairness, secret: 'secret' });
  if (!match || 'error' in match) throw new Error('no game');
  const ask = match.ask(0);
  if (!ask) throw new Error('nobody is asked');
  const task = { game: 'grid', character: 'gus', seed: [1, 2, 3, 4] } as const;
  return { ...task, view: match.view(0), ask, heard: [] };
}

test('a bot runs in a low-priority thread', async () => {
  const pool = new BotPool((await bundled())['bot-worker'], 1, Date.now);
  const { moves } = question().ask;
  const { move } = await pool.think({ ...question(), level: 'rookie' }, 'ann');
  expect(moves).toContainEqual(move);
  const own = getPriority();
  const patient = nicenesses().filter((niceness) => niceness > own);
  expect(patient.length > 0).toBe(process.platform === 'linux');
  expect(getPriority(process.pid)).toBe(own);
  await pool.close();
});

test('a round of a tournament is paired in a thread as it would be here', async () => {
  const pool = new BotPool((await bundled())['bot-worker'], 1, Date.now);
  const tournament = await started(tournamentOf(24, { seats: 4 }));
  const size = { min: 2, max: 4 };
  expect(await pool.nextPairings(tournament, size)).toEqual(nextPairings(tournament, size));
  await pool.close();
});

/** Champions think until a file exists; others answer immediately. All answer with their level. */
const slowChampions = (file: string): string => `
  import { existsSync } from 'node:fs';
  const moment = new Int32Array(new SharedArrayBuffer(4));
  export function think({ level }) {
    while (level === 'champion' && !existsSync('${file}')) Atomics.wait(moment, 0, 0, 10);
    return { type: level };
  }`;

test('only champions wait for champions', async () => {
  const folder = scratch();
  const [program, thought] = [join(folder, 'slow.mjs'), join(folder, 'thought')];
  writeFileSync(program, slowChampions(thought));
  const pool = new BotPool(pathToFileURL(program), 2, Date.now);
  onTestFinished(async () => {
    writeFileSync(thought, '');
    await pool.close();
  });
  const asked = async (level: Level) => (await pool.think({ ...question(), level }, 'ann')).move;
  const champions = Promise.all(range(5).map(() => asked('champion')));
  expect(await asked('rookie')).toEqual({ type: 'rookie' });
  expect(await asked('contender')).toEqual({ type: 'contender' });
  writeFileSync(thought, '');
  expect(await champions).toEqual(range(5).map(() => ({ type: 'champion' })));
});
