import type { Hosted } from '../engine/hosted.ts';
import type { AnyTally } from '../engine/tally.ts';
import { load } from './load.ts';

const RULES: Readonly<Record<string, Hosted>> = await load((game) => game.rules());

/** How each game is counted up when it is over. */
export const TALLIES: Readonly<Record<string, AnyTally>> = await load((game) => game.tally());

/** The games with their rules loaded. */
export const GAMES: readonly Hosted[] = Object.values(RULES);

/** The game with this id. */
export function gameOf(id: string): Hosted | undefined {
  return Object.hasOwn(RULES, id) ? RULES[id] : undefined;
}
