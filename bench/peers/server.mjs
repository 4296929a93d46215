// Answers per second end to end through boardgame.io's own server: an answer counts when both
// clients of its match have it. Loopback only; ends by itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { FlatFile, Server } from 'boardgame.io/dist/cjs/server.js';
import { grid, playable } from './grid.mjs';

const [matches = 10, seconds = 5, storage = 'memory'] = process.argv.slice(2);
const port = 21000 + (process.pid % 4000);
const folder = mkdtempSync(join(tmpdir(), 'ringside-peer-'));
const db = storage === 'flatfile' ? new FlatFile({ dir: folder }) : undefined;
const server = Server({
  games: [grid],
  origins: [`http://127.0.0.1:${port}`],
  ...(db ? { db } : {}),
});
const log = console.log;
console.log = () => {};
const running = await server.run({ port, lobbyConfig: { apiPort: port + 1 } });

const times = [];
let open = true;

/** One match: its clients place at random, and start a new match when the grid is full. */
function play(name, generation = 0) {
  const matchID = `${name}-${generation}`;
  const options = {
    game: grid,
    matchID,
    numPlayers: 2,
    debug: false,
    multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
  };
  const clients = ['0', '1'].map((playerID) => Client({ ...options, playerID }));
  let sent = 0;
  let turn = -1;
  const look = () => {
    const states = clients.map((client) => client.getState());
    if (states.some((state) => state === null)) return;
    const [a, b] = states.map((state) => state.ctx.turn);
    if (a !== b) return;
    const over = states.every((state) => state.ctx.gameover !== undefined);
    if (a > turn || (over && sent > 0)) {
      if (sent > 0) times.push(performance.now() - sent);
      sent = 0;
      turn = a;
      if (!open || over) {
        for (const client of clients) client.stop();
        if (open) play(name, generation + 1);
        return;
      }
      const holes = playable(states[0].G.cells);
      sent = performance.now();
      clients[Number(states[0].ctx.currentPlayer)].moves.place(
        holes[Math.floor(Math.random() * holes.length)],
      );
    }
  };
  for (const client of clients) {
    client.subscribe(() => setImmediate(look));
    client.start();
  }
}

for (let i = 0; i < Number(matches); i++) play(`match${i}`);
await new Promise((resolve) => setTimeout(resolve, 2000));
times.length = 0;
const start = performance.now();
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
const passed = (performance.now() - start) / 1000;
const sorted = [...times].sort((a, b) => a - b);
open = false;
const at = (share) => sorted[Math.floor(sorted.length * share)];
log(
  JSON.stringify({
    storage,
    matches: Number(matches),
    answersPerSecond: times.length / passed,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }),
);
server.kill(running);
rmSync(folder, { recursive: true, force: true });
process.exit(0);
