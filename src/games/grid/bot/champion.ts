import { type Bot, type Budget, type Situation, shareOf } from '../../../bots/bot.ts';
import type { Grid, Move } from '../kind.ts';
import { toMove } from '../rules/turn.ts';
import { PEG } from './evaluation.ts';
import { judgeOf } from './judge.ts';
import { foreseeLarge } from './large-panel.ts';
import { type Thought, think } from './look-ahead.ts';
import { moveOf } from './moves.ts';
import { type Code, type Position, positionOf } from './position.ts';
import { exactThought, solving } from './solver.ts';
import { orSwap } from './swapping.ts';
import { tableOptions } from './table-options.ts';
import { tasteIn } from './taste.ts';
import { thinkingAbout } from './thinking.ts';

/** Searches as deep as its budget allows, and plays perfectly once it can solve the rest. */
export const champion: Bot<Grid> = (situation) => foresee(situation).move;

/** A good move and its value. */
export interface Foresight {
  readonly move: Move;
  /** The final difference in pegs for the asked seat. */
  readonly value: number;
  /** Whether that is exact: the end was reached. */
  readonly exact: boolean;
  /** The search depth in moves. */
  readonly depth: number;
}

/** Searches for the asked seat. */
export function foresee(situation: Situation<Grid>): Foresight {
  const { view, rng, budget } = situation;
  const options = tableOptions(view.options);
  if (!options)
    return orSwap(
      view,
      foreseeLarge(situation, FAR, () => rng.below(CHARM)),
    );
  const p = positionOf(view.open.pegs, options, toMove(view));
  const charm = charmOf(situation, p);
  const { code, value, depth } = thoughtOn(p, charm, budget);
  const exact = depth >= p.empty;
  return orSwap(view, { move: moveOf(code, options), value: value / PEG, exact, depth });
}

/** As far as the budget goes. */
const FAR = 60;

function thoughtOn(p: Position, charm: Charm, budget: Budget): Thought {
  const solvable = nodesToSolve(p) <= Math.min(budget.nodes, MOST_TO_SOLVE);
  const t = thinkingAbout(p, judgeOf(p), ROOM, shareOf(budget, budget.nodes / (solvable ? 8 : 1)));
  const thought = think(t, solvable ? FAR_ENOUGH : p.empty, charm);
  if (!solvable || thought.depth >= p.empty) return thought;
  const rest = shareOf(budget, budget.nodes - t.nodes);
  return exactThought(solving(p, rest), thought) ?? thought;
}

/** Size of the transposition table. */
export const ROOM = 2 ** 18;

/** Deeper searches before solving do not help. */
export const FAR_ENOUGH = 6;

/** Solving rarely takes more positions than this. */
export function nodesToSolve(p: Position): number {
  return (p.optional ? 12_000 : 4_000) * 2.7 ** (p.empty - 12);
}

/** Upper limit of the budget, so that nobody waits longer: about a second, enough for 18 empty holes. */
const MOST_TO_SOLVE = 1_600_000;

type Charm = (code: Code) => number;

/** In the opening, moves of about equal value are varied; a style keeps its preference longer. */
function charmOf(situation: Situation<Grid>, p: Position): Charm {
  const { rng } = situation;
  const taste = p.empty > TASTELESS ? tasteIn(situation, p, TASTE) : () => 0;
  return p.empty > OPENING ? (code) => rng.below(CHARM) + taste(code) : taste;
}

const OPENING = 21;
/** With this few empty holes only the result counts. */
const TASTELESS = 16;
/** How many pegs a style gives up for a move it prefers. */
const TASTE = 0.35;
const CHARM = 0.4 * PEG;
