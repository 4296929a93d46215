import type { Game, Kind } from '../engine/game.ts';
import { byLevel, type Level } from '../engine/levels.ts';
import { type Advisor, type AnyAdvisor, hostAdvisor } from './advice.ts';
import { type AnyBot, type Bot, hostBot } from './bot.ts';
import { searcher } from './search.ts';

/** A game's bots with its types erased. */
export interface HostedBots {
  readonly levels: Readonly<Record<Level, AnyBot>>;
  /** A champion's advice with its reasons. */
  readonly advise: AnyAdvisor;
  /** Plays randomly, by the rules alone. */
  readonly search: AnyBot;
}

/** Erases the types of a game's bots. */
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
