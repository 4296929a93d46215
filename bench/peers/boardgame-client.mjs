// A client of boardgame.io for the bench's driver: its own library, one match after the other.
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { askOf, FIRST_CELLS, grid } from './grid.mjs';

const FIRST_PEGS = FIRST_CELLS.filter((cell) => cell !== null).length;

let opened = 0;

/**
 * Both clients of each match. The server stores a move after it has sent it, so that a quick reply can be refused:
 * nobody answers before both have the move, and a match that stands still all the same is given up.
 */
const matches = new Map();

/** Milliseconds after which an answer counts as lost. */
const PATIENCE = 1_000;

/** Registers somebody; what it gives connects them. */
export function clients(address) {
  return async () => async () => new BoardgameClient(address);
}

class BoardgameClient {
  listener = undefined;
  ask = null;
  sentAt = 0;

  constructor(server) {
    this.server = server;
  }

  async open() {
    this.seat = '0';
    return `match${opened++}`;
  }

  async join() {
    this.seat = '1';
  }

  watch(table) {
    const { server, seat } = this;
    const options = { game: grid, matchID: table, playerID: seat, numPlayers: 2, debug: false };
    const own = Client({ ...options, multiplayer: SocketIO({ server }) });
    const match = matches.get(table) ?? { sides: [], last: -1 };
    matches.set(table, match);
    match.sides.push({ client: this, own });
    own.subscribe(() => setImmediate(() => look(table, match)));
    own.start();
  }

  unwatch(table) {
    for (const { client, own } of matches.get(table)?.sides ?? []) if (client === this) own.stop();
    if (this.seat === '1') matches.delete(table);
  }

  answer(table, { hole }) {
    this.ask = null;
    this.sentAt = performance.now();
    const match = matches.get(table);
    match.sides.find(({ client }) => client === this).own.moves.place(hole);
    match.timer = setTimeout(() => giveUp(table, match, this), PATIENCE);
  }

  close() {
    for (const [table, { sides }] of matches)
      if (sides.some(({ client }) => client === this)) this.unwatch(table);
  }
}

/** Tells both what they see, as soon as both see the same. */
function look(table, match) {
  const states = match.sides.map(({ own }) => own.getState());
  if (states.length < 2 || states.includes(null)) return;
  const [seq, other] = states.map(({ G }) => stepsIn(G));
  if (seq !== other || seq <= match.last) return;
  match.last = seq;
  clearTimeout(match.timer);
  const [{ G, ctx }] = states;
  const isOver = !G.cells.includes(null);
  for (const { client } of match.sides) {
    const isAsked = !isOver && ctx.currentPlayer === client.seat;
    if (client.sentAt > 0 && !isAsked) client.listener?.done(client, seq);
    const ask = isAsked ? askOf(G.cells) : null;
    client.listener?.seen(client, { table, seq, isStep: seq > 0, ask, isOver });
  }
}

function giveUp(table, match, sender) {
  match.last = Number.POSITIVE_INFINITY;
  sender.listener?.failed(sender);
  const over = { table, seq: -1, isStep: false, ask: null, isOver: true };
  for (const { client } of match.sides) client.listener?.seen(client, over);
}

/** How many pegs were placed since the first position. */
function stepsIn({ cells }) {
  return cells.filter((cell) => cell !== null).length - FIRST_PEGS;
}
