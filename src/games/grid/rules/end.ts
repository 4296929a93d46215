import type { Outcome } from '../../../engine/game.ts';
import type { Peg, State, Tell } from '../kind.ts';
import type { Rule } from '../rulebook.ts';

/** GR-16: one for every peg on the grid. */
export function score(pegs: readonly Peg[]): readonly [number, number] {
  let [first, second] = [0, 0];
  for (const peg of pegs) {
    if (peg === 0) first++;
    if (peg === 1) second++;
  }
  return [first, second];
}

/** GR-14, H-3: the pegs that are left in the supply, which has four more than the large grids have holes. */
export function spares(pegs: readonly Peg[]): number {
  const [first, second] = score(pegs);
  return Math.max(40, pegs.length + 4) - first - second;
}

/** GR-17: the higher score wins; nobody does when they are equal. */
export function winner([first, second]: readonly [number, number]): 0 | 1 | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

/** GR-15: the game ends when the grid is full, else it is the other's turn. */
export function endOrTurn(s: State, seat: 0 | 1, tell: Tell): void {
  if (!isFull(s.open.pegs)) return tell.all('GR-4', { type: 'turn', seat: seat === 0 ? 1 : 0 });
  const final = score(s.open.pegs);
  tell.all('GR-17', { type: 'ended', score: final, winner: winner(final) });
}

function isFull(pegs: readonly Peg[]): boolean {
  return !pegs.includes(null);
}

export function outcome(s: State): Outcome<Rule> | undefined {
  if (!isFull(s.open.pegs)) return undefined;
  const scores = score(s.open.pegs);
  const best = winner(scores);
  if (best === null) return { places: [[0, 1]], scores, rule: 'GR-17' };
  return { places: [[best], [1 - best]], scores, rule: 'GR-17' };
}
