// The grid on boardgame.io's own server, as its documentation has it, in memory or in files.
// Started by the bench; loopback only. Run: node boardgame-server.mjs memory|flatfile
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FlatFile, Server } from 'boardgame.io/dist/cjs/server.js';
import { grid } from './grid.mjs';
import { announce } from './measured.mjs';

console.log = () => {};
const folder = mkdtempSync(join(tmpdir(), 'ringside-peer-'));
const port = 21000 + (process.pid % 4000);
const address = `http://127.0.0.1:${port}`;
const db = process.argv[2] === 'flatfile' ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [grid], origins: [address], ...db });
await server.run({ port, lobbyConfig: { apiPort: port + 1 } });
announce(address, () => rmSync(folder, { recursive: true, force: true }));
