/** Maximum thinking time of a single bot, in milliseconds. */
export const LONGEST_THOUGHT = 1_800;

/** Target for the total wait for a row of bots, and the minimum per bot, in milliseconds. */
const PATIENCE = 4_000;
const LEAST = 60;

/**
 * The next bot's thinking time: less when more bots are waiting or the earlier ones have taken
 * long.
 */
export function thinkingTime(waitedFor: number, spent: number): number {
  return Math.max(LEAST, Math.min(LONGEST_THOUGHT / waitedFor, (PATIENCE - spent) / 2));
}
