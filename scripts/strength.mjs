// How strong the bots are. Plays the rows below and prints them as a table for docs/bots.md; progress goes to stderr.
// No fitting or tuning may use its seed. Every row runs on one thread, so that the processor time of an answer can be
// compared.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { frozenBots } from '../bench/frozen.mjs';
import { build, fail, install, root, say } from './setup.mjs';

const USAGE = `npm run strength -- [GAME…] [options]
  --only levels|frozen|styles   only these rows
  --level LEVEL                 only these rows of the styles: rookie, contender or champion
  --rows N[-M]                  only these rows, by the numbers that --list prints
  --list                        list the rows instead of playing them
  --games N                     games in each row (400)
  --nodes N                     search budget of all bots, in nodes
  --jobs N                      how many rows are played at the same time (1)`;

/** Reserved for this program: anything tuned on games with this seed must be measured with another. */
const SEED = 'strength, unseen 1';
const FEWEST_GAMES = 400;

const SEATS = { grid: 2, knockout: 4, round: 4, kickbox: 2, challengers: 4 };
/** Games in which a new champion also meets a frozen one alone. */
const DUELS = ['kickbox', 'round', 'challengers'];
const STYLES = ['brawler', 'counterpuncher', 'trickster', 'technician'];
const STYLED_LEVELS = ['rookie', 'contender', 'champion'];
/**
 * Nodes of the champions where the usual 50,000 would take hours for one row: against the frozen ones, and of
 * styles against each other. Where two numbers differ, both champions take equally long with them.
 */
const FROZEN_NODES = {
  knockout: [3000, 3000],
  round: [3000, 3000],
  kickbox: [21600, 20000],
  challengers: [50000, 64000],
};
const STYLED_NODES = { grid: 5000, knockout: 1000, round: 600, kickbox: 2000, challengers: 2000 };
/** Nodes of the champion against contenders. */
const LEVEL_NODES = { knockout: 8000, round: 8000, kickbox: 20000 };

const GROUPS = { levels, frozen, styles };
const call = readCall();
const rows = chosenRows();
if (call.list) {
  for (const { number, game, bots } of rows) console.log(`${number}  ${game}: ${described(bots)}`);
  process.exit();
}
if (call.games < FEWEST_GAMES)
  say(`Fewer than ${FEWEST_GAMES} games a row: good for a look, not for docs/bots.md.`);
install();
build();
const frozenFile = rows.some(({ group }) => group === 'frozen') ? await frozenBots() : undefined;
console.log('| game | at the table | games | first one’s share | 95 % interval | ms an answer |');
console.log('| --- | --- | --- | --- | --- | --- |');
const begin = Date.now();
let [begun, ended] = [0, 0];
await Promise.all(Array.from({ length: call.jobs }, playRows));

/** Takes the next row until there is none. */
async function playRows() {
  while (begun < rows.length) {
    const row = rows[begun++];
    say(`Row ${row.number}: ${row.game}: ${described(row.bots)} …`);
    console.log(await playedRow(row));
    ended++;
    const minutes = (Date.now() - begin) / 60_000;
    say(`${ended} of ${rows.length} rows in ${minutes.toFixed(1)} min`);
  }
}

function readCall() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        level: { type: 'string' },
        rows: { type: 'string' },
        list: { type: 'boolean', default: false },
        games: { type: 'string', default: String(FEWEST_GAMES) },
        nodes: { type: 'string' },
        jobs: { type: 'string', default: '1' },
      },
    });
    return {
      ...values,
      games: wholeNumber(values.games, '--games'),
      jobs: wholeNumber(values.jobs, '--jobs'),
      nodes: values.nodes && wholeNumber(values.nodes, '--nodes'),
      only: oneOf(values.only, Object.keys(GROUPS), '--only'),
      level: oneOf(values.level, STYLED_LEVELS, '--level'),
      playing: positionals.map((game) => oneOf(game, Object.keys(SEATS), 'GAME')),
    };
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`);
  }
}

function oneOf(value, known, name) {
  if (value === undefined || known.includes(value)) return value;
  throw new Error(`${name} is one of: ${known.join(', ')}`);
}

function wholeNumber(text, name) {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`${name} takes a positive number`);
}

/** The rows that were asked for, each with its number in the whole list. */
function chosenRows() {
  const all = Object.keys(SEATS)
    .flatMap((game) =>
      Object.entries(GROUPS).flatMap(([group, botsOf]) =>
        botsOf(game).map((bots) => ({ game, group, bots })),
      ),
    )
    .map((row, index) => ({ number: index + 1, ...row }));
  const [first = '1', last = first] = call.rows?.split('-') ?? ['1', String(all.length)];
  return all.filter(
    ({ number, game, group, bots }) =>
      (call.playing.length === 0 || call.playing.includes(game)) &&
      (call.only === undefined || group === call.only) &&
      (call.level === undefined || (group === 'styles' && bots[0].startsWith(call.level))) &&
      number >= Number(first) &&
      number <= Number(last),
  );
}

/** Each level against the one below it. */
function levels(game) {
  return [
    against(withNodes('champion', LEVEL_NODES[game]), 'contender', SEATS[game]),
    against('contender', 'rookie', SEATS[game]),
  ];
}

/** The champion against itself as it was. */
function frozen(game) {
  const seats = DUELS.includes(game) ? [...new Set([2, SEATS[game]])] : [SEATS[game]];
  const [nodes, frozenNodes] = FROZEN_NODES[game] ?? [];
  const [one, other] = [withNodes('champion', nodes), withNodes('frozen:champion', frozenNodes)];
  return seats.map((count) => against(one, other, count));
}

/** Every style of a level against every other; among four, two of each. */
function styles(game) {
  return STYLED_LEVELS.flatMap((level) =>
    STYLES.flatMap((one, place) =>
      STYLES.slice(place + 1).map((other) =>
        Array.from({ length: SEATS[game] }, (_, n) =>
          withNodes(
            `${level}:${n % 2 === 0 ? one : other}`,
            level === 'champion' ? STYLED_NODES[game] : undefined,
          ),
        ),
      ),
    ),
  );
}

/** A bot with a node budget of its own, unless `--nodes` sets that of all. */
function withNodes(name, nodes) {
  return nodes === undefined || call.nodes !== undefined ? name : `${name}@${nodes}`;
}

function against(one, others, seats) {
  return [one, ...Array.from({ length: seats - 1 }, () => others)];
}

/** Plays one row; where a bot has several seats, its share is that of all of them. */
async function playedRow({ game, bots }) {
  const found = await arena([
    ...[game, '--json', '--workers', '1', '--bots', bots.join()],
    ...['--games', String(call.games), '--seed', SEED],
    ...(frozenFile === undefined ? [] : ['--frozen', frozenFile]),
    ...(call.nodes === undefined ? [] : ['--nodes', String(call.nodes)]),
  ]);
  const [first, second] = found.bots;
  const percent = (share) => (100 * share).toFixed(1);
  const [low, high] = first.together.interval.map(percent);
  return (
    `| ${game} | ${described(bots)} | ${found.games} | ${percent(first.together.share)} % | ${low} – ${high} ` +
    `| ${first.milliseconds.toFixed(1)}, ${second.milliseconds.toFixed(1)} |`
  );
}

function arena(args) {
  const child = spawn(process.execPath, [join(root, 'dist/ringside.mjs'), 'arena', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(printed)) : fail(`arena ${args.join(' ')} failed`),
    );
  });
}

/** `champion, 3 × contender` */
function described(bots) {
  return [...new Set(bots)]
    .map((name) => {
      const seats = bots.filter((other) => other === name).length;
      return seats === 1 ? name : `${seats} × ${name}`;
    })
    .join(', ');
}
