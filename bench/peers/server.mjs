// Answers per second end to end through boardgame.io's own server, which runs in its own process
// with its own storage: an answer counts when both clients of its match have it. Loopback only;
// ends by itself.
// Run: node server.mjs MATCHES SECONDS memory|flatfile
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { grid, playable } from './grid.mjs';

const [matches = 10, seconds = 5, storage = 'memory', served] = process.argv.slice(2);
const log = console.log;
console.log = () => {};
if (served) await serve(Number(served));
else await measure();

/** The peer's server, set up as documented. */
async function serve(port) {
  const { FlatFile, Server } = await import('boardgame.io/dist/cjs/server.js');
  const folder = mkdtempSync(join(tmpdir(), 'ringside-peer-'));
  const db = storage === 'flatfile' ? { db: new FlatFile({ dir: folder }) } : {};
  const server = Server({ games: [grid], origins: [`http://127.0.0.1:${port}`], ...db });
  await server.run({ port, lobbyConfig: { apiPort: port + 1 } });
  process.on('disconnect', () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
  process.on('message', () => process.send(process.cpuUsage()));
  process.send('up');
}

async function measure() {
  const { Client } = await import('boardgame.io/dist/cjs/client.js');
  const { SocketIO } = await import('boardgame.io/dist/cjs/multiplayer.js');
  const port = 21000 + (process.pid % 4000);
  const args = [matches, seconds, storage, port].map(String);
  const child = fork(fileURLToPath(import.meta.url), args);
  await new Promise((resolve) => child.once('message', resolve));
  const times = [];
  for (let i = 0; i < Number(matches); i++) play(`match${i}`, 0);
  await rest(2);
  times.length = 0;
  const [start, before] = [performance.now(), await spent()];
  await rest(Number(seconds));
  report(times, (performance.now() - start) / 1000, (await spent()) - before);
  child.disconnect();
  process.exit(0);

  /** The server's CPU microseconds so far. */
  async function spent() {
    child.send('spent');
    const { user, system } = await new Promise((resolve) => child.once('message', resolve));
    return user + system;
  }

  /** One match: its clients play randomly, and start a new match when the grid is full. */
  function play(name, generation) {
    const options = {
      game: grid,
      matchID: `${name}-${generation}`,
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
      if (a <= turn && !(over && sent > 0)) return;
      if (sent > 0) times.push(performance.now() - sent);
      sent = 0;
      turn = a;
      if (over) {
        for (const client of clients) client.stop();
        play(name, generation + 1);
        return;
      }
      const holes = playable(states[0].G.cells);
      sent = performance.now();
      clients[Number(states[0].ctx.currentPlayer)].moves.place(
        holes[Math.floor(Math.random() * holes.length)],
      );
    };
    for (const client of clients) {
      client.subscribe(() => setImmediate(look));
      client.start();
    }
  }
}

function report(times, passed, spent) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)];
  const answersPerSecond = times.length / passed;
  const cpu = spent / times.length;
  log(JSON.stringify({ storage, matches: Number(matches), answersPerSecond, cpu, p50, p95, p99 }));
}

function rest(time) {
  return new Promise((resolve) => setTimeout(resolve, time * 1000));
}
