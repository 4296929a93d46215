import { table } from '../src/cli/table.ts';
import type { PeerFigures } from './peers.ts';

/** Ringside compared with boardgame.io, as ratios. */
export function peersReport(figures: PeerFigures): string {
  const { matches, ourGames, theirGames, ours, memory, flatfile } = figures;
  const times = (a: number, b: number): string => `×${(a / b).toFixed(a / b < 10 ? 1 : 0)}`;
  const rows = [
    [
      ...['random games/s, no server', ourGames.toFixed(0), theirGames.toFixed(0)],
      times(ourGames, theirGames),
    ],
  ];
  for (const [name, theirs] of [
    ['its storage in memory', memory],
    ['its storage in files', flatfile],
  ] as const) {
    if (!theirs) continue;
    const speeds = [ours.answersPerSecond, theirs.answersPerSecond] as const;
    rows.push([
      ...[`answers/s end to end (${name})`, ...speeds.map((one) => one.toFixed(0))],
      times(...speeds),
    ]);
    const costs = [ours.cpu, theirs.cpu] as const;
    const micros = costs.map((one) => `${one.toFixed(0)} µs`);
    rows.push([`server CPU per answer (${name})`, ...micros, times(theirs.cpu, ours.cpu)]);
    for (const share of ['p50', 'p99'] as const) {
      const [mine, other] = [ours[share], theirs[share]];
      rows.push([`${share} to every view (${name})`, ...[mine, other].map(ms), times(other, mine)]);
    }
  }
  return [
    `the same rules in boardgame.io, measured in the same run; servers: ${matches} matches at the same time; Ringside writes durably before it acknowledges`,
    table(['grid', 'Ringside', 'boardgame.io', 'better by'], rows),
  ].join('\n\n');
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
