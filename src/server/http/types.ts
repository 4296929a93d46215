import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Environment } from '../environment.ts';
import type { KeyedQueue } from '../keyed-queue.ts';
import type { Matchmaking } from '../matchmaking.ts';
import type { Metrics } from '../metrics.ts';
import type { Limits } from '../options.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../store/database.ts';
import type { Sanctions } from '../store/sanctions.ts';
import type { LobbyFeed } from '../tables/lobby-feed.ts';
import type { Tables } from '../tables/tables.ts';
import type { TournamentHosting } from '../tournaments/hosting.ts';
import type { AccessControl } from './access-control.ts';

export type HttpApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface RouteContext {
  readonly tables: Tables;
  readonly people: People;
  readonly database: Database;
  readonly environment: Environment;
  readonly limits: Limits;
  readonly access: AccessControl;
  readonly metrics: Metrics;
  readonly lobbyFeed: LobbyFeed;
  readonly sanctions: Sanctions;
  readonly matchmaking: Matchmaking;
  readonly tournaments: TournamentHosting;
  /**
   * Serializes, per person, requests that are counted before they run, so that concurrent ones
   * count.
   */
  readonly turns: KeyedQueue;
  /** Readiness: whether the store can be read and written. */
  readonly ready: () => Promise<boolean>;
}
