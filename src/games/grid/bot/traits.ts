import type { Situation } from '../../../bots/bot.ts';
import type { Traits } from '../../../bots/style.ts';
import { at } from '../../../engine/list.ts';
import { BOARDS, holeIndex } from '../board.ts';
import type { Grid } from '../kind.ts';

/**
 * The traits of a move, by its hole and the pegs it knocks out: a greedy one is bold, one beside
 * the last peg straightforward, one elsewhere sly.
 */
export function traitsIn({
  view,
  heard,
}: Pick<Situation<Grid>, 'view' | 'heard'>): (hole: number, knocked: number) => Traits {
  const board = BOARDS[view.options.board];
  const last = heard.findLast(({ news }) => news.type === 'placed')?.news;
  const near =
    last?.type === 'placed' ? at(board.neighbours, holeIndex(board, last.hole)) : undefined;
  return (hole, knocked) => {
    const greed = GREED * Math.min(1, knocked / 2 - 0.5);
    const bluff = near === undefined ? 0 : near.includes(hole) ? -1 : 1;
    return { risk: greed, patience: 0 - greed, bluff };
  };
}

/** More than this, and taking many pegs wins noticeably more games than leaving them. */
const GREED = 0.7;
