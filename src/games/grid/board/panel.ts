import { at, range } from '../../../engine/list.ts';
import { DIRECTION_NAMES, DIRECTIONS, type HexGrid, type Place, placeOf } from '../board.ts';
import type { Peg } from '../kind.ts';
import { enclosed, type Run } from '../rules/enclosing.ts';
import { score } from '../rules/end.ts';

/** Where something is drawn, in distances between neighbouring holes, the centre at 0. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ROW = Math.sqrt(3) / 2;

/** The box of the drawing around the centre. */
export function frameOf(board: HexGrid): { width: number; height: number; top: number } {
  const wide = board.side + 0.5;
  return { width: 2 * wide, height: 1.76 * wide + 1.05, top: -0.9 * wide };
}

export function shifted({ x, y }: Spot): string {
  return `translate(${x} ${y})`;
}

/** Where the effect of a peg is written beside the panel: at the nearer edge, below the legend. */
export function tagSpot(board: HexGrid, { x, y }: Spot): Spot {
  const rim = board.side + 0.28;
  const height = Math.min(Math.max(0.6 * y, -0.2 * rim), 0.4 * rim);
  const edge = rim - Math.abs(height) / Math.tan(Math.PI / 3) + 0.35;
  return { x: x > 0.1 ? edge : -edge, y: height };
}

/** Where a hole is seen from a side: seat 1 stands behind the panel. */
export function spotOf(board: HexGrid, hole: number, side: 0 | 1): Spot {
  const { q, r } = placeOf(board, at(board.holes, hole));
  const x = q + r / 2;
  return { x: side === 1 ? -x : x, y: r * ROW };
}

/** Where keys lead, as seen: left, right and the four slants. */
// biome-ignore format: a table, one key to a line
const KEYS: Readonly<Record<string, readonly Spot[]>> = {
  a: [{ x: -1, y: 0 }], ArrowLeft:  [{ x: -1, y: 0 }],
  d: [{ x: 1, y: 0 }],  ArrowRight: [{ x: 1, y: 0 }],
  w: [{ x: -0.5, y: -ROW }],
  e: [{ x: 0.5, y: -ROW }],
  z: [{ x: -0.5, y: ROW }],
  x: [{ x: 0.5, y: ROW }],
  ArrowUp:   [{ x: 0.5, y: -ROW }, { x: -0.5, y: -ROW }],
  ArrowDown: [{ x: -0.5, y: ROW }, { x: 0.5, y: ROW }],
};

/** The hole where a key leads; the centre is skipped. */
export function holeTowards(
  board: HexGrid,
  side: 0 | 1,
  from: number,
  key: string,
): number | undefined {
  const start = spotOf(board, from, side);
  for (const way of KEYS[key] ?? []) {
    const next = { x: start.x + way.x, y: start.y + way.y };
    const centre = Math.hypot(next.x, next.y) < 0.1;
    const found = holeNear(board, side, centre ? { x: next.x + way.x, y: next.y + way.y } : next);
    if (found !== undefined) return found;
  }
  return undefined;
}

function holeNear(board: HexGrid, side: 0 | 1, { x, y }: Spot): number | undefined {
  return range(board.holes.length).find((hole) => {
    const spot = spotOf(board, hole, side);
    return Math.hypot(spot.x - x, spot.y - y) < 0.1;
  });
}

/** The effect of a peg in a hole. */
export interface Preview {
  readonly hole: number;
  readonly runs: readonly Run[];
  /** Pegs that would be enclosed if lines ran through the centre (GR-7). */
  readonly spared: readonly (readonly number[])[];
  /** Own and other pegs afterwards. */
  readonly after: readonly [number, number];
}

export function previewOf(
  board: HexGrid,
  pegs: readonly Peg[],
  hole: number,
  seat: 0 | 1,
  taken: (run: Run) => boolean = () => true,
): Preview {
  const runs = enclosed(board, pegs, hole, seat).filter(taken);
  const gain = runs.reduce((sum, run) => sum + run.holes.length, 0);
  const now = score(pegs);
  const after = [now[seat] + 1 + gain, now[seat === 0 ? 1 : 0] - gain] as const;
  return { hole, runs, spared: sparedByCentre(board, pegs, hole, seat), after };
}

/** Lines that would enclose something but for the centre. */
function sparedByCentre(
  board: HexGrid,
  pegs: readonly Peg[],
  hole: number,
  seat: 0 | 1,
): readonly (readonly number[])[] {
  return range(6).flatMap((direction) => {
    const ray = at(at(board.rays, hole), direction);
    const beyond = beyondCentre(board, ray.at(-1) ?? hole, direction);
    if (beyond === undefined) return [];
    const whole = [...ray, beyond, ...at(at(board.rays, beyond), direction)];
    const end = whole.findIndex((next) => pegs[next] === seat || pegs[next] === null);
    const between = whole.slice(0, end);
    return end > ray.length - 1 && pegs[at(whole, end)] === seat && end >= ray.length && end > 0
      ? [between]
      : [];
  });
}

/** The hole on the other side of the centre, for a hole beside it. */
function beyondCentre(board: HexGrid, hole: number, direction: number): number | undefined {
  const [dq, dr] = DIRECTIONS[at(DIRECTION_NAMES, direction)];
  const { q, r }: Place = placeOf(board, at(board.holes, hole));
  if (q + dq !== 0 || r + dr !== 0) return undefined;
  return board.ring1.find((other) => {
    const place = placeOf(board, at(board.holes, other));
    return place.q === dq && place.r === dr;
  });
}
