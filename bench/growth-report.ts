import { table } from '../src/cli/table.ts';
import { costGrowth, costOfEach, type GrowthFigures, type GrowthPoint } from './growth.ts';
import { type Curve, plot } from './plot.ts';

/** The cost of an answer as load grows, as a table. */
export function growthReport(figures: GrowthFigures): string {
  const rows = curves(figures).map(({ title, points }) => [
    ...[title, `×${costGrowth(points).toFixed(2)}`],
    ...points.map(cell),
  ]);
  const most = Math.max(...rows.map((row) => row.length));
  const head = ['what grows', 'last / first', ...Array.from({ length: most - 2 }, () => '')];
  const each = `each spectator costs ${costOfEach(figures.spectators).toFixed(1)} µs for an answer (wanted: at most 10)`;
  return `${headline(figures)}\n\n${table(head, rows)}\n\n${each}`;
}

/** The same as a plot. */
export function growthPlot(figures: GrowthFigures): string {
  return plot(curves(figures), headline(figures));
}

function headline({ rate, watchedRate }: GrowthFigures): string {
  return `µs of the server’s CPU per answer, at ${rate} answers a second (spectators: ${watchedRate})`;
}

function curves({ tables, spectators, length }: GrowthFigures): Curve[] {
  return [
    { title: 'tables', points: tables },
    { title: 'spectators at one table', points: spectators },
    { title: 'steps so far (Round, eight seats)', points: length },
  ];
}

function cell({ count, cost }: GrowthPoint): string {
  return `${count}: ${cost.toFixed(0)}`;
}
