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

/** Looks as far ahead as it may, and plays perfectly as soon as it can see the end. */
export const champion: Bot<Grid> = (situation) => foresee(situation).move;

/** A good move, and what it comes to. */
export interface Foresight {
  readonly move: Move;
  /** The final difference in pegs that it leads to, for the seat that is asked. */
  readonly value: number;
  /** Whether that is certain: the end was seen. */
  readonly exact: boolean;
  /** How many moves were looked ahead. */
  readonly depth: number;
}

/** Looks ahead for whoever is asked. */
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

/** Room to remember positions. */
const ROOM = 2 ** 18;

/** Before solving, looking further than this does not help. */
const FAR_ENOUGH = 6;

/** Seldom more positions than this have to be looked at to see the end. */
function nodesToSolve(p: Position): number {
  return (p.optional ? 12_000 : 4_000) * 2.8 ** (p.empty - 12);
}

/** Nobody wants to wait longer, however much thought there is. */
const MOST_TO_SOLVE = 500_000;

type Charm = (code: Code) => number;

/** In the opening moves that are about as good as each other are played in turn; a style has its favourites longer. */
function charmOf(situation: Situation<Grid>, p: Position): Charm {
  const { rng } = situation;
  const taste = p.empty > TASTELESS ? tasteIn(situation, p, TASTE) : () => 0;
  return p.empty > OPENING ? (code) => rng.below(CHARM) + taste(code) : taste;
}

const OPENING = 21;
/** With so few empty holes only the result counts. */
const TASTELESS = 16;
/** So many pegs a style forgoes for a move that it likes. */
const TASTE = 0.35;
const CHARM = 0.4 * PEG;
