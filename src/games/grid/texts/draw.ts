import type { Who } from '../../../engine/texts.ts';
import { BOARDS } from '../board.ts';
import type { View } from '../kind.ts';
import { rows } from '../position.ts';
import { score, spares } from '../rules/end.ts';

/** The panel in letters, from the viewer's side: own pegs are `O`, the other's `#`. */
export function draw(you: string, other: string): (view: View, who: Who) => string {
  return ({ open, options, seat }, who) => {
    const board = BOARDS[options.board];
    const side = seat === 1 ? 1 : 0;
    const [mine, theirs] = side === 1 ? ['o', 'x'] : ['x', 'o'];
    const lines = rows(board, open.pegs, side).map((row, i, all) => {
      const letter = String.fromCharCode(96 + all.length - i);
      const first = Math.max(1, all.length - i - board.side + 1);
      const numbers = side === 0 ? `${first}` : `${first + row.length - 1}`;
      const pegs = [...row].map((c) => (c === mine ? 'O' : c === theirs ? '#' : c)).join(' ');
      return `${' '.repeat(all.length - row.length)}  ${letter}${numbers} ${pegs}`;
    });
    const [a, b] = score(open.pegs);
    const legend = seat === null ? '' : `   O ${you}, # ${other}`;
    return [
      ...lines,
      '',
      `${who(0)} ${a} : ${b} ${who(1)}   (+${spares(open.pegs)})${legend}`,
    ].join('\n');
  };
}
