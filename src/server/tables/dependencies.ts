import type { Hosted } from '../../engine/hosted.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Environment } from '../environment.ts';
import type { NodeBus } from '../node-bus.ts';
import type { Database, Statement } from '../store/database.ts';
import type { StartMatch } from '../table/apply.ts';
import type { DealingTimes } from '../table/automatic.ts';
import type { Refusal, Table } from '../table/model.ts';

/** What `Tables` is made of. */
export interface Dependencies {
  readonly node: string;
  readonly bus: NodeBus;
  readonly games: readonly Hosted[];
  readonly database: Database;
  readonly environment: Environment;
  readonly bots: Pick<BotPool, 'think'>;
  readonly dealing: DealingTimes;
  /** Bots answer on the beat, so that how long they thought tells nothing. In milliseconds. */
  readonly beat: number;
  /** How many tables stay awake that nobody watches. */
  readonly awake: number;
  /** How a game begins; tests may begin in the middle of one. */
  readonly begin?: StartMatch;
  /** Called with the next moment at which a table has to be looked at. */
  readonly wakeMeAt: (time: number) => void;
  readonly conclude: (table: Table) => Promise<readonly Statement[]>;
  /** Told what a table has come to, who looks at it, and whether its game has just ended. */
  readonly notice: (table: Table, presence: ReadonlySet<string>, ended: boolean) => void;
  /** Told when the list of public tables has changed. */
  readonly listed: () => void;
  readonly report: (error: unknown, table: string) => void;
  /** Told of everything that happened, for the operator's figures. */
  readonly count: (game: string, what: string) => void;
  /** How long writing took, in seconds. */
  readonly took: (seconds: number) => void;
}

/** What became of a wish: the number under which it happened, or why it did not. */
export type ChangeResult = { readonly seq: number } | Refusal;
