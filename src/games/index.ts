import { type Hosted, host } from '../engine/hosted.ts';
import { challengers } from './challengers/game.ts';
import { grid } from './grid/game.ts';
import { kickbox } from './kickbox/game.ts';
import { knockout } from './knockout/game.ts';
import { round } from './round/game.ts';

/** The games of the house. */
export const GAMES: readonly Hosted[] = [
  host(grid),
  host(knockout),
  host(round),
  host(kickbox),
  host(challengers),
];

/** The game with this id. */
export function gameOf(id: string): Hosted | undefined {
  return GAMES.find((game) => game.id === id);
}
