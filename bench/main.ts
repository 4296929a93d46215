import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Call } from '../src/cli/command.ts';
import { table } from '../src/cli/table.ts';
import { engineFigures } from './engine.ts';
import { type LoopFigure, loopFigures } from './event-loop.ts';
import { gridFigures } from './grid.ts';
import { FULL, growthFigures } from './growth.ts';
import { growthPlot, growthReport } from './growth-report.ts';
import { NETWORKS, pageFigures } from './page.ts';
import { pageReport } from './page-report.ts';
import { peerFigures } from './peers.ts';
import { peersReport } from './peers-report.ts';
import { type ReplyFigures, replyFigures } from './replies.ts';
import { serverFigures } from './server.ts';
import { serverReport } from './server-report.ts';

/** Warm-up of a server, in seconds. */
const WARM_UP = 10;

/** Idle tables in the store, which must not cost anything. */
const TABLES_AT_REST = 100_000;

/** Runs the benchmarks named by a call of `ringside bench`. */
export async function runBenchmarks(call: Call): Promise<void> {
  const figures = await measure(call);
  if (call.flag('json')) console.log(JSON.stringify(figures));
  else print(figures);
  draw(call.text('plot'), figures);
}

/** Plots how costs grow, if a file was named. */
function draw(file: string | undefined, { growth }: Figures): void {
  if (file === undefined || !growth) return;
  writeFileSync(file, growthPlot(growth));
  console.error(`Drawn in ${file}.`);
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
    loop: wanted('loop') ? await loopFigures({ database }) : [],
    page: wanted('page')
      ? await pageFigures({ runs: call.number('runs', 5, 1, 100), lines: NETWORKS })
      : undefined,
    peers: wanted('peers') ? await peerFigures(load) : undefined,
  };
}

function print(figures: Figures): void {
  const { cores, node, engine, grid, replies, server, growth, loop, page, peers } = figures;
  console.log(`${cores} cores, Node ${node}; each figure on one core\n`);
  if (engine.length > 0) console.log(`${engineTable(engine)}\n`);
  if (grid) console.log(`${gridTable(grid)}\n`);
  if (replies.length > 0) console.log(`${replyTable(replies)}\n`);
  if (server) console.log(`${serverReport(server)}\n`);
  if (growth) console.log(`${growthReport(growth)}\n`);
  if (loop.length > 0) console.log(`${loopTable(loop)}\n`);
  if (page) console.log(`${pageReport(page)}\n`);
  if (peers) console.log(peersReport(peers));
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
    ...[((nodes * 1000) / ms).toFixed(0), slower === undefined ? '' : `×${slower.toFixed(2)}`],
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

function loopTable(rows: readonly LoopFigure[]): string {
  return table(
    ['what happens', 'longest turn, ms', 'with garbage collection', 'longest collection'],
    rows.map(({ what, work, all, garbage }) => [
      ...[what, work.toFixed(0), all.toFixed(0), garbage.toFixed(0)],
    ]),
  );
}
