// The grid in Colyseus, as its documentation has it: rooms in memory, the state in its own schema. The patch goes
// out at once after every move instead of twenty times a second, which suits a turn-based game better.
// Started by the bench; loopback only.
import { Room, Server } from '@colyseus/core';
import { ArraySchema, defineTypes, Schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { FIRST_CELLS, place, playable } from './grid.mjs';
import { announce } from './measured.mjs';

class GridState extends Schema {
  constructor() {
    super();
    this.cells = new ArraySchema(...FIRST_CELLS.map((cell) => (cell === null ? -1 : Number(cell))));
    this.turn = 0;
    this.isOver = false;
  }
}
defineTypes(GridState, { cells: ['int8'], turn: 'uint16', isOver: 'boolean' });

class GridRoom extends Room {
  maxClients = 2;
  patchRate = null;
  state = new GridState();

  onCreate() {
    this.onMessage('place', (client, hole) => this.placed(client, hole));
  }

  placed(client, hole) {
    const { state } = this;
    const seat = this.clients.indexOf(client);
    if (state.isOver || state.turn % 2 !== seat) return;
    const cells = [...state.cells].map((cell) => (cell < 0 ? null : String(cell)));
    if (!playable(cells).includes(hole)) return;
    place(cells, String(seat), hole);
    for (const [i, cell] of cells.entries())
      if (cell !== null && state.cells[i] !== Number(cell)) state.cells[i] = Number(cell);
    state.turn++;
    state.isOver = !cells.includes(null);
    this.broadcastPatch();
  }
}

const port = 25000 + (process.pid % 4000);
const server = new Server({
  greet: false,
  gracefullyShutdown: false,
  transport: new WebSocketTransport({ pingInterval: 0 }),
});
server.define('grid', GridRoom);
await server.listen(port, '127.0.0.1');
announce(`ws://127.0.0.1:${port}`);
