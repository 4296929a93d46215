import WebSocket from 'ws';
import { Api } from '../../src/client/api.ts';
import { Connection } from '../../src/client/connection.ts';
import type { NewTable } from '../../src/client/protocol/http.ts';
import { type OnChange, type TableSnapshot, WatchedTable } from '../../src/client/table.ts';
import { at } from '../../src/engine/list.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import { GAMES } from '../../src/games/rules.ts';
import { SYSTEM } from '../../src/server/environment.ts';
import { LIMITS, type ServeOptions } from '../../src/server/options.ts';
import { type Running, type Seam, serveWith } from '../../src/server/serve.ts';
import { bundled } from './bundle.ts';
import type { TestStore } from './stores.ts';

/** Limits that tests do not reach. */
const GENEROUS = {
  ...LIMITS,
  burst: 1e6,
  perSecond: 1e6,
  requests: 1e6,
  guests: 1e6,
  sockets: 1e4,
};

/** A server in this process. */
export async function running(
  place: TestStore,
  options: Partial<ServeOptions> = {},
  seam: Partial<Seam> = {},
): Promise<Running> {
  const files = await bundled();
  return serveWith(
    {
      ...{ port: 0, host: '127.0.0.1', logLevel: 'silent', beat: 0, threads: 1 },
      limits: { ...GENEROUS, openTables: 1e6, socketsPerAddress: 1e6 },
      workers: { bots: files['bot-worker'], writer: files['sqlite-writer'] },
      ...place,
      ...options,
    },
    { environment: SYSTEM, games: GAMES, ...seam },
  );
}

/** A person with their own connection. */
export class TestPlayer {
  private constructor(
    readonly api: Api,
    readonly connection: Connection,
  ) {}

  static async at(address: string, name: string): Promise<TestPlayer> {
    const api = new Api(address);
    await api.guest({ name });
    return TestPlayer.again(api);
  }

  /** A person with an account. */
  static async member(address: string, name: string): Promise<TestPlayer> {
    const api = new Api(address, (url, request) =>
      fetch(url, { ...request, headers: { ...request.headers, origin: address } }),
    );
    const username = `${name.toLowerCase()}_${Math.random().toString(36).slice(2, 8)}`;
    await api.auth('/sign-up/email', {
      ...{ email: `${username}@players.invalid`, username, name, password: 'a long password' },
    });
    return TestPlayer.again(api);
  }

  /** Another connection of the same person, which hears only some messages. */
  static again(api: Api, hears: (text: string) => boolean = () => true): TestPlayer {
    return new TestPlayer(
      api,
      new Connection(socketAddress(api.base), (url) => hearing(wire(url, api.cookie), hears)),
    );
  }

  async watch(table: string, onChange?: OnChange): Promise<WatchedTable> {
    const watched = new WatchedTable(table, this.connection, onChange);
    const reply = await watched.watch();
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    return watched;
  }

  close(): void {
    this.connection.close();
  }
}

export function socketAddress(base: string): string {
  return `${base.replace('http', 'ws')}/api/socket`;
}

/** A socket that passes on only some of what it hears. */
function hearing(socket: WebSocket, hears: (text: string) => boolean): WebSocket {
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string | symbol, ...args: unknown[]): boolean =>
    event === 'message' && !hears(String(args[0])) ? false : emit(event, ...args);
  return socket;
}

export function wire(url: string, cookie: string | undefined): WebSocket {
  return new WebSocket(url, cookie === undefined ? {} : { headers: { cookie } });
}

/** Opens a table for some people, who all sit down and subscribe to it. */
export async function seated(
  players: readonly TestPlayer[],
  wanted: Omit<NewTable, 'places'>,
): Promise<WatchedTable[]> {
  const [host] = players;
  if (!host) throw new Error('nobody plays');
  const places = players.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
  const { table } = await host.api.open({ ...wanted, places });
  for (const player of players.slice(1)) await player.api.join(table);
  return Promise.all(players.map((player) => player.watch(table)));
}

/** Plays random answers from all seats until the end. */
export async function playOut(tables: readonly WatchedTable[], seed = 1): Promise<void> {
  await Promise.all(tables.map((table, i) => playSeat(table, rngFrom([seed, i, 7, 7]))));
}

/** Answers this seat's questions until the end; `before` runs before each answer. */
export async function playSeat(
  table: WatchedTable,
  rng: Rng,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  for (;;) {
    await table.until(
      (known) => Boolean(known.seen?.outcome) || isAsked(known.seen) || isWaitedFor(known),
    );
    if (table.known && isWaitedFor(table.known)) {
      await table.next();
      await table.until((known) => !isWaitedFor(known));
      continue;
    }
    const { seen } = table.known ?? {};
    if (!seen || seen.outcome) return;
    const { ask, step } = seen;
    if (!ask) continue;
    await before();
    const move = ask.talk ? ask.idle : at(ask.moves, rng.below(ask.moves.length));
    const reply = await table.answer(move);
    if (!reply.ok && 'rule' in reply && !ask.talk) throw new Error(`${reply.rule} ${reply.why}`);
    await table.until((known) => (known.seen?.step ?? 0) > step || Boolean(known.seen?.outcome));
  }
}

/** Whether this seat has yet to confirm the next game of a match. */
function isWaitedFor({ info, chair }: TableSnapshot): boolean {
  return info.between ? chair !== null && !info.between.ready.includes(chair) : false;
}

function isAsked(seen: { readonly ask: { readonly open: boolean } | null } | null): boolean {
  return seen?.ask ? !seen.ask.open : false;
}
