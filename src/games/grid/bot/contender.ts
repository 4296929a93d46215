import type { Bot } from '../../../bots/bot.ts';
import type { Grid } from '../kind.ts';
import { PEG } from './evaluation.ts';
import { think } from './look-ahead.ts';
import { moveOf } from './moves.ts';
import { positionOf } from './position.ts';
import { thinkingAbout } from './thinking.ts';
import { weigh } from './weighing.ts';

/** Knows what holes are worth, and looks at its move and the answer; the last few holes it counts out. */
export const contender: Bot<Grid> = ({ view, rng, budget }) => {
  const p = positionOf(view.open.pegs, view.options);
  const depth = p.empty <= COUNTED_OUT ? p.empty : AHEAD;
  const t = thinkingAbout(p, weigh, ROOM, budget);
  const { code } = think(t, depth, () => rng.below(INDIFFERENCE));
  return moveOf(code, view.options);
};

const AHEAD = 2;
const COUNTED_OUT = 5;
const INDIFFERENCE = 0.5 * PEG;
const ROOM = 2 ** 12;
