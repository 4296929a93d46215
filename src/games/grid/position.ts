import { at, range } from '../../engine/list.ts';
import { BOARDS, type HexGrid } from './board.ts';
import type { Options, Peg } from './kind.ts';
import { standardTurn } from './rules/turn.ts';

/** Why a position text is invalid. */
export type BadPosition = 'bad-syntax' | 'bad-shape' | 'bad-turn';

/** The rows of a board from the top, each from the left, as seat 0 or seat 1 sees them. */
export function rows(board: HexGrid, pegs: readonly Peg[], seat: 0 | 1 = 0): string[] {
  const seen = seat === 0 ? pegs : board.mirror.map((hole) => at(pegs, hole));
  const letters = seen.map(letter);
  return rowRanges(board)
    .map(({ from, to, centre }) => {
      const row = letters.slice(from, to);
      return centre
        ? `${row.slice(0, row.length / 2).join('')}*${row.slice(row.length / 2).join('')}`
        : row.join('');
    })
    .reverse();
}

/** The one text form of a position: the rows, and who is to move. */
export function writePosition(
  board: HexGrid,
  pegs: readonly Peg[],
  seat = standardTurn(pegs),
): string {
  return `${rows(board, pegs).join('/')} ${seat === undefined ? '-' : letter(seat)}`;
}

/** Reads what `writePosition` wrote of a standard game. */
export function readPosition(
  text: string,
  name: Options['board'] = 'hex4',
): { readonly pegs: Peg[] } | { readonly error: BadPosition } {
  const board = BOARDS[name];
  const [grid = '', side = '', ...more] = text.split(' ');
  const lines = grid.split('/').reverse();
  const expected = rows(
    board,
    board.holes.map(() => null),
  ).reverse();
  const wellFormed = more.length === 0 && /^[xo-]$/.test(side) && lines.length === expected.length;
  if (!wellFormed || !lines.every((line, i) => fits(line, at(expected, i))))
    return { error: 'bad-syntax' };
  const pegs = [...lines.join('').replace('*', '')].map(peg);
  if (!connected(board, pegs)) return { error: 'bad-shape' };
  const seat = standardTurn(pegs);
  return side === (seat === undefined ? '-' : letter(seat)) ? { pegs } : { error: 'bad-turn' };
}

function letter(peg: Peg): string {
  if (peg === null) return '.';
  return peg === 0 ? 'x' : 'o';
}

function peg(written: string): Peg {
  if (written === '.') return null;
  return written === 'x' ? 0 : 1;
}

/** Whether a line has the right length, known letters and the centre in its place. */
function fits(line: string, empty: string): boolean {
  return (
    line.length === empty.length &&
    [...line].every((c, i) => (empty[i] === '*' ? c === '*' : 'xo.'.includes(c)))
  );
}

/** In play ring 1 is always filled, and every peg is connected to it. */
function connected(board: HexGrid, pegs: readonly Peg[]): boolean {
  const reached = new Set(board.ring1);
  if (board.ring1.some((hole) => pegs[hole] === null)) return false;
  for (const hole of reached) {
    for (const next of at(board.neighbours, hole)) if (pegs[next] !== null) reached.add(next);
  }
  return pegs.every((found, hole) => found === null || reached.has(hole));
}

function rowRanges(
  board: HexGrid,
): { readonly from: number; readonly to: number; readonly centre: boolean }[] {
  let from = 0;
  return range(2 * board.side - 1).map((row) => {
    const centre = row === board.side - 1;
    const length = 2 * board.side - 1 - Math.abs(board.side - 1 - row) - (centre ? 1 : 0);
    const found = { from, to: from + length, centre };
    from += length;
    return found;
  });
}
