// How strong the bots are: npm run strength -- [GAME…] [--games N] [--only levels|frozen|styles] [--nodes N]
// Every row has seeds of its own, which no fitting or tuning has used, and one thread, so that the processor time of an
// answer can be compared. Prints a table for docs/bots.md, row by row.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { frozenBots } from '../bench/frozen.mjs';
import { build, fail, install, root } from './setup.mjs';

/** Reserved for this program: anything tuned on games with this seed must be measured with another. */
const SEED = 'strength, unseen 1';
const FEWEST_GAMES = 400;

const SEATS = { grid: 2, knockout: 4, round: 4, kickbox: 2, challengers: 4 };
/** Games in which a new champion also meets a frozen one alone. */
const DUELS = ['kickbox', 'round', 'challengers'];
const STYLES = ['brawler', 'counterpuncher', 'trickster', 'technician'];
const STYLED_LEVELS = ['contender'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: String(FEWEST_GAMES) },
    only: { type: 'string' },
    nodes: { type: 'string' },
  },
});
const unknown = positionals.find((game) => !Object.hasOwn(SEATS, game));
if (unknown !== undefined)
  fail(`There is no game ${unknown}. One of: ${Object.keys(SEATS).join(', ')}`);
const GROUPS = { levels, frozen, styles };
if (values.only !== undefined && !Object.hasOwn(GROUPS, values.only))
  fail(`--only takes one of: ${Object.keys(GROUPS).join(', ')}`);

install();
build();
const file = await frozenBots();
console.log('| game | at the table | games | first one’s share | 95 % interval | ms an answer |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const game of positionals.length > 0 ? positionals : Object.keys(SEATS))
  for (const [name, group] of Object.entries(GROUPS))
    if (values.only === undefined || values.only === name)
      for (const bots of group(game)) row(game, bots);

/** Each level against the one below it. */
function levels(game) {
  return [
    against('champion', 'contender', SEATS[game]),
    against('contender', 'rookie', SEATS[game]),
  ];
}

/** The champion against itself as it was. */
function frozen(game) {
  const seats = DUELS.includes(game) ? [...new Set([2, SEATS[game]])] : [SEATS[game]];
  return seats.map((count) => against('champion', 'frozen:champion', count));
}

/** Every style of a level against every other; among four, two of each. */
function styles(game) {
  return STYLED_LEVELS.flatMap((level) =>
    STYLES.flatMap((one, place) =>
      STYLES.slice(place + 1).map((other) =>
        Array.from({ length: SEATS[game] }, (_, n) => `${level}:${n % 2 === 0 ? one : other}`),
      ),
    ),
  );
}

function against(one, others, seats) {
  return [one, ...Array.from({ length: seats - 1 }, () => others)];
}

/** Plays one row and prints it; where a bot has several seats, its share is that of all of them. */
function row(game, bots) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      ...[join(root, 'dist/ringside.mjs'), 'arena', game, '--json', '--workers', '1'],
      ...['--bots', bots.join(), '--games', values.games, '--seed', SEED, '--frozen', file],
      ...(values.nodes === undefined ? [] : ['--nodes', values.nodes]),
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
  );
  if (status !== 0) fail(`${game}: ${bots.join()} failed`);
  const { games, bots: rows } = JSON.parse(stdout);
  const [first, second] = rows;
  const seats = bots.filter((name) => name === first.name).length;
  const percent = (share) => (100 * share).toFixed(1);
  const share = seats * first.share;
  const [low, high] = wilson(share, games);
  console.log(
    `| ${game} | ${described(bots)} | ${games} | ${percent(share)} % | ${percent(low)} – ${percent(high)} ` +
      `| ${first.milliseconds.toFixed(1)}, ${second.milliseconds.toFixed(1)} |`,
  );
}

/** Wilson's 95 % interval of a share of so many games. */
function wilson(share, games) {
  const z2 = 1.96 ** 2;
  const half = 1.96 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games ** 2));
  const scale = 1 + z2 / games;
  return [-1, 1].map((side) => (share + z2 / (2 * games) + side * half) / scale);
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
