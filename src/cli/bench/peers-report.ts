import { table } from '../table.ts';
import type { CliTexts } from '../texts/en.ts';
import type { PeerFigures } from './peers.ts';

/** The house beside its peer, as ratios. */
export function peersReport(figures: PeerFigures, words: CliTexts['bench']): string {
  const { matches, ourGames, theirGames, ours, memory, flatfile } = figures;
  const times = (a: number, b: number): string => `×${(a / b).toFixed(a / b < 10 ? 1 : 0)}`;
  const rows = [
    [words.gamesPerSecond, ourGames.toFixed(0), theirGames.toFixed(0), times(ourGames, theirGames)],
  ];
  for (const [name, theirs] of [
    [words.inMemory, memory],
    [words.inFiles, flatfile],
  ] as const) {
    if (!theirs) continue;
    const speeds = [ours.answersPerSecond, theirs.answersPerSecond] as const;
    rows.push([words.peerAnswers(name), ...speeds.map((one) => one.toFixed(0)), times(...speeds)]);
    const costs = [ours.cpu, theirs.cpu] as const;
    const micros = costs.map((one) => `${one.toFixed(0)} µs`);
    rows.push([words.peerCpu(name), ...micros, times(theirs.cpu, ours.cpu)]);
    for (const share of ['p50', 'p99'] as const) {
      const [mine, other] = [ours[share], theirs[share]];
      rows.push([words.peerTime(name, share), ...[mine, other].map(ms), times(other, mine)]);
    }
  }
  return `${words.peersHead(matches)}\n\n${table(['grid', 'Ringside', 'boardgame.io', words.ratio], rows)}`;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
