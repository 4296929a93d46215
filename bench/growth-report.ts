import { table } from '../src/cli/table.ts';
import { costGrowth, type GrowthFigures, type GrowthPoint } from './growth.ts';
import { type Curve, plot } from './plot.ts';

/** The cost of an answer as load grows, as a table. */
export function growthReport(figures: GrowthFigures): string {
  const rows = curves(figures).map(({ title, points }) => [
    ...[title, `×${costGrowth(points).toFixed(2)}`],
    ...points.map(cell),
  ]);
  const most = Math.max(...rows.map((row) => row.length));
  const head = ['what grows', 'last / first', ...Array.from({ length: most - 2 }, () => '')];
  return `${headline(figures)}\n\n${table(head, rows)}`;
}

/** The same as a plot. */
export function growthPlot(figures: GrowthFigures): string {
  return plot(curves(figures), headline(figures));
}

function headline({ rate }: GrowthFigures): string {
  return `µs of the server’s CPU per answer, at ${rate} answers a second`;
}

function curves({ tables, spectators, length }: GrowthFigures): Curve[] {
  return [
    { title: 'tables', points: tables },
    { title: 'spectators at each of 10 tables', points: spectators },
    { title: 'steps so far (kickbox)', points: length },
  ];
}

function cell({ count, cost }: GrowthPoint): string {
  return `${count}: ${cost.toFixed(0)}`;
}
