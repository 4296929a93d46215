// @ts-check
// Uses the package: node tournament.mjs [SERVER]
// Plays bots against each other without a server; with one, plays a game there and checks its deal.

import { Api, Connection, WatchedTable } from 'ringside/client';
import { openFairness, rngFrom, verify } from 'ringside/engine';
import { BOTS, gameOf, nodeBudget, situationOf } from 'ringside/games';
import { WebSocket } from 'ws';

console.log(
  'grid, champion against rookie:',
  JSON.stringify(playLocally('grid', ['champion', 'rookie'])),
);
const [server] = process.argv.slice(2);
if (server) console.log(await playAt(server));

/**
 * The outcome of a game between bots; the same secret deals the same game.
 * @param {string} id
 * @param {readonly import('ringside/games').Level[]} levels
 */
function playLocally(id, levels) {
  const game = gameOf(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const secret = 'example';
  const fairness = openFairness('table', secret);
  const match = game.open({ seats: levels.length, options: {}, fairness, secret });
  if ('error' in match) throw new Error(match.error);
  const rng = rngFrom([1, 2, 3, 4]);
  for (let asked = match.asked(); asked.length > 0; asked = match.asked()) {
    const [seat = 0] = asked;
    const bot = BOTS[id]?.levels[levels[seat] ?? 'rookie'];
    if (!bot) throw new Error(`${id} has no such bot`);
    match.answer(seat, bot(situationOf(match, seat, rng, nodeBudget(500))));
  }
  return match.outcome()?.scores;
}

/**
 * Plays the first legal move again and again at a server, against a rookie, and deals the game again afterwards.
 * @param {string} address
 */
async function playAt(address) {
  const api = new Api(address);
  await api.guest({ name: 'Example', bot: true });
  const { table } = await api.open({ game: 'grid', places: ['me', 'rookie'] });
  const url = `${address.replace(/^http/, 'ws')}/api/socket`;
  const headers = { cookie: api.cookie ?? '' };
  const connection = new Connection(url, (at) => new WebSocket(at, { headers }));
  const seat = new WatchedTable(table, connection);
  await seat.watch();
  for (;;) {
    await seat.until(({ seen }) => Boolean(seen?.ask ?? seen?.outcome));
    const ask = seat.known?.seen?.ask;
    const [move] = ask?.moves ?? [];
    if (!ask || !move) break;
    const step = seat.known?.seen?.step ?? 0;
    const reply = await seat.answer(move);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    await seat.until(({ seen }) => (seen?.step ?? 0) > step);
  }
  connection.close();
  const record = await api.record(table);
  const game = gameOf(record.game);
  if (!game) throw new Error(`there is no game ${record.game}`);
  return `online: ${record.steps.length} steps, fair: ${verify(game, record).fair}`;
}
