import { at, range } from '../../engine/list.ts';
import type { Options } from './kind.ts';

/** The six directions in canonical order, as steps (dq, dr). */
// biome-ignore format: a table, one direction to a line
export const DIRECTIONS = {
  E:  [+1,  0],
  NE: [+1, -1],
  NW: [ 0, -1],
  W:  [-1,  0],
  SW: [-1, +1],
  SE: [ 0, +1],
} as const;

export type Direction = keyof typeof DIRECTIONS;

export const DIRECTION_NAMES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

/** A grid of holes: what touches what, and what lies in line with what. */
export interface HexGrid {
  /** Holes along each side. */
  readonly side: number;
  /** The names of the holes, by index. */
  readonly holes: readonly string[];
  readonly index: Readonly<Record<string, number>>;
  /** For each hole the holes that touch it. */
  readonly neighbours: readonly (readonly number[])[];
  /** For each hole and direction the holes that follow, up to the rim or the centre. */
  readonly rays: readonly (readonly (readonly number[])[])[];
  /** The six holes around the centre. */
  readonly ring1: readonly number[];
  /** For each hole the one that seat 1 sees where seat 0 sees this one. */
  readonly mirror: readonly number[];
}

/** Where a hole is: axial coordinates around the centre. */
export interface Place {
  readonly q: number;
  readonly r: number;
}

/** The hexagon with `side` holes along each side, without its centre. */
function hexagon(side: number): HexGrid {
  const places = range(2 * side - 1).flatMap((row) => rowOf(side, row));
  const holes = places.map((place) => nameOf(side, place));
  const index = Object.fromEntries(holes.map((name, i) => [name, i]));
  const indexAt = (place: Place): number | undefined =>
    distance(place) === 0 ? undefined : index[nameOf(side, place)];
  const ray = (from: Place, [dq, dr]: readonly [number, number]): number[] => {
    const next = { q: from.q + dq, r: from.r + dr };
    const hole = distance(next) < side ? indexAt(next) : undefined;
    return hole === undefined ? [] : [hole, ...ray(next, [dq, dr])];
  };
  const rays = places.map((place) => DIRECTION_NAMES.map((name) => ray(place, DIRECTIONS[name])));
  return {
    side,
    holes,
    index,
    rays,
    neighbours: rays.map((lines) => lines.flatMap((line) => line.slice(0, 1))),
    ring1: range(holes.length).filter((hole) => distance(at(places, hole)) === 1),
    mirror: places.map(({ q, r }) => indexAt({ q: -q - r, r }) ?? -1),
  };
}

export const BOARDS: Readonly<Record<Options['board'], HexGrid>> = {
  hex4: hexagon(4),
  hex3: hexagon(3),
  hex5: hexagon(5),
};

/** The index of a hole that must exist. */
export function holeIndex(board: HexGrid, name: string): number {
  const hole = board.index[name];
  if (hole === undefined) throw new RangeError(`no hole ${name}`);
  return hole;
}

/** Where a hole of this name is. */
export function placeOf(board: HexGrid, name: string): Place {
  const rank = name.charCodeAt(0) - 96;
  return { q: Number(name.slice(1)) - board.side, r: board.side - rank };
}

/** The start pegs of seat 0 and seat 1 (GR-3, GO-2, GO-3, H-3). */
export const STARTS: Readonly<
  Record<Options['board'], Record<Options['start'], readonly [string, string]>>
> = {
  hex4: { alternating: ['c4 d3 e5', 'c3 d5 e4'], triples: ['c3 d3 e4', 'c4 d5 e5'] },
  hex3: { alternating: ['b3 c2 d4', 'b2 c4 d3'], triples: ['b2 c2 d3', 'b3 c4 d4'] },
  hex5: { alternating: ['d5 e4 f6', 'd4 e6 f5'], triples: ['d4 e4 f5', 'd5 e6 f6'] },
};

function rowOf(side: number, row: number): Place[] {
  const r = side - 1 - row;
  return range(2 * side - 1)
    .map((column) => ({ q: column - side + 1, r }))
    .filter((place) => distance(place) > 0 && distance(place) < side);
}

function nameOf(side: number, { q, r }: Place): string {
  return String.fromCharCode(96 + side - r) + (q + side);
}

function distance({ q, r }: Place): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
