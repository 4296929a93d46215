/** How long a bot thinks at most, all by itself, in milliseconds. */
export const LONGEST_THOUGHT = 1_800;

/** How long people like to wait for bots, all their thoughts in a row, and how long each thinks at least, in milliseconds. */
const PATIENCE = 4_000;
const LEAST = 60;

/** How long the next bot may think: the more are waited for, and the longer they have thought already, the less. */
export function thinkingTime(waitedFor: number, spent: number): number {
  return Math.max(LEAST, Math.min(LONGEST_THOUGHT / waitedFor, (PATIENCE - spent) / 2));
}
