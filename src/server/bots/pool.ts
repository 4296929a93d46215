import { Piscina } from 'piscina';
import type { Level } from '../../bots/bot.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { unsafeCast } from '../../engine/json.ts';
import type { Tournament } from '../tournaments/model.ts';
import type { TableSize } from '../tournaments/pairing/groups.ts';
import type { NextPairings } from '../tournaments/rounds.ts';
import { FairQueue } from './fair-queue.ts';
import type { BotTask } from './task.ts';

/** Thinking time per level, in milliseconds. */
export const THINKING_TIME: Readonly<Record<Level, number>> = {
  rookie: 120,
  contender: 120,
  champion: 1_500,
};

/** More nodes than a bot can search in its time: on a server the clock is the limit. */
const NODES = 10_000_000;

/** Timeout after which a bot counts as hung, thread start included, in milliseconds. */
const HUNG = 60_000;

/** A bot's task without its budget, which is set when it starts. */
type BotRequest = Omit<BotTask, 'time' | 'nodes'>;

/** A bot's move, and when its time slice ends, whether it used all of it or not. */
export interface BotMove {
  readonly move: AnyMove | undefined;
  readonly until: number;
}

/** Runs bots in worker threads, and other work that would hold the event loop. */
export class BotPool {
  private readonly pool: Piscina;
  private readonly champions: FairQueue<BotRequest, unknown>;
  /** Fast levels have a thread of their own, so that they never wait for a champion. */
  private readonly others: FairQueue<BotRequest, unknown>;

  constructor(worker: URL, threads: number, now: () => number) {
    this.pool = new Piscina({
      filename: worker.href,
      name: 'think',
      minThreads: 0,
      // One for quick levels, one for what is not a bot.
      maxThreads: threads + 2,
      idleTimeout: 30_000,
    });
    const queue = (own: number) => new FairQueue<BotRequest, unknown>(own, now, this.run);
    this.champions = queue(threads);
    this.others = queue(1);
  }

  /** Threads are shared fairly between owners. The move is undefined if the bot failed. */
  async think(request: BotRequest, owner: string): Promise<BotMove> {
    const queue = request.level === 'champion' ? this.champions : this.others;
    const { answer, until } = await queue.think(request, THINKING_TIME[request.level], owner);
    return { move: unsafeCast<AnyMove | undefined>(answer), until };
  }

  /** Pairs a round of a tournament: with many players at large tables that takes half a second. */
  async nextPairings(tournament: Tournament, size: TableSize): Promise<NextPairings> {
    const done: unknown = await this.pool.run([tournament, size], { name: 'pairRound' });
    return unsafeCast<NextPairings>(done);
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private readonly run = (request: BotRequest, time: number): Promise<unknown> =>
    this.pool.run({ ...request, time, nodes: NODES }, { signal: AbortSignal.timeout(HUNG) });
}
