// A client of Colyseus for the bench's driver: its own library, one room after the other.
import { Client } from 'colyseus.js';
import { askOf } from './grid.mjs';

/** Registers somebody; what it gives connects them. */
export function clients(address) {
  return async () => async () => new ColyseusClient(address);
}

class ColyseusClient {
  listener = undefined;
  ask = null;
  sentAt = 0;

  constructor(address) {
    this.client = new Client(address);
  }

  async open() {
    this.seat = 0;
    this.room = await this.client.create('grid');
    return this.room.roomId;
  }

  async join(table) {
    this.seat = 1;
    this.room = await this.client.joinById(table);
  }

  watch(table) {
    const { room } = this;
    const look = (state) => this.look(table, state);
    room.onStateChange(look);
    room.onError(() => {});
    if (room.state.cells?.length > 0) look(room.state);
  }

  unwatch(table) {
    if (this.left?.roomId === table) this.left.leave();
  }

  answer(_, { hole }) {
    this.ask = null;
    this.sentAt = performance.now();
    this.room.send('place', hole);
  }

  close() {
    this.room?.leave(false);
  }

  look(table, { cells, turn, isOver }) {
    if (this.sentAt > 0 && turn % 2 !== this.seat) this.listener?.done(this, turn);
    const isAsked = !isOver && turn % 2 === this.seat;
    const ask = isAsked ? askOf([...cells].map((cell) => (cell < 0 ? null : cell))) : null;
    if (isOver) this.left = this.room;
    this.listener?.seen(this, { table, seq: turn, isStep: turn > 0, ask, isOver });
  }
}
