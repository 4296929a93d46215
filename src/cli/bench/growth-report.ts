import { table } from '../table.ts';
import type { CliTexts } from '../texts/en.ts';
import { type GrowthFigures, growthOf, type Point } from './growth.ts';
import { type Curve, plot } from './plot.ts';

type Words = CliTexts['bench'];

/** What an answer costs as things grow, as a table. */
export function growthReport(figures: GrowthFigures, words: Words): string {
  const rows = curves(figures, words).map(({ title, points }) => [
    ...[title, `×${growthOf(points).toFixed(2)}`],
    ...points.map(cell),
  ]);
  const most = Math.max(...rows.map((row) => row.length));
  const head = [words.grows, words.growth, ...Array.from({ length: most - 2 }, () => '')];
  return `${words.growthHead(figures.rate)}\n\n${table(head, rows)}`;
}

/** The same, drawn. */
export function growthPlot(figures: GrowthFigures, words: Words): string {
  return plot(curves(figures, words), words.growthHead(figures.rate));
}

function curves({ tables, spectators, length }: GrowthFigures, words: Words): Curve[] {
  return [
    { title: words.growingTables, points: tables },
    { title: words.growingSpectators, points: spectators },
    { title: words.growingLength, points: length },
  ];
}

function cell({ count, cost }: Point): string {
  return `${count}: ${cost.toFixed(0)}`;
}
