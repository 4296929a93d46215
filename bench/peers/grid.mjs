// The grid as a boardgame.io game: the same rules, written the way its documentation does.
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const SIDE = 4;
const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const distance = (q, r) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

const places = [];
for (let r = SIDE - 1; r > -SIDE; r--) {
  for (let q = 1 - SIDE; q < SIDE; q++)
    if (distance(q, r) > 0 && distance(q, r) < SIDE) places.push([q, r]);
}
const index = new Map(places.map(([q, r], i) => [`${q},${r}`, i]));
const rays = places.map(([q, r]) =>
  DIRECTIONS.map(([dq, dr]) => {
    const ray = [];
    for (let k = 1; index.has(`${q + k * dq},${r + k * dr}`); k++)
      ray.push(index.get(`${q + k * dq},${r + k * dr}`));
    return ray;
  }),
);

export function playable(cells) {
  return cells.flatMap((cell, hole) =>
    cell === null && rays[hole].some((ray) => ray.length > 0 && cells[ray[0]] !== null)
      ? [hole]
      : [],
  );
}

/** The first position, by hole. */
export const FIRST_CELLS = Array(36).fill(null);
for (const hole of [12, 17, 24]) FIRST_CELLS[hole] = '0';
for (const hole of [11, 18, 23]) FIRST_CELLS[hole] = '1';

/** Places a peg and flips what it encloses. */
export function place(cells, seat, hole) {
  for (const ray of rays[hole]) {
    const end = ray.findIndex((other) => cells[other] === null || cells[other] === seat);
    if (end > 0 && cells[ray[end]] === seat)
      for (const other of ray.slice(0, end)) cells[other] = seat;
  }
  cells[hole] = seat;
}

/** What the driver may answer. */
export function askOf(cells) {
  const moves = playable(cells).map((hole) => ({ type: 'place', hole }));
  return { open: false, talk: false, idle: moves[0], moves };
}

export const grid = {
  name: 'grid',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: [...FIRST_CELLS] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, hole) => {
      if (!playable(G.cells).includes(hole)) return INVALID_MOVE;
      place(G.cells, playerID, hole);
      return undefined;
    },
  },
  endIf: ({ G }) => {
    if (G.cells.includes(null)) return undefined;
    const first = G.cells.filter((cell) => cell === '0').length;
    if (first === 18) return { draw: true };
    return { winner: first > 18 ? '0' : '1' };
  },
};
