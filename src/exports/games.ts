// The package's `ringside/games`: the five games and the bots that play them.
export type { AnyBot, AnySituation, Budget, Level } from '../bots/bot.ts';
export { LEVELS, nodeBudget, situationOf, USUAL_NODES } from '../bots/bot.ts';
export { BOTS } from '../games/bots.ts';
export { GAMES, gameOf } from '../games/rules.ts';
