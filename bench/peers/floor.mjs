// The smallest honest server for the same traffic: every answer is flushed to disk before anybody hears of it, and
// then everybody at the table gets 400 bytes. It knows no rules, no people and no secrets, so it shows what sockets,
// JSON and the disk cost by themselves. Started by the bench; loopback only.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { announce } from './measured.mjs';

const MESSAGE_BYTES = 400;

const builtIn = process.getBuiltinModule?.('node:sqlite');
const { DatabaseSync } = builtIn ?? createRequire(import.meta.url)('@photostructure/sqlite');
const folder = mkdtempSync(join(tmpdir(), 'ringside-floor-'));
const database = new DatabaseSync(join(folder, 'floor.db'));
database.exec('pragma journal_mode = wal');
database.exec('pragma synchronous = full');
database.exec(
  'create table events (tab text, seq integer, body text, primary key (tab, seq)) without rowid',
);
const [begin, insert, commit] = [
  'begin immediate',
  'insert into events values (?, ?, ?)',
  'commit',
].map((sql) => database.prepare(sql));

const tables = new Map();
let waiting = [];

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () =>
  announce(`ws://127.0.0.1:${server.address().port}`, () =>
    rmSync(folder, { recursive: true, force: true }),
  ),
);
server.on('connection', (socket) => {
  socket.on('message', (data) => hear(socket, JSON.parse(data.toString())));
});

function hear(socket, message) {
  const table = tables.get(message.table) ?? { seq: 0, players: 2, sockets: new Set() };
  if (message.type === 'watch') {
    if (message.players) table.players = message.players;
    tables.set(message.table, table.sockets.add(socket) && table);
    socket.send(stepOf(message.table, table));
  } else if (message.type === 'unwatch') {
    table.sockets.delete(socket);
    if (table.sockets.size === 0) tables.delete(message.table);
  } else {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push({ socket, table, message });
  }
}

/** Commits everything that has come in with one flush, then tells everybody. */
function flush() {
  const batch = waiting;
  waiting = [];
  begin.run();
  for (const { table, message } of batch)
    insert.run(message.table, ++table.seq, JSON.stringify(message.move));
  commit.run();
  for (const { socket, table, message } of batch) {
    socket.send(JSON.stringify({ type: 'done', id: message.id, seq: table.seq }));
    const text = stepOf(message.table, table);
    for (const one of table.sockets) one.send(text);
  }
}

function stepOf(id, { seq, players }) {
  const step = { type: 'step', table: id, seq, turn: seq % players, body: '' };
  step.body = 'x'.repeat(MESSAGE_BYTES - JSON.stringify(step).length);
  return JSON.stringify(step);
}
