import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import type { Hosted } from '../engine/hosted.ts';
import { GAMES } from '../games/rules.ts';
import { clientAddress, limitKey, trustProxy } from './address.ts';
import { BotPool } from './bots/pool.ts';
import { type Environment, SYSTEM } from './environment.ts';
import { AccessControl } from './http/access-control.ts';
import { buildApp } from './http/app.ts';
import { Operators } from './http/operator.ts';
import type { HttpApp, RouteContext } from './http/types.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { Matchmaking } from './matchmaking.ts';
import { Metrics } from './metrics.ts';
import { NodeBus } from './node-bus.ts';
import { DEALING, LIMITS, type ServeOptions } from './options.ts';
import { OnlinePeople } from './people/online.ts';
import { People } from './people/people.ts';
import { Pusher } from './push/pusher.ts';
import { SocketServer } from './sockets/socket-server.ts';
import type { Database } from './store/database.ts';
import { Housekeeper } from './store/housekeeping.ts';
import { lobbyTables } from './store/lists.ts';
import { isWritable, migrate } from './store/migrations.ts';
import { epochOf, lockFolder, openStore, workersOf } from './store/open.ts';
import { conclusionsOf } from './store/results.ts';
import { Sanctions } from './store/sanctions.ts';
import { SharedTime } from './store/time.ts';
import { release } from './store/timers.ts';
import { isSealed } from './store/tournaments.ts';
import { lastHeartbeat, Uptime } from './store/uptime.ts';
import type { StartMatch } from './table/apply.ts';
import { LobbyFeed } from './tables/lobby-feed.ts';
import { Tables } from './tables/tables.ts';
import { Timekeeper } from './timekeeper.ts';
import { TournamentHosting } from './tournaments/hosting.ts';

export interface Running {
  readonly address: string;
  /** Stops accepting connections, finishes changes in progress, and closes. */
  close(): Promise<void>;
}

/** Runs the server until it is closed. Nodes of a cluster use the time of their store. */
export async function serve(options: ServeOptions): Promise<Running> {
  if (options.database === undefined)
    return serveWith(options, { environment: SYSTEM, games: GAMES });
  const time = await SharedTime.of(options.database);
  const environment = { ...SYSTEM, now: time.now };
  const running = await serveWith(options, { environment, games: GAMES });
  const close = (): Promise<void> => running.close().finally(() => time.close());
  return { ...running, close };
}

/** What tests replace: clock, randomness, games, and how matches start. */
export interface Seam {
  readonly environment: Environment;
  readonly games: readonly Hosted[];
  readonly begin?: StartMatch;
  /** Push services allowed in addition to public ones. */
  readonly mayPush?: (service: URL) => boolean;
}

/** Buffer pool size for small, short-lived frames. */
const SHEET = 32_768;

export async function serveWith(options: ServeOptions, seam: Seam): Promise<Running> {
  Buffer.poolSize = SHEET;
  const unlock = options.database === undefined ? lockFolder(options.data) : () => {};
  const database = await openStore(options);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    unlock();
    throw error;
  }
  if (database.kind === 'sqlite') await release(database);
  const parts: Partial<Parts> = {};
  const app = await buildApp(options, async (bare) => {
    Object.assign(parts, await assemble(bare, options, await forward(seam, database), database));
    return ready(parts).context;
  });
  const { tables, keeper, bots, lobby, online, pusher, uptime, housekeeper, context } =
    ready(parts);
  const { matchmaking, tournaments } = context;
  await app.listen({ port: options.port, host: options.host });
  const close = async (): Promise<void> => {
    lobby.close();
    context.lobbyFeed.close();
    await app.close();
    await online.close();
    await matchmaking.close();
    await tournaments.close();
    await keeper.close();
    await uptime.close();
    await housekeeper.close();
    await tables.close();
    await pusher.close();
    await bots.close();
    await database.close();
    unlock();
  };
  let closing: Promise<void> | undefined;
  return {
    address: addressOf(app, options),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

interface Parts {
  readonly tables: Tables;
  readonly keeper: Timekeeper;
  readonly bots: BotPool;
  readonly lobby: SocketServer;
  readonly online: OnlinePeople;
  readonly pusher: Pusher;
  readonly uptime: Uptime;
  readonly housekeeper: Housekeeper;
  readonly context: RouteContext;
}

function ready(parts: Partial<Parts>): Parts {
  const { tables, keeper, bots, lobby, online, pusher, uptime, housekeeper, context } = parts;
  const present = tables && keeper && bots && lobby && online && pusher && uptime && housekeeper;
  if (!present || !context) throw new Error('the server has not finished starting');
  return { tables, keeper, bots, lobby, online, pusher, uptime, housekeeper, context };
}

/** Time never goes back behind what the store has seen, even if the system clock was changed. */
async function forward(seam: Seam, database: Database): Promise<Seam> {
  const { environment } = seam;
  const ahead = Math.max(0, ((await lastHeartbeat(database)) ?? 0) - environment.now());
  return { ...seam, environment: { ...environment, now: () => environment.now() + ahead } };
}

/** Creates the services on top of the store. */
async function assemble(
  app: HttpApp,
  options: ServeOptions,
  { environment, games, begin, mayPush }: Seam,
  database: Database,
): Promise<Parts> {
  const node = randomBytes(6).toString('hex');
  const bus = new NodeBus(node, database.channel);
  const limits = { ...LIMITS, ...options.limits };
  const report = (error: unknown, table: string): void => {
    metrics.faults.inc();
    app.log.error({ table, fault: String(error) }, 'fault');
  };
  const uptime = await Uptime.start({ database, bus, now: environment.now, report });
  const people = await People.open(database, environment, bus);
  const bots = new BotPool(
    workersOf(options).bots,
    options.threads ?? availableParallelism(),
    environment.now,
  );
  const pusher = new Pusher({ database, now: environment.now, report, mayPush });
  const lobbyFeed = new LobbyFeed(
    () => lobbyTables(database, environment.now()),
    (error) => report(error, ''),
  );
  bus.on('listed', () => lobbyFeed.changed());
  const listed = (): void => {
    bus.publish('listed');
    lobbyFeed.changed();
  };
  const matchmaking: Matchmaking = new Matchmaking({
    ...{ database, bus, games, now: environment.now, outages: uptime.outages, listed },
    tables: () => tables,
    connected: () => lobby.people(),
    isVisible: (person) => lobby.isVisible(person),
    report: (error) => report(error, ''),
  });
  const tournaments = new TournamentHosting({
    ...{ database, bus, games, environment },
    tables: () => tables,
    pair: (tournament, size) => bots.nextPairings(tournament, size),
    report: (error) => report(error, ''),
  });
  const tables: Tables = new Tables({
    ...{ node, bus, games, database, environment, bots, report },
    ...(begin ? { begin } : {}),
    dealing: options.dealing ?? DEALING,
    maxEvents: limits.tableEvents,
    outages: uptime.outages,
    beat: options.beat ?? 250,
    awake: options.awake ?? 1_000,
    wakeMeAt: (time) => keeper.wakeMeAt(time),
    conclude: (table) => conclusionsOf(database, table),
    listed,
    away: matchmaking.attendance.away,
    seated: (person) => matchmaking.personChanged(person),
    changed: (table) => {
      matchmaking.feed.tableChanged(table.id);
      tournaments.tableChanged(table);
    },
    isSealed: (tournament) => isSealed(database, tournament),
    notice: (table, isPresent, ended) => pusher.notice(table, isPresent, ended),
    count: (game, what) => metrics.count(game, what),
    took: (seconds) => metrics.writing.observe(seconds),
  });
  const keeper: Timekeeper = new Timekeeper({
    ...{ node, database, report, now: environment.now },
    runDue: (table) => tables.runDue(table),
    catchUp: () => tables.catchUpAll(),
    epoch: await epochOf(database),
    restored: async () => {
      await people.refresh();
      await tables.refresh();
    },
  });
  const { publicUrl, operatorToken } = options;
  const behindProxy = options.trustProxy !== undefined || publicUrl !== undefined;
  const operators = new Operators(operatorToken, behindProxy, environment.now);
  const sanctions = await Sanctions.open({
    ...{ database, bus, now: environment.now, newId: environment.newId },
    report: (error) => report(error, ''),
  });
  const origins = publicUrl === undefined ? [] : [publicUrl];
  const access = new AccessControl(people, origins, operators, bus, sanctions);
  const { now } = environment;
  const isTrusted = trustProxy(options.trustProxy ?? 0);
  const addressOfVisitor = (request: IncomingMessage): string =>
    limitKey(clientAddress(request, isTrusted));
  const lobby: SocketServer = new SocketServer(
    {
      ...{ tables, people, access, database, limits, now, report },
      addressOf: addressOfVisitor,
      feed: matchmaking.feed,
      arrived: (person) => {
        online.arrive(person);
        matchmaking.attendance.changed(person);
      },
      left: (person) => matchmaking.attendance.changed(person),
      visibility: (person) => matchmaking.attendance.changed(person),
      disconnected: (why) => metrics.disconnected.inc({ why }),
    },
    app.server,
  );
  const online = new OnlinePeople({
    ...{ database, now, connected: () => lobby.people() },
    report: (error) => report(error, ''),
  });
  const metrics: Metrics = new Metrics({ sockets: () => lobby.size, tables: () => tables.awake });
  const served = { tables, people, database, environment, limits };
  const turns = new KeyedQueue();
  const context = {
    ...{ ...served, access, metrics, lobbyFeed, sanctions },
    ...{ matchmaking, tournaments, turns },
  };
  return {
    tables,
    keeper,
    bots,
    lobby,
    online,
    pusher,
    uptime,
    housekeeper: new Housekeeper(database, now, (error) => report(error, '')),
    context: { ...context, ready: () => isWritable(database, environment.now()) },
  };
}

function addressOf(app: HttpApp, { host }: ServeOptions): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
