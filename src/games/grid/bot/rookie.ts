import type { Bot, Situation } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import { at, sum } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { BOARDS, holeIndex } from '../board.ts';
import type { Grid, Placing } from '../kind.ts';
import { enclosed } from '../rules/enclosing.ts';
import { maySwap, toMove } from '../rules/turn.ts';
import { kindIn } from './hole-kinds.ts';
import { traitsIn } from './traits.ts';

/** Takes whatever it can now, and overlooks most corners. */
export const rookie: Bot<Grid> = (situation) => {
  const { view, ask, rng } = situation;
  if (maySwap(view) && rng.below(2) === 0) return { type: 'swap' };
  const moves = ask.moves.flatMap((move) => (move.type === 'place' ? [move] : []));
  const noticed = moves.filter((move) => notices(view, move, rng));
  const seen = noticed.length > 0 ? noticed : moves;
  const charm = rng.below(3) === 0 ? charmIn(situation) : (move: Placing) => gain(view, move);
  const gains = seen.map(charm);
  const most = Math.max(...gains);
  const greedy = seen.filter((_, i) => gains[i] === most);
  return at(greedy, rng.below(greedy.length));
};

/** Overlooks one hole in six, and four corners in five. */
function notices({ options }: Situation<Grid>['view'], { hole }: Placing, rng: Rng): boolean {
  const board = BOARDS[options.board];
  const corner = kindIn(board, holeIndex(board, hole)) === 'corner';
  return corner ? rng.below(5) === 0 : rng.below(6) > 0;
}

/** The pegs that a move knocks out, plus the style's preference. */
function charmIn(situation: Situation<Grid>): (move: Placing) => number {
  const { view, style } = situation;
  const board = BOARDS[view.options.board];
  const traitsOf = traitsIn(situation);
  return (move) => {
    const knocked = gain(view, move);
    return knocked + TASTE * appeal(style, traitsOf(holeIndex(board, move.hole), knocked));
  };
}

/** How many pegs a style gives up for what it prefers. */
const TASTE = 0.45;

/** How many pegs a move knocks out. */
function gain(view: Situation<Grid>['view'], { hole, take }: Placing): number {
  const board = BOARDS[view.options.board];
  const runs = enclosed(board, view.open.pegs, holeIndex(board, hole), toMove(view) ?? 0);
  const taken = take ? runs.filter(({ direction }) => take.includes(direction)) : runs;
  return sum(taken.map(({ holes }) => holes.length));
}
