// How strong the bots are. Plays the rows of strength/rows.mjs and prints them as a table for docs/bots.md; progress
// goes to stderr. No fitting or tuning may use its seed. Every row runs on one thread, so that the processor time of
// an answer can be compared.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { FROZEN_COMMIT, frozenBots } from '../bench/frozen.mjs';
import { build, fail, install, root, say } from './setup.mjs';
import { FEWEST_GAMES, readCall } from './strength/call.mjs';
import { described, duration, HEAD, remaining, tableRow } from './strength/report.mjs';
import { chosenRows, withoutStyle } from './strength/rows.mjs';
import { SavedResults } from './strength/saved.mjs';
import { measuredVersion } from './strength/version.mjs';

/** Reserved for this program: anything tuned on games with this seed must be measured with another. */
const SEED = 'strength, unseen 1';
/** Of the games that only say how long a row takes. */
const TIMING_SEED = 'strength, timing';

/** Timing goes on with so many times more games until they take so long. */
const TIMED_MORE = 8;
const FEWEST_SECONDS = 2;

const call = readCall();
const rows = chosenRows(call);
if (call.list) {
  for (const { number, game, bots } of rows) console.log(`${number}  ${game}: ${described(bots)}`);
  process.exit();
}
if (call.games < FEWEST_GAMES)
  say(`Fewer than ${FEWEST_GAMES} games a row: good for a look, not for docs/bots.md.`);
install();
build();
const frozenFile = rows.some(({ group }) => group === 'frozen') ? await frozenBots() : undefined;
const version = measuredVersion();
const saved = new SavedResults(call.results);
const unfinished = rows.filter((row) => !savedRow(row));
const seconds = await timed(unfinished);
if (call.time) printTimes();
else await playAll();

/** How many seconds of processor time each of these rows takes, by a few games of it or of one with other styles. */
async function timed(untimed) {
  const found = new Map();
  for (const [place, row] of untimed.entries()) {
    const bots = row.bots.map(withoutStyle);
    const key = { ...keyOf({ ...row, bots }, 1), seed: TIMING_SEED };
    if (saved.get(key) === undefined) {
      say(`Timing row ${row.number} (${place + 1} of ${untimed.length}): ${nameOf(row)} …`);
      saved.save(key, await secondsOfGame(row));
    }
    found.set(row, gamesOf(row) * saved.get(key));
  }
  return found;
}

/** More games where they are short, since the first ones take longest. */
async function secondsOfGame(row) {
  for (let games = row.bots.length; ; games *= TIMED_MORE) {
    const { processorSeconds } = await arena(row, games, TIMING_SEED);
    if (processorSeconds > FEWEST_SECONDS || games * TIMED_MORE > gamesOf(row))
      return processorSeconds / games;
  }
}

function printTimes() {
  for (const [{ number, ...row }, taken] of seconds)
    console.log(`${number}  ${nameOf(row)}: ${duration(taken)}`);
  console.log(`all ${seconds.size} unfinished rows: ${duration(total(unfinished))}`);
}

async function playAll() {
  if (unfinished.length < rows.length)
    say(`${rows.length - unfinished.length} rows are already finished, in ${call.results}.`);
  say(`About ${duration(total(unfinished) / call.jobs)} for ${unfinished.length} rows.`);
  console.log(HEAD);
  const waiting = [...rows];
  const run = { begin: Date.now(), done: [] };
  await Promise.all(Array.from({ length: call.jobs }, () => playRows(waiting, run)));
}

/** Takes the next row until there is none. */
async function playRows(waiting, run) {
  for (let row = waiting.shift(); row; row = waiting.shift()) {
    if (!savedRow(row)) await playRow(row, run);
    console.log(tableRow(row, savedRow(row)));
  }
}

async function playRow(row, { begin, done }) {
  say(`Row ${row.number}: ${nameOf(row)}, about ${duration(seconds.get(row))} …`);
  saved.save(keyOf(row, gamesOf(row)), await arena(row, gamesOf(row), SEED));
  done.push(row);
  const left = total(unfinished) - total(done);
  const elapsed = (Date.now() - begin) / 1000;
  say(
    `${done.length} of ${unfinished.length} rows in ${duration(elapsed)}, ` +
      `about ${duration(remaining(left, total(done), elapsed))} left`,
  );
}

function total(some) {
  return some.reduce((sum, row) => sum + seconds.get(row), 0);
}

function savedRow(row) {
  return saved.get(keyOf(row, gamesOf(row)));
}

function gamesOf({ times }) {
  return call.games * times;
}

function keyOf({ game, bots }, games) {
  const { nodes = null } = call;
  return { version, frozen: FROZEN_COMMIT, seed: SEED, game, bots: bots.join(), games, nodes };
}

function nameOf({ game, bots }) {
  return `${game}: ${described(bots)}`;
}

function arena({ game, bots }, games, seed) {
  const args = [
    ...['arena', game, '--json', '--workers', '1', '--bots', bots.join()],
    ...['--games', String(games), '--seed', seed],
    ...(frozenFile === undefined ? [] : ['--frozen', frozenFile]),
    ...(call.nodes === undefined ? [] : ['--nodes', String(call.nodes)]),
  ];
  const child = spawn(process.execPath, [join(root, 'dist/ringside.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(printed)) : fail(`${args.join(' ')} failed`),
    );
  });
}
