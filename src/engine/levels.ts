import { unsafeCast } from './json.ts';

/** Bot levels, weakest first. */
export const LEVELS = ['rookie', 'contender', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

/** A value for each level. */
export function byLevel<T>(of: (level: Level) => T): Readonly<Record<Level, T>> {
  return unsafeCast(Object.fromEntries(LEVELS.map((level) => [level, of(level)])));
}
