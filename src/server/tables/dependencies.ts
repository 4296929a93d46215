import type { Hosted } from '../../engine/hosted.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Environment } from '../environment.ts';
import type { NodeBus } from '../node-bus.ts';
import type { Database, SqlStatement } from '../store/database.ts';
import type { StartMatch } from '../table/apply.ts';
import type { DealingTimes } from '../table/automatic.ts';
import type { Outage, Refusal, TableModel } from '../table/model.ts';

export interface Dependencies {
  readonly node: string;
  readonly bus: NodeBus;
  readonly games: readonly Hosted[];
  readonly database: Database;
  readonly environment: Environment;
  readonly bots: Pick<BotPool, 'think'>;
  readonly dealing: DealingTimes;
  /** Server outages; grows in place. */
  readonly outages: readonly Outage[];
  /** Maximum events per table before only moves are accepted. */
  readonly maxEvents: number;
  /**
   * Bots answer at multiples of this time, in milliseconds, so that thinking time reveals nothing.
   */
  readonly beat: number;
  /** How many tables stay in memory. */
  readonly awake: number;
  /** Starts a match; tests start in the middle of one. */
  readonly begin?: StartMatch;
  /** Called with the time of a table's next timer. */
  readonly wakeMeAt: (time: number) => void;
  readonly conclude: (table: TableModel) => Promise<readonly SqlStatement[]>;
  /** Called after a change of a game that is not live, with those who are connected. */
  readonly notice: (
    table: TableModel,
    isPresent: (person: string) => boolean,
    ended: boolean,
  ) => void;
  /** Called when the list of public tables has changed. */
  readonly listed: () => void;
  /** Those of some people who are not looking at a page of this server. */
  readonly away: (people: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Called when a person has sat down at a table, so that they are notified wherever they are. */
  readonly seated: (person: string) => void;
  /** Called after every change of a table; for changes by another node only the id is known. */
  readonly changed: (
    table: Pick<TableModel, 'id'> & Partial<Pick<TableModel, 'phase' | 'terms'>>,
  ) => void;
  /** Whether the tournament's deals are not public yet. */
  readonly isSealed: (tournament: string) => Promise<boolean>;
  readonly report: (error: unknown, table: string) => void;
  /** Counts events for the metrics. */
  readonly count: (game: string, what: string) => void;
  /** Records the duration of a write, in seconds. */
  readonly took: (seconds: number) => void;
}

/** The number of a change's first event, or why it was refused. */
export type ChangeResult = { readonly seq: number } | Refusal;
