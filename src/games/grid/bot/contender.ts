import type { Bot, Situation } from '../../../bots/bot.ts';
import type { Grid } from '../kind.ts';
import { toMove } from '../rules/turn.ts';
import type { Foresight } from './champion.ts';
import { PEG } from './evaluation.ts';
import { foreseeLarge } from './large-panel.ts';
import { think } from './look-ahead.ts';
import { moveOf } from './moves.ts';
import { positionOf } from './position.ts';
import { orSwap } from './swapping.ts';
import { tableOptions } from './table-options.ts';
import { tasteIn } from './taste.ts';
import { thinkingAbout } from './thinking.ts';
import { weigh } from './weighing.ts';

/** Knows what holes are worth and looks two moves ahead; solves the last few holes exactly. */
export const contender: Bot<Grid> = (situation) =>
  orSwap(situation.view, shortSighted(situation)).move;

function shortSighted(situation: Situation<Grid>): Foresight {
  const { view, rng, budget } = situation;
  const charm = (): number => rng.below(INDIFFERENCE);
  const options = tableOptions(view.options);
  if (!options) return foreseeLarge(situation, AHEAD, charm);
  const p = positionOf(view.open.pegs, options, toMove(view));
  const depth = p.empty <= COUNTED_OUT ? p.empty : AHEAD;
  const t = thinkingAbout(p, weigh, ROOM, budget);
  const taste = p.empty <= COUNTED_OUT ? () => 0 : tasteIn(situation, p, TASTE);
  const thought = think(t, depth, (code) => charm() + taste(code));
  return {
    move: moveOf(thought.code, view.options),
    value: thought.value / PEG,
    exact: thought.depth >= p.empty,
    depth: thought.depth,
  };
}

const AHEAD = 2;
const COUNTED_OUT = 5;
const INDIFFERENCE = 0.5 * PEG;
/** How many pegs a style gives up for a move it prefers. */
const TASTE = 0.36;
const ROOM = 2 ** 12;
