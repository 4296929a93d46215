import { evaluate } from './evaluation.ts';
import { FIRST_HOLE } from './holes.ts';
import type { Position } from './position.ts';
import type { Evaluator } from './thinking.ts';
import { weigh } from './weighing.ts';

/** The best evaluation available for this board. */
export function judgeOf(p: Position): Evaluator {
  return p.first === FIRST_HOLE.hex4 ? evaluate : weigh;
}
