import { Piscina } from 'piscina';
import type { Level } from '../../bots/bot.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { unsafeCast } from '../../engine/json.ts';
import { FairQueue } from './fair-queue.ts';
import type { BotTask } from './task.ts';

/** How long each level may think, in milliseconds. */
const TIME: Readonly<Record<Level, number>> = { rookie: 120, contender: 120, champion: 1_500 };

/** Far more than there is time for: on a server the clock decides. */
const NODES = 10_000_000;

/** A bot that has not answered after so long, its thread's beginning included, never will; in milliseconds. */
const HUNG = 60_000;

/** What a bot is asked; how long it may think is decided when it begins. */
type BotRequest = Omit<BotTask, 'time' | 'nodes'>;

/** Bots think in threads of their own, never on the event loop. */
export class BotPool {
  private readonly pool: Piscina;
  private readonly champions: FairQueue<BotRequest, unknown>;
  /** A thread for those who hardly think: they never wait for a champion. */
  private readonly others: FairQueue<BotRequest, unknown>;

  constructor(worker: URL, threads: number) {
    this.pool = new Piscina({
      filename: worker.href,
      name: 'think',
      minThreads: 0,
      maxThreads: threads + 1,
      idleTimeout: 30_000,
    });
    const queue = (own: number) => new FairQueue<BotRequest, unknown>(own, Date.now, this.run);
    this.champions = queue(threads);
    this.others = queue(1);
  }

  /** Undefined if the bot failed. */
  async think(request: BotRequest): Promise<AnyMove | undefined> {
    const queue = request.level === 'champion' ? this.champions : this.others;
    const move = await queue.think(request, TIME[request.level]);
    return unsafeCast<AnyMove | undefined>(move);
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private readonly run = (request: BotRequest, time: number): Promise<unknown> =>
    this.pool.run({ ...request, time, nodes: NODES }, { signal: AbortSignal.timeout(HUNG) });
}
