import { type AnyAdvisor, hostAdvisor } from '../bots/advice.ts';
import type { AnyBot, Bot, Level } from '../bots/bot.ts';
import { hostBot } from '../bots/bot.ts';
import { searcher } from '../bots/search.ts';
import type { Kind } from '../engine/game.ts';
import { bots as challengers, advise as challengersAdvises } from './challengers/bot/index.ts';
import { challengers as challengersGame } from './challengers/game.ts';
import { bots as grid, advise as gridAdvises } from './grid/bot/index.ts';
import { grid as gridGame } from './grid/game.ts';
import { bots as kickbox, advise as kickboxAdvises } from './kickbox/bot/index.ts';
import { kickbox as kickboxGame } from './kickbox/game.ts';
import { bots as knockout, advise as knockoutAdvises } from './knockout/bot/index.ts';
import { knockout as knockoutGame } from './knockout/game.ts';
import { bots as round, advise as roundAdvises } from './round/bot/index.ts';
import { round as roundGame } from './round/game.ts';

/** The bots of each game, by level. */
export const BOTS: Readonly<Record<string, Readonly<Record<Level, AnyBot>>>> = {
  challengers: hosted(challengers),
  grid: hosted(grid),
  kickbox: hosted(kickbox),
  knockout: hosted(knockout),
  round: hosted(round),
};

/** Who says what a champion would do in each game, and why. */
export const ADVISORS: Readonly<Record<string, AnyAdvisor>> = {
  challengers: hostAdvisor(challengersAdvises),
  grid: hostAdvisor(gridAdvises),
  kickbox: hostAdvisor(kickboxAdvises),
  knockout: hostAdvisor(knockoutAdvises),
  round: hostAdvisor(roundAdvises),
};

/** Players that know the rules of a game and nothing else of it. */
export const SEARCHERS: Readonly<Record<string, AnyBot>> = {
  challengers: hostBot(searcher(challengersGame)),
  grid: hostBot(searcher(gridGame)),
  kickbox: hostBot(searcher(kickboxGame)),
  knockout: hostBot(searcher(knockoutGame)),
  round: hostBot(searcher(roundGame)),
};

function hosted<K extends Kind>(
  bots: Readonly<Record<Level, Bot<K>>>,
): Readonly<Record<Level, AnyBot>> {
  const { rookie, contender, champion } = bots;
  return {
    rookie: hostBot(rookie),
    contender: hostBot(contender),
    champion: hostBot(champion),
  };
}

export { solveAtRandom } from './grid/bot/figures.ts';
export { fastPerft } from './grid/bot/perft.ts';
export { randomGames as fastRandomGames } from './grid/bot/random-games.ts';
