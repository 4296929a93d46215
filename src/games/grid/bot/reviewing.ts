import { type Budget, type Review, shareOf } from '../../../bots/bot.ts';
import { canonical } from '../../../engine/json.ts';
import type { Move, View } from '../kind.ts';
import { toMove } from '../rules/turn.ts';
import { FAR_ENOUGH, type Foresight, nodesToSolve, ROOM } from './champion.ts';
import { PEG } from './evaluation.ts';
import type { TableOptions } from './holes.ts';
import { judgeOf } from './judge.ts';
import { think } from './look-ahead.ts';
import { allMoves, moveOf } from './moves.ts';
import { type Position, play, positionOf, takeBack } from './position.ts';
import { exactThought, exactValue, type Solving, solving } from './solver.ts';
import { orSwap } from './swapping.ts';
import { tableOptions } from './table-options.ts';
import { thinkingAbout } from './thinking.ts';

/** Exact values: of the best move, and of the one that was played if the budget reached that far. */
export interface Solved {
  readonly best: Foresight;
  readonly played: Foresight | undefined;
}

/** Solves a position for a game review; undefined if its budget does not suffice. */
export function solvedFor(view: View, { played, budget }: Review<Move>): Solved | undefined {
  const options = tableOptions(view.options);
  if (!options) return undefined;
  const p = positionOf(view.open.pegs, options, toMove(view));
  if (nodesToSolve(p) > budget.nodes) return undefined;
  const t = solving(p, budget);
  const { code, value } = exactThought(t, firstGuess(p, budget)) ?? {};
  if (t.over || code === undefined || value === undefined) return undefined;
  const exact = { exact: true, depth: p.empty };
  const best = orSwap(view, { ...exact, move: moveOf(code, options), value: value / PEG });
  return { best, played: exactValueOf(t, options, played) };
}

/** The move from which solving starts. */
function firstGuess(p: Position, budget: Budget) {
  const t = thinkingAbout(p, judgeOf(p), ROOM, shareOf(budget, budget.nodes / 100));
  return think(t, FAR_ENOUGH, () => 0);
}

/** The exact value of a move; much of it is in the solver's table already. */
function exactValueOf(t: Solving, options: TableOptions, move: Move): Foresight | undefined {
  const { p } = t;
  const wanted = canonical(move);
  const code = allMoves(p).find((one) => canonical(moveOf(one, options)) === wanted);
  if (code === undefined) return undefined;
  const knocked = play(p, code);
  const value = 0 - exactValue(t);
  takeBack(p, code, knocked);
  return t.over ? undefined : { move, value, exact: true, depth: p.empty };
}
