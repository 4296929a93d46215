import type { TrustedProxies } from './address.ts';
import type { SocketLimits } from './sockets/client-session.ts';
import type { DealingTimes } from './table/automatic.ts';

export interface Limits extends SocketLimits {
  /** Requests per minute and address. */
  readonly requests: number;
  /** How long a request may take to arrive, in seconds. */
  readonly requestSeconds: number;
  /** New guests per minute and address. */
  readonly guests: number;
  /** Sockets per visitor, and per address. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Unfinished tables per visitor. */
  readonly openTables: number;
  /**
   * Maximum events per table; after that only events that lead to the end of the game are accepted.
   */
  readonly tableEvents: number;
}

export const LIMITS: Limits = {
  burst: 60,
  perSecond: 20,
  tables: 40,
  talkBurst: 5,
  talkPerSecond: 0.5,
  requests: 600,
  requestSeconds: 30,
  guests: 60,
  sockets: 10,
  socketsPerAddress: 500,
  openTables: 50,
  tableEvents: 5_000,
};

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded store. */
  readonly data: string;
  /** A Postgres URL, instead of the embedded store. */
  readonly database?: string | undefined;
  /** The folder of the built page. */
  readonly webRoot?: string | undefined;
  /** The page's public URL behind a proxy, for example `https://example.org`. */
  readonly publicUrl?: string | undefined;
  /** Trusted proxies for `X-Forwarded-For`: how many, or their addresses and networks. */
  readonly trustProxy?: TrustedProxies | undefined;
  /** Without a token, requests from localhost count as the operator's. */
  readonly operatorToken?: string | undefined;
  readonly logLevel?: string | undefined;
  readonly limits?: Partial<Limits> | undefined;
  readonly dealing?: DealingTimes | undefined;
  /** Number of champion threads. */
  readonly threads?: number | undefined;
  /** Bots answer at multiples of this, in milliseconds. */
  readonly beat?: number | undefined;
  /** How many tables stay in memory. */
  readonly awake?: number | undefined;
  /** Worker files, if they are not next to the program. */
  readonly workers?: { readonly bots: URL; readonly writer: URL } | undefined;
}

export const DEALING: DealingTimes = { commit: 8_000, reveal: 8_000, between: 20_000 };
