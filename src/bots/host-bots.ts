import type { Game, Kind } from '../engine/game.ts';
import { byLevel, type Level } from '../engine/levels.ts';
import {
  type Advisor,
  type AnyAdvisor,
  type AnyMayExplain,
  hostAdvisor,
  hostMayExplain,
  type MayExplain,
} from './advice.ts';
import { type AnyBot, type Bot, hostBot } from './bot.ts';
import { searcher } from './search.ts';

/** A game's bots with its types erased. */
export interface HostedBots {
  readonly levels: Readonly<Record<Level, AnyBot>>;
  /** A champion's advice with its reasons. */
  readonly advise: AnyAdvisor;
  readonly mayExplain: AnyMayExplain;
  /** Plays randomly, by the rules alone. */
  readonly search: AnyBot;
}

/** What a game's `bot/` folder provides. */
export interface GameBots<K extends Kind> {
  readonly bots: Readonly<Record<Level, Bot<K>>>;
  readonly advise: Advisor<K>;
  /** Missing: no move is explained before the game is over. */
  readonly mayExplain?: MayExplain<K>;
}

/** Erases the types of a game's bots. */
export function hostBots<K extends Kind>(
  game: Game<K>,
  { bots, advise, mayExplain }: GameBots<K>,
): HostedBots {
  return {
    levels: byLevel((level) => hostBot(bots[level])),
    advise: hostAdvisor(advise),
    mayExplain: mayExplain ? hostMayExplain(mayExplain) : () => false,
    search: hostBot(searcher(game)),
  };
}
