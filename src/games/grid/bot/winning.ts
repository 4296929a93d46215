import { canonical } from '../../../engine/json.ts';
import type { Move, View } from '../kind.ts';
import { toMove } from '../rules/turn.ts';
import { allMoves, moveOf } from './moves.ts';
import { positionOf } from './position.ts';
import { solving, wins } from './solver.ts';
import { tableOptions } from './table-options.ts';
import { UNLIMITED } from './thinking.ts';

/** The only move that wins when both play perfectly, if there is exactly one. */
export function onlyWin(view: View, mostEmpty: number): Move | undefined {
  const winning: Move[] = [];
  for (const { move, winsNow } of weighed(view, mostEmpty)) {
    if (winsNow()) winning.push(move);
    if (winning.length > 1) return undefined;
  }
  return winning[0];
}

/** Whether a move wins when both play perfectly from then on; undefined where that would take too long. */
export function doesWin(view: View, mostEmpty: number, move: Move): boolean | undefined {
  const text = canonical(move);
  return weighed(view, mostEmpty)
    .find((one) => canonical(one.move) === text)
    ?.winsNow();
}

function weighed(
  view: View,
  mostEmpty: number,
): { readonly move: Move; readonly winsNow: () => boolean }[] {
  const options = tableOptions(view.options);
  const { pegs } = view.open;
  if (!options || pegs.filter((peg) => peg === null).length > mostEmpty) return [];
  const p = positionOf(pegs, options, toMove(view));
  const t = solving(p, UNLIMITED);
  return allMoves(p).map((code) => ({
    move: moveOf(code, options),
    winsNow: () => wins(t, code),
  }));
}
