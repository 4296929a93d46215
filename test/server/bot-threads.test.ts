import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { openFairness } from '../../src/engine/fair.ts';
import { gameOf } from '../../src/games/index.ts';
import { BotPool } from '../../src/server/bots/pool.ts';
import { bundled } from './bundle.ts';

/** The “nice” values of all threads of this process; where that is not told, of none. */
function nicenesses(): number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').flatMap(nicenessOf) : [];
}

function nicenessOf(thread: string): number[] {
  try {
    const told = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // What comes after the name, which is in brackets; there niceness is the seventeenth.
    return [Number(told.slice(told.lastIndexOf(')') + 2).split(' ')[16])];
  } catch {
    // It has ended since it was listed.
    return [];
  }
}

test('a bot thinks in a thread of its own, which lets everybody else go first', async () => {
  const game = gameOf('grid');
  const fairness = openFairness('t', 'secret');
  const bout = game?.open({ seats: 2, options: {}, fairness, secret: 'secret' });
  if (!bout || 'error' in bout) throw new Error('no game');
  const ask = bout.ask(0);
  if (!ask) throw new Error('nobody is asked');
  const pool = new BotPool((await bundled())['bot-worker'], 1);
  const task = { game: 'grid', level: 'rookie', view: bout.view(0), ask, heard: [] } as const;
  expect(ask.moves).toContainEqual(await pool.think({ ...task, seed: [1, 2, 3, 4] }));
  const own = getPriority();
  const patient = nicenesses().filter((niceness) => niceness >= own + 10);
  expect(patient.length > 0).toBe(process.platform === 'linux');
  expect(getPriority(process.pid)).toBe(own);
  await pool.close();
});
