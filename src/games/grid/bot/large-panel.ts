import type { Budget, Situation } from '../../../bots/bot.ts';
import { at, range } from '../../../engine/list.ts';
import { BOARDS, type HexGrid } from '../board.ts';
import type { Grid, Peg, Placing } from '../kind.ts';
import { enclosed, type Run } from '../rules/enclosing.ts';
import { toMove } from '../rules/turn.ts';
import type { Foresight } from './champion.ts';
import { PEG } from './evaluation.ts';
import { type HoleKind, kindIn } from './hole-kinds.ts';

/**
 * H-3: a plain search for the large panel, by the rules themselves. Lines are taken whole or not at
 * all.
 */
export function foreseeLarge(
  { view, budget }: Situation<Grid>,
  deepest: number,
  charm: () => number,
): Foresight {
  const { pegs } = view.open;
  const optional = view.options.captures === 'optional';
  const t: Thinking = { pegs: [...pegs], seat: toMove(view) ?? 0, optional, budget, nodes: 0 };
  const empty = pegs.filter((peg) => peg === null).length;
  let moves = movesOf(t).map((move) => ({ move, charm: charm(), value: 0 }));
  let found = { move: at(moves, 0).move, value: judge(t), depth: 0 };
  for (let depth = 1; depth <= Math.min(deepest, empty) && !isOver(t); depth++) {
    let best = -NEVER;
    for (const one of moves) {
      one.value = after(t, one.move, depth, best - one.charm, NEVER) + one.charm;
      if (isOver(t)) break;
      if (one.value <= best) continue;
      best = one.value;
      found = { move: one.move, value: one.value - one.charm, depth };
    }
    moves = moves.sort((a, b) => b.value - a.value);
  }
  const exact = found.depth >= empty;
  return {
    move: written(found.move, optional),
    value: found.value / PEG,
    exact,
    depth: found.depth,
  };
}

interface Thinking {
  readonly pegs: Peg[];
  seat: 0 | 1;
  readonly optional: boolean;
  readonly budget: Budget;
  nodes: number;
}

interface LargeMove {
  readonly hole: number;
  readonly runs: readonly Run[];
  readonly promise: number;
}

const BOARD: HexGrid = BOARDS.hex5;

/** A node costs about as much as this many on the other panels. */
const COST = 4;

const NEVER = 100 * PEG;

function isOver({ nodes, budget }: Thinking): boolean {
  return COST * nodes > budget.nodes || (nodes % 64 === 0 && budget.stop());
}

function after(t: Thinking, { hole, runs }: LargeMove, depth: number, least: number, most: number) {
  const mover = t.seat;
  t.pegs[hole] = mover;
  for (const run of runs) for (const taken of run.holes) t.pegs[taken] = mover;
  t.seat = mover === 0 ? 1 : 0;
  const value = 0 - lookAhead(t, depth - 1, 0 - most, 0 - least);
  for (const run of runs) for (const taken of run.holes) t.pegs[taken] = t.seat;
  t.pegs[hole] = null;
  t.seat = mover;
  return value;
}

/** The value of a position for the player to move, in hundredths of a peg. */
function lookAhead(t: Thinking, depth: number, least: number, most: number): number {
  if (depth === 0) return judge(t);
  t.nodes++;
  const moves = movesOf(t);
  if (moves.length === 0) return PEG * leadOf(t);
  let best = -NEVER;
  for (const move of moves) {
    const value = after(t, move, depth, Math.max(least, best), most);
    if (value > best) best = value;
    if (best >= most || isOver(t)) break;
  }
  return best;
}

/** All moves, the most promising first. */
function movesOf({ pegs, seat, optional }: Thinking): LargeMove[] {
  const moves: LargeMove[] = [];
  for (let hole = 0; hole < pegs.length; hole++) {
    if (pegs[hole] !== null || !at(BOARD.neighbours, hole).some((near) => pegs[near] !== null))
      continue;
    const runs = enclosed(BOARD, pegs, hole, seat);
    let gain = 0;
    for (const run of runs) gain += run.holes.length;
    const promise = at(FIRST_LOOK, hole);
    moves.push({ hole, runs, promise: promise + 3 * gain });
    if (optional && runs.length > 0) moves.push({ hole, runs: [], promise });
  }
  return moves.sort((a, b) => b.promise - a.promise);
}

function leadOf({ pegs, seat }: Thinking): number {
  let lead = 0;
  for (const peg of pegs) if (peg !== null) lead += peg === seat ? 1 : -1;
  return lead;
}

/** The value of the pegs on the board: early only what lasts counts, at the end every peg. */
function judge(t: Thinking): number {
  const { pegs, seat } = t;
  let [empty, early, late] = [0, 0, 0];
  for (let hole = 0; hole < pegs.length; hole++) {
    const peg = pegs[hole];
    if (peg === null) empty++;
    else {
      const sign = peg === seat ? 1 : -1;
      early += sign * at(EARLY, hole);
      late += sign * at(LATE, hole);
    }
  }
  if (empty === 0) return PEG * leadOf(t);
  const share = empty / (pegs.length - 6);
  return Math.round(early * share + late * (1 - share));
}

const EARLY = worths({ corner: 500, rim: 30, gate: -70, ring2: -20, centre: -30 });
const LATE = worths({ corner: 180, rim: 190, gate: 60, ring2: 40, centre: 10 });
const FIRST_LOOK = worths({ corner: 60, rim: 20, gate: -5, ring2: 5, centre: 0 });

function worths(kinds: Readonly<Record<HoleKind, number>>): readonly number[] {
  return range(BOARD.holes.length).map((hole) => kinds[kindIn(BOARD, hole)]);
}

function written({ hole, runs }: LargeMove, optional: boolean): Placing {
  const name = at(BOARD.holes, hole);
  if (!optional) return { type: 'place', hole: name };
  return { type: 'place', hole: name, take: runs.map(({ direction }) => direction) };
}
