import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { NOT_IN, withoutParts } from '../../scripts/game-parts.mjs';
import { LEVELS, type Level } from '../../src/bots/bot.ts';
import { characterOf } from '../../src/bots/characters.ts';
import { openFairness } from '../../src/engine/fair.ts';
import type { Hosted } from '../../src/engine/hosted.ts';
import { at, range } from '../../src/engine/list.ts';
import type { Match } from '../../src/engine/match.ts';
import { rngFrom } from '../../src/engine/rng.ts';
import { GAMES } from '../../src/games/rules.ts';
import type { BotTask } from '../../src/server/bots/task.ts';
import { openBrowser } from './browser.ts';

/** The program of the bots' threads, bundled for a browser or for Node. */
async function program(platform: 'browser' | 'node'): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'ringside-')), `${platform}.mjs`);
  const build = await rolldown({
    input: 'src/server/bots/worker.ts',
    platform,
    plugins: [withoutParts(NOT_IN.worker)],
  });
  await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
  return file;
}

const NODE_THREAD = `
  const { parentPort, workerData: { file, tasks } } = require('node:worker_threads');
  import(file).then(({ think }) => parentPort.postMessage(tasks.map(think)));
`;

async function inNode(tasks: readonly BotTask[]): Promise<unknown> {
  const workerData = { file: await program('node'), tasks };
  const thread = new Worker(NODE_THREAD, { eval: true, workerData });
  const answers = await new Promise((resolve, reject) => {
    thread.once('message', resolve).once('error', reject);
  });
  await thread.terminate();
  return answers;
}

async function inBrowser(tasks: readonly BotTask[]): Promise<unknown> {
  const code = readFileSync(await program('browser'), 'utf8');
  const thread = `${code}\npostMessage(${JSON.stringify(tasks)}.map(think));`;
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.route('http://bots.localhost/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: thread })
      : route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto('http://bots.localhost/');
  const answers = await page.evaluate(`new Promise((resolve, reject) => {
    const worker = new Worker('/thread.js', { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  })`);
  await browser.close();
  return answers;
}

/** A bot's task in the middle of a random game. */
function taskIn(game: Hosted, level: Level, number: number): BotTask {
  const match = middleOf(game, number);
  const seat = at(match.asked(), 0);
  const ask = match.ask(seat);
  if (!ask) throw new Error('nobody is asked');
  return {
    game: game.id,
    level,
    character: characterOf(`threads ${number}`, seat, level),
    view: match.view(seat),
    ask,
    heard: match.heard(seat),
    seed: [number, 2, 3, 4],
    time: 1e9,
    nodes: 2000,
  };
}

function middleOf(game: Hosted, number: number): Match {
  const secret = `threads ${number}`;
  const seats = Math.max(2, game.seats.min);
  const match = game.open({ seats, options: {}, fairness: openFairness('t', secret), secret });
  if ('error' in match) throw new Error('normal options are refused');
  const rng = rngFrom([number, 1, 1, 1]);
  let before = match.clone();
  for (let decisions = 0; decisions < 7 * number && match.asked().length > 0; decisions++) {
    before = match.clone();
    const seat = at(match.asked(), 0);
    match.answer(seat, match.randomAnswer(seat, rng));
  }
  return match.asked().length > 0 ? match : before;
}

test('bots answer in a browser as in Node, given the same seed and nodes', async () => {
  const tasks = GAMES.flatMap((game) =>
    LEVELS.flatMap((level) => range(3).map((number) => taskIn(game, level, number + 1))),
  );
  const here = await inNode(tasks);
  expect(here).toHaveLength(tasks.length);
  expect(await inBrowser(tasks)).toEqual(here);
  const otherLuck = tasks.map((task) => ({ ...task, seed: [9, 9, 9, 9] as const }));
  expect(await inNode(otherLuck)).not.toEqual(here);
});
