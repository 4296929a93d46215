import { at } from '../../../engine/list.ts';
import type { Corner, Move, Moves, State } from '../kind.ts';

/** KB-7: an answer waits until all who are asked have given theirs. */
export function allIn(s: State, asked: readonly Corner[]): boolean {
  return asked.every((seat) => at(s.own, seat).answer !== null);
}

/** KB-7: the answer of this type that a seat has given, which is then used up. */
export function answered<Name extends keyof Moves>(
  s: State,
  seat: Corner,
  type: Name,
): Extract<Move, Move<Name>> | undefined {
  const own = at(s.own, seat);
  const { answer } = own;
  own.answer = null;
  return answer !== null && isOf(answer, type) ? answer : undefined;
}

function isOf<Name extends keyof Moves>(move: Move, type: Name): move is Extract<Move, Move<Name>> {
  return move.type === type;
}
