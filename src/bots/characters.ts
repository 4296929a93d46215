import type { Seat } from '../engine/ask.ts';
import { at } from '../engine/list.ts';
import type { Level } from './bot.ts';

/**
 * The bots' characters by level, the same in all games. Ids only: names are texts, portraits are
 * drawings.
 */
export const CHARACTERS = {
  rookie: ['stan', 'lou', 'hattie', 'pat', 'gus', 'daisy', 'tom', 'bea'],
  contender: ['moe', 'carla', 'kate', 'greta', 'sam', 'otis', 'rosa', 'lee'],
  champion: ['knuckles', 'max', 'gambit', 'mei', 'pivot', 'baron', 'duchess', 'granny'],
} as const satisfies Readonly<Record<Level, readonly string[]>>;

export type Character = (typeof CHARACTERS)[Level][number];

/**
 * A bot's character, derived from table, seat and level, so that every page and the server agree.
 * Distinct within a table of up to eight seats.
 */
export function characterOf(table: string, seat: Seat, level: Level): Character {
  const cast: readonly Character[] = CHARACTERS[level];
  const hash = hashOf(table);
  // An odd stride visits all eight characters before it repeats one.
  const stride = ((hash >>> 3) % 4) * 2 + 1;
  return at(cast, ((hash % cast.length) + seat * stride) % cast.length);
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
