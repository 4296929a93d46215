import type { AnyMove } from '../../engine/hosted.ts';
import { rngFrom } from '../../engine/rng.ts';
import { BOTS } from '../../games/bots.ts';
import type { BotTask } from './task.ts';

/** Thinks in a thread of its own. A level that a game does not have yet plays anything allowed. */
export function think({ game, level, view, ask, heard, seed, time, nodes }: BotTask): AnyMove {
  const rng = rngFrom(seed);
  const end = Date.now() + time;
  const bot = BOTS[game]?.[level];
  if (!bot && ask.talk) return ask.idle;
  if (!bot) return ask.moves[rng.below(ask.moves.length)] ?? ask.idle;
  return bot({ view, ask, heard, rng, budget: { nodes, stop: () => Date.now() >= end } });
}
