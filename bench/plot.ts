import { at } from '../src/engine/list.ts';
import type { GrowthPoint } from './growth.ts';

/** A curve: load, and the cost of an answer. */
export interface Curve {
  readonly title: string;
  readonly points: readonly GrowthPoint[];
}

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [300, 220, 52, 40, 34];

/** The curves side by side, all on the same scale from zero. */
export function plot(curves: readonly Curve[], unit: string): string {
  const most = niceAbove(
    Math.max(...curves.flatMap(({ points }) => points.map(({ cost }) => cost))),
  );
  const panels = curves.map((curve, i) => panel(curve, i * WIDTH, most));
  const width = curves.length * WIDTH;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">`,
    `<title>${escaped(unit)}</title>`,
    '<style>text{font:12px sans-serif;fill:#333}.t{font-weight:bold}.a{text-anchor:middle}.e{text-anchor:end}path{fill:none;stroke:#b3261e;stroke-width:2}line{stroke:#ccc}circle{fill:#b3261e}</style>',
    `<rect width="${width}" height="${HEIGHT}" fill="#fffdf7"/>`,
    `<text x="8" y="${TOP - 18}">${escaped(unit)}</text>`,
    ...panels,
    '</svg>\n',
  ].join('\n');
}

function panel({ title, points }: Curve, left: number, most: number): string {
  const x = (i: number): number =>
    left + LEFT + ((i + 0.5) * (WIDTH - LEFT - 12)) / Math.max(1, points.length);
  const y = (cost: number): number => HEIGHT - BOTTOM - (cost / most) * (HEIGHT - BOTTOM - TOP);
  const places = points.map(({ cost }, i) => `${x(i).toFixed(1)},${y(cost).toFixed(1)}`);
  const grid = [0, 0.5, 1].flatMap((share) => [
    `<line x1="${left + LEFT}" x2="${left + WIDTH - 12}" y1="${y(share * most)}" y2="${y(share * most)}"/>`,
    `<text class="e" x="${left + LEFT - 6}" y="${y(share * most) + 4}">${share * most}</text>`,
  ]);
  const marks = points.flatMap(({ count, cost }, i) => [
    `<circle cx="${x(i).toFixed(1)}" cy="${y(cost).toFixed(1)}" r="3"/>`,
    `<text class="a" x="${x(i).toFixed(1)}" y="${HEIGHT - BOTTOM + 16}">${count}</text>`,
  ]);
  const name = `<text class="a t" x="${left + (WIDTH + LEFT) / 2}" y="${HEIGHT - 6}">${escaped(title)}</text>`;
  return [...grid, `<path d="M${places.join('L')}"/>`, ...marks, name].join('\n');
}

/** The next round number above. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (
    at(
      [1, 2, 5, 10].filter((step) => step * power >= value),
      0,
    ) * power
  );
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
