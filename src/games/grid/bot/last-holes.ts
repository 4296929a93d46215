import { WORTH } from './hole-kinds.ts';
import { ALL_LOW, get, lowest, sizeOf } from './holes.ts';
import { EVERYTHING, enclosedBits, type Position, play, takeBack } from './position.ts';

/**
 * Whether the final difference is more than a bound, with at most three empty holes: all of them
 * are playable then (GI-11), and caching is not worthwhile.
 */
export function lastHoles(p: Position, bound: number): number {
  if (p.empty === 0) return p.lead;
  const low = ALL_LOW & ~p.low;
  const high = p.allHigh & ~p.high;
  const one = firstOf(p, low, high);
  if (p.empty === 1) return p.lead + 1 + 2 * sizeOf(enclosedBits(p, one));
  const two = firstOf(p, low & (low - 1), low === 0 ? high & (high - 1) : high);
  if (p.empty === 2) return ofTwo(p, one, two, bound);
  const three = lastOf(p, low, high);
  return ofThree(p, one, two, three, bound);
}

function firstOf(p: Position, low: number, high: number): number {
  return p.first + (low === 0 ? 18 + lowest(high) : lowest(low));
}

function lastOf(p: Position, low: number, high: number): number {
  return p.first + (high === 0 ? 31 - Math.clz32(low) : 18 + 31 - Math.clz32(high));
}

function ofThree(p: Position, one: number, two: number, three: number, bound: number): number {
  if (get(WORTH, one) < get(WORTH, two)) return ofThree(p, two, one, three, bound);
  if (get(WORTH, one) < get(WORTH, three)) return ofThree(p, three, two, one, bound);
  let best = thenTwo(p, one, two, three, bound);
  if (best <= bound) best = Math.max(best, thenTwo(p, two, one, three, bound));
  if (best <= bound) best = Math.max(best, thenTwo(p, three, one, two, bound));
  return best;
}

function thenTwo(p: Position, hole: number, one: number, two: number, bound: number): number {
  const code = 64 * hole + EVERYTHING;
  const knocked = play(p, code);
  const value = 0 - ofTwo(p, one, two, -2 - bound);
  takeBack(p, code, knocked);
  return value;
}

function ofTwo(p: Position, one: number, two: number, bound: number): number {
  const best = thenOne(p, one, two, bound);
  return best > bound ? best : Math.max(best, thenOne(p, two, one, bound));
}

/** Both place one more peg, so only the knockouts count. */
function thenOne(p: Position, hole: number, last: number, bound: number): number {
  const most = p.lead + 2 * sizeOf(enclosedBits(p, hole));
  if (most <= bound) return most;
  const code = 64 * hole + EVERYTHING;
  const knocked = play(p, code);
  const value = most - 2 * sizeOf(enclosedBits(p, last));
  takeBack(p, code, knocked);
  return value;
}
