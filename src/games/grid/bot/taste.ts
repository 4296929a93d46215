import type { Situation } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import type { Grid } from '../kind.ts';
import { PEG } from './evaluation.ts';
import { sizeOf } from './holes.ts';
import { type Code, knockedBy, type Position } from './position.ts';
import { traitsIn } from './traits.ts';

/**
 * A style's preference for a move in hundredths of a peg, given how many pegs it gives up for it.
 */
export function tasteIn(
  situation: Situation<Grid>,
  p: Position,
  pegs: number,
): (code: Code) => number {
  const traitsOf = traitsIn(situation);
  return (code) => {
    const traits = traitsOf((code >> 6) - p.first, sizeOf(knockedBy(p, code)));
    return Math.round(pegs * PEG * appeal(situation.style, traits));
  };
}
