// Random games per second through boardgame.io's own client, without a screen.
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { grid, playable } from './grid.mjs';

process.env.NODE_ENV = 'production';
const seconds = Number(process.argv[2] ?? 2);

function playOne() {
  const client = Client({ game: grid, numPlayers: 2, debug: false });
  let decisions = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const holes = playable(state.G.cells);
    client.moves.place(holes[Math.floor(Math.random() * holes.length)]);
    decisions++;
  }
  return decisions;
}

for (const end = performance.now() + 500; performance.now() < end; ) playOne();
const start = performance.now();
let [games, decisions] = [0, 0];
while (performance.now() - start < seconds * 1000) {
  decisions += playOne();
  games++;
}
const passed = (performance.now() - start) / 1000;
console.log(
  JSON.stringify({
    gamesPerSecond: games / passed,
    decisionsPerSecond: decisions / passed,
    length: decisions / games,
  }),
);
