import { describe, expect, test } from 'vitest';
import { range } from '../../engine/list.ts';
import { conforms } from '../../testing/conforms.ts';
import { ALL_OPTIONS, HOUSE_OPTIONS } from './all-options.ts';
import { BOARDS } from './board.ts';
import { grid } from './game.ts';
import type { State } from './kind.ts';
import { readPosition, writePosition } from './position.ts';

conforms(grid, {
  games: 80,
  seed: 1978,
  trials: [...ALL_OPTIONS, ...HOUSE_OPTIONS].map((options) => ({ seats: 2, options })),
  sound: (state) => unsound(state),
  legal: (state, seat) => legalByCoordinates(state, seat),
});

/** A sound position can be written and read, where the number of pegs says whose turn it is. */
function unsound({ open, options }: State): string | undefined {
  const read = readPosition(writePosition(BOARDS[options.board], open.pegs), options.board);
  return 'error' in read ? read.error : undefined;
}

/** What is legal by coordinates and pegs in a map, with nothing shared with the rules but the names. */
function legalByCoordinates({ open, options }: State, seat: number): string[] {
  const side = Number(options.board.slice(3));
  const pegs = new Map<string, number | null>();
  let index = 0;
  for (let rank = 1; rank < 2 * side; rank++) {
    for (let number = 1; number < 2 * side; number++) {
      const [q, r] = [number - side, side - rank];
      const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      if (ring > 0 && ring < side) pegs.set(`${q},${r}`, open.pegs[index++] ?? null);
    }
  }
  const filled = open.pegs.filter((peg) => peg !== null).length;
  const swaps = options.swap && !open.swapped && filled === 7 ? ['swap'] : [];
  const placings = [...pegs].flatMap(([place, found]) => {
    const [q = 0, r = 0] = place.split(',').map(Number);
    const touches = STEPS.some(([dq, dr]) => (pegs.get(`${q + dq},${r + dr}`) ?? null) !== null);
    if (found !== null || !touches) return [];
    const hole = String.fromCharCode(96 + side - r) + (q + side);
    if (options.captures === 'automatic') return [hole];
    const lines = STEPS.filter(([dq, dr]) => {
      let length = 1;
      while (pegs.get(`${q + length * dq},${r + length * dr}`) === 1 - seat) length++;
      return length > 1 && pegs.get(`${q + length * dq},${r + length * dr}`) === seat;
    }).map(([, , name]) => name);
    return range(2 ** lines.length).map((mask) => {
      const taken = lines.filter((_, i) => (mask >> i) % 2 === 1);
      return taken.length === 0 ? `${hole}!` : `${hole}:${taken.join('.')}`;
    });
  });
  return [...placings, ...swaps];
}

const STEPS = [
  [1, 0, 'E'],
  [1, -1, 'NE'],
  [0, -1, 'NW'],
  [-1, 0, 'W'],
  [-1, 1, 'SW'],
  [0, 1, 'SE'],
] as const;

describe('the rules of grid', () => {
  test('are numbered without a gap', () => {
    const numbered = [
      ...range(18).map((i) => `GR-${i + 1}`),
      ...range(4).map((i) => `GO-${i + 1}`),
      ...range(3).map((i) => `H-${i + 1}`),
    ];
    expect(Object.keys(grid.rules)).toEqual(numbered);
  });
});
