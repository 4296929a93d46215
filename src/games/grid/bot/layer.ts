import * as holes from './holes.ts';
import { clear, type Position, setUp } from './position.ts';
import * as memory from './transposition-table.ts';

// Bound locally: without bundling, an import is looked up at every use.
const { get } = holes;
const { lowerHalf, scattered, upperHalf } = memory;

/** Distinct positions with the number of ways to reach each. A hash set that grows. */
export interface Layer {
  /** The two halves of each position; zero in empty slots. */
  lower: Int32Array;
  upper: Int32Array;
  ways: Float64Array;
  size: number;
}

export function emptyLayer(): Layer {
  return withRoom(2 ** 10);
}

/** Adds a number of ways to reach a position. */
export function add(layer: Layer, p: Position, ways: number): void {
  if (layer.size > 0.75 * layer.lower.length) grow(layer);
  put(layer, lowerHalf(p), upperHalf(p), ways);
}

/** Sets up each position of a layer in turn; returns the ways to reach it. */
export function* positionsIn({ lower, upper, ways }: Layer, p: Position): Generator<number> {
  const half = (p.first === 0 ? 36 : 18) / 2;
  for (let slot = 0; slot < ways.length; slot++) {
    if (ways[slot] === 0) continue;
    clear(p);
    setUpHalf(p, get(lower, slot), 0);
    setUpHalf(p, get(upper, slot), half);
    yield ways[slot] ?? 0;
  }
}

function setUpHalf(p: Position, pegs: number, from: number): void {
  for (let [rest, index] = [pegs, from]; rest > 0; rest = Math.floor(rest / 3), index++)
    if (rest % 3 > 0) setUp(p, index, (rest % 3) - 1);
}

function withRoom(slots: number): Layer {
  return {
    lower: new Int32Array(slots),
    upper: new Int32Array(slots),
    ways: new Float64Array(slots),
    size: 0,
  };
}

function put(layer: Layer, lower: number, upper: number, ways: number): void {
  const last = layer.lower.length - 1;
  let slot = scattered(lower, upper) & last;
  while (layer.ways[slot] !== 0 && !isAt(layer, slot, lower, upper)) slot = (slot + 1) & last;
  if (layer.ways[slot] === 0) layer.size++;
  layer.lower[slot] = lower;
  layer.upper[slot] = upper;
  layer.ways[slot] = (layer.ways[slot] ?? 0) + ways;
}

function isAt(layer: Layer, slot: number, lower: number, upper: number): boolean {
  return get(layer.lower, slot) === lower && get(layer.upper, slot) === upper;
}

function grow(layer: Layer): void {
  const { lower, upper, ways } = layer;
  Object.assign(layer, withRoom(2 * ways.length));
  for (let slot = 0; slot < ways.length; slot++)
    if (ways[slot] !== 0) put(layer, get(lower, slot), get(upper, slot), ways[slot] ?? 0);
}
