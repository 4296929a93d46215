import { styleOf } from '../../bots/style.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { rngFrom } from '../../engine/rng.ts';
import { BOTS } from '../../games/bots.ts';
import type { Tournament } from '../tournaments/model.ts';
import type { TableSize } from '../tournaments/pairing/groups.ts';
import { type NextPairings, nextPairings } from '../tournaments/rounds.ts';
import type { BotTask } from './task.ts';

/** Runs in a worker thread. */
export function think(task: BotTask): AnyMove {
  const { game, level, character, view, ask, heard, seed, time, nodes } = task;
  const end = Date.now() + time;
  const bot = BOTS[game]?.levels[level];
  if (!bot) throw new Error(`there is no bot for ${game}`);
  const budget = { nodes, stop: () => Date.now() >= end };
  return bot({ view, ask, heard, rng: rngFrom(seed), budget, style: styleOf(character) });
}

/** Runs in a worker thread. */
export function pairRound([tournament, size]: readonly [Tournament, TableSize]): NextPairings {
  return nextPairings(tournament, size);
}
