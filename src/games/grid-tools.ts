export { numbersOf, randomPosition, solvePosition, solverTables } from './grid/bot/figures.ts';
export { fastPerft } from './grid/bot/perft.ts';
export { fastRandomGames } from './grid/bot/random-games.ts';
export { doesWin, onlyWin } from './grid/bot/winning.ts';
