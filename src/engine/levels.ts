import { unsafeCast } from './json.ts';

/** How strong bots are, weakest first. */
export const LEVELS = ['rookie', 'contender', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

/** Something for each level. */
export function byLevel<T>(of: (level: Level) => T): Readonly<Record<Level, T>> {
  return unsafeCast(Object.fromEntries(LEVELS.map((level) => [level, of(level)])));
}
