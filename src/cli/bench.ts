import { availableParallelism } from 'node:os';
import { engineFigures } from './bench/engine.ts';
import { gridFigures } from './bench/grid.ts';
import { peerFigures } from './bench/peers.ts';
import { type Command, FINE, WrongCall } from './command.ts';
import { table } from './table.ts';

export const bench: Command = {
  usage: '[engine] [grid] [peers]',
  says: 'Measures the house and prints tables.',
  options: { 'seconds N': 'how long each figure is measured (2)', json: 'print one object' },
  more: 'Without a name it measures everything. Peers are compared with after: npm ci --prefix bench/peers',
  run: (call) => {
    const unknown = call.args.find((name) => !['engine', 'grid', 'peers'].includes(name));
    if (unknown !== undefined) throw new WrongCall(`there is nothing called ${unknown} to measure`);
    const wanted = (name: string): boolean => call.args.length === 0 || call.args.includes(name);
    const seconds = call.number('seconds', 2, 1, 600);
    const figures = {
      cores: availableParallelism(),
      node: process.version,
      engine: wanted('engine') ? engineFigures(seconds) : [],
      grid: wanted('grid') ? gridFigures(seconds) : undefined,
      boardgameIo: wanted('peers') ? peerFigures(seconds) : undefined,
    };
    if (call.flag('json')) console.log(JSON.stringify(figures));
    else print(figures);
    return FINE;
  },
};

interface Figures {
  readonly cores: number;
  readonly node: string;
  readonly engine: ReturnType<typeof engineFigures>;
  readonly grid: ReturnType<typeof gridFigures> | undefined;
  readonly boardgameIo: ReturnType<typeof peerFigures>;
}

function print({ cores, node, engine, grid, boardgameIo }: Figures): void {
  console.log(`${cores} cores, Node ${node}; each figure on one core\n`);
  if (engine.length > 0) console.log(`${engineTable(engine)}\n`);
  if (grid) console.log(`${gridTable(grid)}\n`);
  if (!boardgameIo) return;
  const ours = engine.find(({ game }) => game === 'grid')?.gamesPerSecond;
  const ratio =
    ours === undefined
      ? ''
      : `; Ringside plays ${(ours / boardgameIo.gamesPerSecond).toFixed(0)} times as many`;
  console.log(
    `boardgame.io plays ${boardgameIo.gamesPerSecond.toFixed(0)} random games of grid a second${ratio}`,
  );
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
