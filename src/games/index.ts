import { type Hosted, host } from '../engine/hosted.ts';
import { grid } from './grid/game.ts';

/** The games of the house. */
export const GAMES: readonly Hosted[] = [host(grid)];

/** The game with this id. */
export function gameOf(id: string): Hosted | undefined {
  return GAMES.find((game) => game.id === id);
}
