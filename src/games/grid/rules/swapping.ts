import type { State, Tell } from '../kind.ts';

/** H-1: all pegs change their owners, and the other is to move. */
export function swap(s: State, seat: 0 | 1, tell: Tell): void {
  const { pegs } = s.open;
  for (const [hole, peg] of pegs.entries()) if (peg !== null) pegs[hole] = peg === 0 ? 1 : 0;
  s.open.swapped = true;
  tell.all('H-1', { type: 'swapped', seat });
  tell.all('GR-4', { type: 'turn', seat: seat === 0 ? 1 : 0 });
}
