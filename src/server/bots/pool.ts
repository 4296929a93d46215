import { Piscina } from 'piscina';
import type { Level } from '../../bots/bot.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { trusted } from '../../engine/json.ts';
import type { BotTask } from './task.ts';

/** How long each level may think, in milliseconds. */
const TIME: Readonly<Record<Level, number>> = { rookie: 120, contender: 120, champion: 1_500 };

/** Far more than there is time for: on a server the clock decides. */
const NODES = 10_000_000;

/** Bots think in threads of their own, never on the event loop. */
export class BotPool {
  private readonly pool: Piscina;

  constructor(worker: URL, threads: number) {
    this.pool = new Piscina({
      filename: worker.href,
      name: 'think',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      maxQueue: 10_000,
    });
  }

  /** Undefined if the bot failed or took far too long. */
  async think(task: Omit<BotTask, 'time' | 'nodes'>): Promise<AnyMove | undefined> {
    const time = TIME[task.level];
    const waiting = Math.ceil(
      (this.pool.queueSize + 1) / Math.max(1, this.pool.options.maxThreads),
    );
    const signal = AbortSignal.timeout(waiting * (time * 4 + 5_000));
    const move: unknown = await this.pool.run({ ...task, time, nodes: NODES }, { signal });
    return trusted<AnyMove>(move) ? move : undefined;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
