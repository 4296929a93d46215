import type { SocketLimits } from './sockets/client-session.ts';
import type { DealingTimes } from './table/automatic.ts';

/** How much anyone may ask of the server. */
export interface Limits extends SocketLimits {
  /** Requests a minute from one address. */
  readonly requests: number;
  /** New guests a minute from one address. */
  readonly guests: number;
  /** Sockets of one visitor, and of one address. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Tables of one visitor that are not over. */
  readonly openTables: number;
}

export const LIMITS: Limits = {
  burst: 60,
  perSecond: 20,
  tables: 40,
  talkBurst: 5,
  talkPerSecond: 0.5,
  requests: 600,
  guests: 60,
  sockets: 10,
  socketsPerAddress: 500,
  openTables: 50,
};

/** How a server is run. */
export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded store. */
  readonly data: string;
  /** The address of a Postgres, instead of the embedded store. */
  readonly database?: string | undefined;
  /** The folder of the page. */
  readonly webRoot?: string | undefined;
  /** How the page is reached from outside, behind a proxy: `https://example.org`. */
  readonly publicUrl?: string | undefined;
  /** Whether a proxy in front says whose address it is. */
  readonly trustProxy?: boolean | undefined;
  /** Who shows it runs the server. Without one, whoever sits at the machine itself. */
  readonly operatorToken?: string | undefined;
  readonly logLevel?: string | undefined;
  readonly limits?: Partial<Limits> | undefined;
  readonly dealing?: DealingTimes | undefined;
  /** How many threads think for bots. */
  readonly threads?: number | undefined;
  /** Bots answer on the beat, in milliseconds. */
  readonly beat?: number | undefined;
  /** How many tables stay awake that nobody watches. */
  readonly awake?: number | undefined;
  /** The files of the two kinds of threads, where they are not beside this one. */
  readonly workers?: { readonly bots: URL; readonly writer: URL } | undefined;
}

export const DEALING: DealingTimes = { commit: 8_000, reveal: 8_000 };
