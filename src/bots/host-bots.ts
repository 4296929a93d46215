import type { Game, Kind } from '../engine/game.ts';
import { byLevel, type Level } from '../engine/levels.ts';
import { type Advisor, type AnyAdvisor, hostAdvisor } from './advice.ts';
import { type AnyBot, type Bot, hostBot } from './bot.ts';
import { searcher } from './search.ts';

/** The bots of a game, its types sealed in. */
export interface HostedBots {
  readonly levels: Readonly<Record<Level, AnyBot>>;
  /** Says what a champion would do, and why. */
  readonly advise: AnyAdvisor;
  /** Knows the rules and nothing else of the game. */
  readonly search: AnyBot;
}

/** Seals the types of a game's bots in. */
export function hostBots<K extends Kind>(
  game: Game<K>,
  { bots, advise }: { readonly bots: Readonly<Record<Level, Bot<K>>>; readonly advise: Advisor<K> },
): HostedBots {
  return {
    levels: byLevel((level) => hostBot(bots[level])),
    advise: hostAdvisor(advise),
    search: hostBot(searcher(game)),
  };
}
