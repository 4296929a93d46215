import type { Bot } from '../../../bots/bot.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Grid } from '../kind.ts';
import { CORNERS } from './hole-kinds.ts';
import { sizeOf } from './holes.ts';
import { allMoves, moveOf } from './moves.ts';
import { type Code, knockedBy, positionOf } from './position.ts';

/** Takes whatever can be taken now, and overlooks most corners: nobody has told it about them yet. */
export const rookie: Bot<Grid> = ({ view, rng }) => {
  const p = positionOf(view.open.pegs, view.options);
  const moves = allMoves(p);
  const noticed = moves.filter((code) => notices(code, rng));
  const seen = noticed.length > 0 ? noticed : moves;
  const most = Math.max(...seen.map((code) => sizeOf(knockedBy(p, code))));
  const greedy = seen.filter((code) => sizeOf(knockedBy(p, code)) === most);
  return moveOf(at(greedy, rng.below(greedy.length)), view.options);
};

/** One hole in six goes unnoticed, and four corners in five. */
function notices(code: Code, rng: Rng): boolean {
  return CORNERS.includes(code >> 6) ? rng.below(5) === 0 : rng.below(6) > 0;
}
