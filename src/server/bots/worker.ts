import type { AnyMove } from '../../engine/hosted.ts';
import { rngFrom } from '../../engine/rng.ts';
import { BOTS } from '../../games/bots.ts';
import type { BotTask } from './task.ts';

/** Runs in a worker thread. */
export function think({ game, level, view, ask, heard, seed, time, nodes }: BotTask): AnyMove {
  const rng = rngFrom(seed);
  const end = Date.now() + time;
  const bot = BOTS[game]?.levels[level];
  if (!bot) throw new Error(`there is no bot for ${game}`);
  return bot({ view, ask, heard, rng, budget: { nodes, stop: () => Date.now() >= end } });
}
