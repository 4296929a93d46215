import { type Ask, choose } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import { BOARDS, DIRECTION_NAMES, type Direction, type HexGrid, holeIndex } from '../board.ts';
import type { Move, Peg, Placing, State, Tell } from '../kind.ts';
import type { Rule } from '../rulebook.ts';
import { enclosed, type Run } from './enclosing.ts';
import { endOrTurn } from './end.ts';
import { maySwap, toMove } from './turn.ts';

/** GR-13: the player to move must place a peg. */
export function asksForPeg(s: State): Ask<Move, Rule>[] {
  const seat = toMove(s);
  if (seat === undefined) return [];
  const { pegs } = s.open;
  const board = BOARDS[s.options.board];
  const answers = answersOf(s);
  const automatic = s.options.captures === 'automatic';
  return [
    choose<Move, Rule>(seat, 'GR-13', answers, (move, place) => {
      if (move.type === 'swap') return maySwap(s) ? undefined : 'H-1';
      if (automatic) return refuse(board, pegs, place);
      return refuseTaking(board, pegs, seat, move, place >> 6);
    }),
  ];
}

/** Every conceivable answer, in canonical order; the swap is the last (H-1). */
function answersOf({ options }: State): readonly Move[] {
  const { plain, taking, plainOrSwap, takingOrSwap } = PLACINGS[options.board];
  if (options.captures === 'automatic') return options.swap ? plainOrSwap : plain;
  return options.swap ? takingOrSwap : taking;
}

/** The first rule that forbids placing a peg there. */
function refuse(board: HexGrid, pegs: readonly Peg[], hole: number): Rule | undefined {
  if (pegs[hole] !== null) return 'GR-2';
  return touches(board, pegs, hole) ? undefined : 'GR-5';
}

/** The same where the lines to take are named: each must be enclosed. */
function refuseTaking(
  board: HexGrid,
  pegs: readonly Peg[],
  seat: 0 | 1,
  { take = [] }: Placing,
  hole: number,
): Rule | undefined {
  const rule = refuse(board, pegs, hole);
  if (rule !== undefined || take.length === 0) return rule;
  const runs = enclosed(board, pegs, hole, seat);
  return take.every((named) => runs.some((run) => run.direction === named)) ? undefined : 'GO-1';
}

/** GR-5: a neighbour of the hole holds a peg of either player. */
function touches(board: HexGrid, pegs: readonly Peg[], hole: number): boolean {
  const neighbours = at(board.neighbours, hole);
  for (let i = 0; i < neighbours.length; i++) if (pegs[at(neighbours, i)] !== null) return true;
  return false;
}

/** A turn: the peg goes in, what it encloses goes out, and the opponent is to move. */
export function place(s: State, seat: 0 | 1, move: Placing, tell: Tell): void {
  const board = BOARDS[s.options.board];
  const { pegs } = s.open;
  const hole = holeIndex(board, move.hole);
  const runs = taken(enclosed(board, pegs, hole, seat), move.take);
  pegs[hole] = seat;
  tell.all('GR-5', { type: 'placed', seat, hole: move.hole });
  for (const run of runs) knockOut(board, pegs, seat, run, tell);
  endOrTurn(s, seat, tell);
}

/** GO-1: where captures are optional only the lines that were named are taken. */
function taken(runs: readonly Run[], take: readonly Direction[] | undefined): readonly Run[] {
  return take === undefined ? runs : runs.filter((run) => take.includes(run.direction));
}

/** GR-8: enclosed pegs are pushed out and replaced; the new ones enclose nothing (GR-10). */
function knockOut(
  board: HexGrid,
  pegs: Peg[],
  seat: 0 | 1,
  { direction, holes, anchor }: Run,
  tell: Tell,
): void {
  for (const hole of holes) pegs[hole] = seat;
  const names = holes.map((hole) => at(board.holes, hole));
  tell.all('GR-8', {
    type: 'knockedOut',
    seat,
    direction,
    holes: names,
    anchor: at(board.holes, anchor),
  });
}

/** Every set of directions, by rising bit mask. */
const TAKES: readonly (readonly Direction[])[] = range(64).map((mask) =>
  DIRECTION_NAMES.filter((_, d) => (mask >> d) % 2 === 1),
);

/** The answers of a board, with captures that happen or are chosen, without and with a swap. */
function placings(
  board: HexGrid,
): Readonly<Record<'plain' | 'taking' | 'plainOrSwap' | 'takingOrSwap', readonly Move[]>> {
  const plain = board.holes.map((hole) => ({ type: 'place', hole }) as const);
  const taking = board.holes.flatMap((hole) =>
    TAKES.map((take) => ({ type: 'place', hole, take }) as const),
  );
  const swap = { type: 'swap' } as const;
  return { plain, taking, plainOrSwap: [...plain, swap], takingOrSwap: [...taking, swap] };
}

const PLACINGS = {
  hex4: placings(BOARDS.hex4),
  hex3: placings(BOARDS.hex3),
  hex5: placings(BOARDS.hex5),
};
