import { startPegs } from '../game.ts';
import type { TableOptions } from './holes.ts';
import { get, HIGH_NEAR, LOW_NEAR, lowest, sizeOf } from './holes.ts';
import { type HoleSet, listMoves, MOST_MOVES, nearOf } from './moves.ts';
import { type Code, EVERYTHING, type Position, play, positionOf } from './position.ts';

/** The totals of many random games. */
export interface RandomGames {
  readonly pegs: readonly [number, number];
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly knocked: number;
}

/** Random games with the generator of the specification's section 9.4, as fast as bots can play. */
export function fastRandomGames(options: TableOptions, seed: number, games: number): RandomGames {
  const start = positionOf(startPegs(options), options);
  const position = positionOf(startPegs(options), options);
  const chance = new Int32Array([seed]);
  const near = nearOf(start);
  const playOut = position.optional ? playChoosing : playAutomatic;
  const wins: [number, number] = [0, 0];
  let [lead, draws, knocked] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    setBack(position, start);
    knocked += playOut(position, chance, near);
    lead += position.lead;
    if (position.lead === 0) draws++;
    else wins[position.lead > 0 ? 0 : 1]++;
  }
  const pegs = (6 + start.empty) * games;
  return { pegs: [(pegs + lead) / 2, (pegs - lead) / 2], wins, draws, knocked };
}

function setBack(position: Position, start: Position): void {
  position.lines.set(start.lines);
  position.low = start.low;
  position.high = start.high;
  position.empty = start.empty;
  position.lead = start.lead;
  position.seat = start.seat;
}

/** Plays a game to its end; returns the number of pegs knocked out. */
function playAutomatic(p: Position, chance: Int32Array, near: HoleSet): number {
  let { low, high } = near;
  let knocked = 0;
  while (p.empty > 0) {
    const code = anyHole(p, low & ~p.low, high & ~p.high, chance);
    low |= get(LOW_NEAR, code >> 6);
    high |= get(HIGH_NEAR, code >> 6);
    const out = play(p, code);
    if (out !== 0) knocked += sizeOf(out);
  }
  return knocked;
}

/** The same if each choice of lines is a separate move. */
function playChoosing(p: Position, chance: Int32Array): number {
  let knocked = 0;
  while (p.empty > 0) {
    const count = listMoves(p, MOVES, 0);
    knocked += sizeOf(play(p, get(MOVES, draw(chance, count))));
  }
  return knocked;
}

const MOVES = new Int32Array(MOST_MOVES);

/** A move into a random hole of a set. */
function anyHole(p: Position, low: number, high: number, chance: Int32Array): Code {
  const lows = sizeOf(low);
  const drawn = draw(chance, lows + sizeOf(high));
  const hole = drawn < lows ? nth(low, drawn) : 18 + nth(high, drawn - lows);
  return 64 * (p.first + hole) + EVERYTHING;
}

/** A hole of half a set, counted from its lowest. */
function nth(half: number, n: number): number {
  let bits = half;
  for (let skipped = 0; skipped < n; skipped++) bits &= bits - 1;
  return lowest(bits);
}

/** Xorshift32 modulo n; in two parts, because numbers below 2^31 are divided faster. */
function draw(chance: Int32Array, below: number): number {
  let s = get(chance, 0);
  s ^= s << 13;
  s ^= s >>> 17;
  s ^= s << 5;
  chance[0] = s;
  const drawn = 2 * ((s >>> 1) % below) + (s & 1);
  return drawn < below ? drawn : drawn - below;
}
