/** How long a bot thinks at most, all by itself, in milliseconds. */
export const LONGEST_THOUGHT = 1_800;

/** How long people like to wait for bots, all their thoughts in a row, and how long each thinks at least, in milliseconds. */
const PATIENCE = 4_000;
const LEAST = 60;

/** How long the next bot may think: the more are waited for, and the longer they have thought already, the less. */
export function turnOf(waitedFor: number, spent: number): number {
  return Math.max(LEAST, Math.min(LONGEST_THOUGHT / waitedFor, (PATIENCE - spent) / 2));
}

/** So many answers of bots in a row are shown at leisure; each further one a little faster than the one before. */
const AT_LEISURE = 4;
const HURRY = 0.75;

/** How long an answer is shown, in milliseconds, after so many others in a row. */
export function pauseAfter(answers: number, pace: number): number {
  return pace * Math.min(1, HURRY ** (answers - AT_LEISURE));
}
