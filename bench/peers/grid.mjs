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

export const grid = {
  name: 'grid',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => {
    const cells = Array(36).fill(null);
    for (const hole of [12, 17, 24]) cells[hole] = '0';
    for (const hole of [11, 18, 23]) cells[hole] = '1';
    return { cells };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, hole) => {
      if (!playable(G.cells).includes(hole)) return INVALID_MOVE;
      for (const ray of rays[hole]) {
        const end = ray.findIndex(
          (other) => G.cells[other] === null || G.cells[other] === playerID,
        );
        if (end > 0 && G.cells[ray[end]] === playerID)
          for (const other of ray.slice(0, end)) G.cells[other] = playerID;
      }
      G.cells[hole] = playerID;
    },
  },
  endIf: ({ G }) => {
    if (G.cells.includes(null)) return undefined;
    const first = G.cells.filter((cell) => cell === '0').length;
    if (first === 18) return { draw: true };
    return { winner: first > 18 ? '0' : '1' };
  },
};
