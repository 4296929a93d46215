import { table } from '../src/cli/table.ts';
import type { PeerFigures, Served } from './peers.ts';

/** Ringside beside the other servers, and its ratios beside the wanted ones. */
export function peersReport(figures: PeerFigures): string {
  const { rounds, seconds, engine } = figures;
  const games = engine
    ? `random games of grid a second, no server: ${engine.ours.toFixed(0)}, boardgame.io ${engine.theirs.toFixed(0)} (×${(engine.ours / engine.theirs).toFixed(0)})`
    : 'Colyseus and boardgame.io are not installed: npm ci --prefix bench/peers';
  return [
    `servers in turn, ${rounds} rounds of ${seconds} s, medians; each on one core; Ringside and the floor write durably before they acknowledge`,
    serverTable(figures),
    table(['ratio', 'measured', 'wanted'], ratios(figures)),
    games,
  ].join('\n\n');
}

const NAMES = {
  floor4: 'floor, 4 sockets a table',
  ringside4: 'Ringside, all games, 4 sockets',
  floor2: 'floor, 2 sockets a table',
  ringside2: 'Ringside, grid, 2 sockets',
  colyseus: 'Colyseus, grid, 2 sockets, in memory',
  memory: 'boardgame.io, grid, 2 sockets, in memory',
  flatfile: 'boardgame.io, grid, 2 sockets, in files',
} as const;

function serverTable({ fast, paced, rate }: PeerFigures): string {
  const row = (name: string, one: Served): string[] => [
    ...[name, one.answersPerSecond.toFixed(0), one.cpu.toFixed(0)],
    ...[one.p50, one.p95, one.p99, one.pause].map((ms) => ms.toFixed(1)),
    (one.allocated / 1e3).toFixed(1),
  ];
  const rows: string[][] = [];
  for (const name of ['floor4', 'ringside4', 'floor2', 'ringside2', 'colyseus'] as const) {
    const [one, steady] = [fast[name], paced[name]];
    if (one) rows.push(row(NAMES[name], one));
    if (steady) rows.push(row(`… at ${rate} answers a second`, steady));
  }
  for (const name of ['memory', 'flatfile'] as const) {
    const one = fast[name];
    if (one) rows.push(row(NAMES[name], one));
  }
  return table(
    ['server', 'answers/s', 'µs each', 'p50 ms', 'p95 ms', 'p99 ms', 'pause ms', 'kB each'],
    rows,
  );
}

/** Each ratio with what is wanted. */
function ratios({ fast, paced, rate }: PeerFigures): string[][] {
  const speed = (name: keyof typeof NAMES): number => fast[name]?.answersPerSecond ?? Number.NaN;
  const rows = [
    ['all games, 4 sockets / floor', speed('ringside4') / speed('floor4'), 'at least 0.4'],
    ['grid, 2 sockets / floor', speed('ringside2') / speed('floor2'), 'at least 0.5'],
    ['grid, 2 sockets / Colyseus', speed('ringside2') / speed('colyseus'), 'at least 1'],
    [
      'grid, 2 sockets / boardgame.io with files',
      speed('ringside2') / speed('flatfile'),
      'at least 10',
    ],
  ] as const;
  const cost = (name: keyof typeof NAMES): number => fast[name]?.cpu ?? Number.NaN;
  const costs = [
    ['processor for an answer: floor / all games, 4 sockets', cost('floor4') / cost('ringside4')],
    ['… floor / grid, 2 sockets', cost('floor2') / cost('ringside2')],
    ['… Colyseus / grid, 2 sockets', cost('colyseus') / cost('ringside2')],
    ['… boardgame.io with files / grid, 2 sockets', cost('flatfile') / cost('ringside2')],
  ] as const;
  const [ours, floor] = [paced.ringside4, paced.floor4];
  return [
    ...rows.flatMap(([name, value, wanted]) =>
      Number.isNaN(value) ? [] : [[name, `×${value.toFixed(2)}`, wanted]],
    ),
    ...costs.flatMap(([name, value]) =>
      Number.isNaN(value) ? [] : [[name, `×${value.toFixed(2)}`, '']],
    ),
    ...(ours && floor
      ? [
          [
            `p99 at ${rate} a second / floor’s`,
            `×${(ours.p99 / floor.p99).toFixed(1)}`,
            'at most 3',
          ],
          [`longest pause at ${rate} a second`, `${ours.pause.toFixed(1)} ms`, 'at most 20 ms'],
          [
            `allocated for an answer at ${rate} a second`,
            `${(ours.allocated / 1e3).toFixed(1)} kB`,
            'at most 15 kB',
          ],
        ]
      : []),
  ];
}
