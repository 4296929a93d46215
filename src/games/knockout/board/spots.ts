import type { AskData } from '../../../engine/ask.ts';
import { same } from '../../../engine/json.ts';
import { at, range } from '../../../engine/list.ts';
import { FACES, type Face } from '../cards.ts';
import type { Bet, Corner, Fight, Move } from '../kind.ts';
import { betOn } from '../rules/betting.ts';

/** A square or a circle of a betting board. */
export interface Spot {
  readonly board: Corner;
  readonly amount: number;
  readonly place: 'square' | 'circle';
}

/** The spots of a row, as they are seen from left to right. */
const COLUMNS: readonly Pick<Spot, 'board' | 'place'>[] = [
  { board: 'red', place: 'square' },
  { board: 'red', place: 'circle' },
  { board: 'blue', place: 'circle' },
  { board: 'blue', place: 'square' },
];

/** What identifies a spot. */
export function spotKey({ board, amount, place }: Spot): string {
  return `${board} ${amount} ${place}`;
}

/** Where an arrow key leads from a spot. */
export function spotTowards(
  amounts: readonly number[],
  from: string,
  key: string,
): string | undefined {
  const [right, down] = ARROWS[key] ?? [0, 0];
  if (right === 0 && down === 0) return undefined;
  const spots = amounts.map((amount) => COLUMNS.map((column) => spotKey({ ...column, amount })));
  const row = spots.findIndex((keys) => keys.includes(from));
  const column = spots[row]?.indexOf(from) ?? 0;
  return spots[row + down]?.[column + right];
}

// biome-ignore format: a table, one key to a line
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft:  [-1,  0],
  ArrowRight: [ 1,  0],
  ArrowUp:    [ 0, -1],
  ArrowDown:  [ 0,  1],
};

/** The move that puts a chip there. */
export function moveTo({ board, amount, place }: Spot, face: Face): Move {
  return place === 'square'
    ? { type: 'bet', board, amount, face }
    : { type: 'follow', board, amount };
}

/** Whether a move is among the allowed answers. */
export function isLit(ask: AskData<Move> | undefined, move: Move): boolean {
  return ask?.moves.some((known) => same(known, move)) ?? false;
}

/** The spot to which a move puts a chip. */
export function spotOf(move: Move | null): Spot | undefined {
  if (move?.type === 'bet') return { board: move.board, amount: move.amount, place: 'square' };
  if (move?.type === 'follow') return { board: move.board, amount: move.amount, place: 'circle' };
  return undefined;
}

/** The fight as it would be with one more chip. */
export function fightWith(fight: Fight, seat: number, move: Move): Fight {
  if (move.type === 'bet') {
    const { board, amount, face } = move;
    return {
      ...fight,
      bets: [...fight.bets, { board, amount, face, bettor: seat, follower: null }],
    };
  }
  if (move.type !== 'follow') return fight;
  const followed = betOn(fight, move.board, move.amount);
  const bets = fight.bets.map((bet): Bet => (bet === followed ? { ...bet, follower: seat } : bet));
  return { ...fight, bets };
}

/** How many of a seat's chips lie on squares, circles and the Pass space. */
export function chipsPlaced({ bets, passes }: Fight, seat: number): number {
  return (
    bets.filter(({ bettor }) => bettor === seat).length +
    bets.filter(({ follower }) => follower === seat).length +
    at(passes, seat)
  );
}

/** A fighter's three chips by the numbers of those not yet placed. */
export function chipsLeft(fight: Fight, seat: number): number[] {
  return range(FACES.blank.chips - chipsPlaced(fight, seat));
}
