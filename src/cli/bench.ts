import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { engineFigures } from './bench/engine.ts';
import { gridFigures } from './bench/grid.ts';
import { FULL, growthFigures } from './bench/growth.ts';
import { growthPlot, growthReport } from './bench/growth-report.ts';
import { LINES, pageFigures } from './bench/page.ts';
import { pageReport } from './bench/page-report.ts';
import { peerFigures } from './bench/peers.ts';
import { peersReport } from './bench/peers-report.ts';
import { type ReplyFigures, replyFigures } from './bench/replies.ts';
import { serverFigures } from './bench/server.ts';
import { serverReport } from './bench/server-report.ts';
import { type Call, type Command, FINE, WrongCall } from './command.ts';
import { LANG_FLAG, languageOf, wordsOf } from './language.ts';
import { table } from './table.ts';
import type { CliTexts } from './texts/en.ts';

const NAMES = ['engine', 'grid', 'replies', 'server', 'growth', 'page', 'peers'];

/** Seconds in which a server warms up before it is measured. */
const WARM_UP = 10;

/** Tables at which nobody looks must not cost anything, however many they are. */
const TABLES_AT_REST = 100_000;

export const bench: Command = {
  usage: '[engine] [grid] [replies] [server] [growth] [page] [peers]',
  says: 'Measures the house and prints tables.',
  options: {
    'seconds N': 'how long each figure is measured (2)',
    'positions N': 'in how many positions of each game the bots are timed (500)',
    'tables N': 'server: how many tables of each game (100, with four sockets each)',
    'rate N': 'server: answers a second where the rate is given (1000)',
    'database URL': 'server: a Postgres instead of the embedded store; empty, for this only',
    'runs N': 'page: of how many visits each figure is the middle one (5)',
    'plot FILE': 'growth: where to draw it, as SVG',
    [LANG_FLAG]: 'in which language',
    json: 'print one object',
  },
  more: 'Without a name it measures everything. Peers are compared with after: npm ci --prefix bench/peers',
  run: async (call) => {
    const unknown = call.args.find((name) => !NAMES.includes(name));
    if (unknown !== undefined) throw new WrongCall(`there is nothing called ${unknown} to measure`);
    const { bench: words } = wordsOf(languageOf(call));
    const figures = await measure(call);
    if (call.flag('json')) console.log(JSON.stringify(figures));
    else print(figures, words);
    draw(call.text('plot'), figures, words);
    return FINE;
  },
};

/** Draws how costs grow, where somebody wants that. */
function draw(file: string | undefined, { growth }: Figures, words: CliTexts['bench']): void {
  if (file === undefined || !growth) return;
  writeFileSync(file, growthPlot(growth, words));
  console.error(words.plotted(file));
}

type Figures = Awaited<ReturnType<typeof measure>>;

/** Measures what was asked for, or everything. */
async function measure(call: Call) {
  const wanted = (name: string): boolean => call.args.length === 0 || call.args.includes(name);
  const seconds = call.number('seconds', 2, 1, 600);
  const database = call.text('database');
  const load = {
    tables: call.number('tables', 100, 1, 1000),
    seconds,
    warmUp: WARM_UP,
    rate: call.number('rate', 1000),
    tablesAtRest: TABLES_AT_REST,
  };
  return {
    cores: availableParallelism(),
    node: process.version,
    engine: wanted('engine') ? engineFigures(seconds) : [],
    grid: wanted('grid') ? gridFigures(seconds) : undefined,
    replies: wanted('replies') ? replyFigures(call.number('positions', 500, 1)) : [],
    server: wanted('server') ? await serverFigures(load, { database, isPinned: true }) : undefined,
    growth: wanted('growth') ? await growthFigures({ ...FULL, seconds }, { database }) : undefined,
    page: wanted('page')
      ? await pageFigures({ runs: call.number('runs', 5, 1, 100), lines: LINES })
      : undefined,
    boardgameIo: wanted('peers') ? await peerFigures(seconds) : undefined,
  };
}

function print(
  { cores, node, engine, grid, replies, server, growth, page, boardgameIo }: Figures,
  words: CliTexts['bench'],
): void {
  console.log(`${cores} cores, Node ${node}; each figure on one core\n`);
  if (engine.length > 0) console.log(`${engineTable(engine)}\n`);
  if (grid) console.log(`${gridTable(grid)}\n`);
  if (replies.length > 0) console.log(`${replyTable(replies)}\n`);
  if (server) console.log(`${serverReport(server, words)}\n`);
  if (growth) console.log(`${growthReport(growth, words)}\n`);
  if (page) console.log(`${pageReport(page, words)}\n`);
  if (boardgameIo) console.log(peersReport(boardgameIo, words));
}

function engineTable(rows: Figures['engine']): string {
  const head = ['game', 'seats', 'games/s', 'decisions/s', 'clone µs', 'view µs', 'asks µs'];
  return table(
    head,
    rows.map((row) => [
      ...[
        row.game,
        String(row.seats),
        row.gamesPerSecond.toFixed(0),
        row.decisionsPerSecond.toFixed(0),
      ],
      ...[row.clone.toFixed(2), row.view.toFixed(2), row.asks.toFixed(2)],
    ]),
  );
}

function gridTable({ gamesPerSecond, ofC, solving }: NonNullable<Figures['grid']>): string {
  const share = `${gamesPerSecond.toFixed(0)} random games/s in the bots' own representation (C: ×${(1 / ofC).toFixed(1)})`;
  const rows = solving.map(({ empty, positions, ms, nodes, ofC: slower }) => [
    ...[`${empty} empty`, String(positions), ms.toFixed(1), nodes.toFixed(0)],
    ...[((nodes * 1000) / ms).toFixed(0), `×${slower.toFixed(1)}`],
  ]);
  return `${share}\n\n${table(['exact value', 'positions', 'ms', 'nodes', 'nodes/s', 'of C’s time'], rows)}`;
}

function replyTable(rows: ReplyFigures): string {
  const head = ['bot', 'positions', 'median ms', 'p99 ms', 'longest ms', 'limit ms', 'later'];
  return table(
    head,
    rows.map(({ game, level, positions, median, p99, longest, limit, late }) => [
      ...[`${game} ${level}`, String(positions), median.toFixed(1), p99.toFixed(1)],
      ...[longest.toFixed(1), String(limit), String(late)],
    ]),
  );
}
