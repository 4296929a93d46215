import { type AnyAdvisor, hostAdvisor } from '../bots/advice.ts';
import type { AnyBot, Bot, Level } from '../bots/bot.ts';
import { hostBot } from '../bots/bot.ts';
import type { Kind } from '../engine/game.ts';
import { bots as challengers, advise as challengersAdvises } from './challengers/bot/index.ts';
import { bots as grid, advise as gridAdvises } from './grid/bot/index.ts';
import { bots as kickbox, advise as kickboxAdvises } from './kickbox/bot/index.ts';
import { bots as knockout, advise as knockoutAdvises } from './knockout/bot/index.ts';
import { bots as round, advise as roundAdvises } from './round/bot/index.ts';

/** The bots of each game, by level. */
export const BOTS: Readonly<Record<string, Readonly<Partial<Record<Level, AnyBot>>>>> = {
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

function hosted<K extends Kind>(
  bots: Readonly<Partial<Record<Level, Bot<K>>>>,
): Readonly<Partial<Record<Level, AnyBot>>> {
  return Object.fromEntries(Object.entries(bots).map(([level, bot]) => [level, hostBot(bot)]));
}

export { solveAtRandom } from './grid/bot/figures.ts';
export { fastPerft } from './grid/bot/perft.ts';
export { randomGames as fastRandomGames } from './grid/bot/random-games.ts';
