import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may hold the event loop, in milliseconds. */
const SLICE = 10;

/** Handles items one after the other, and lets the event loop run after every slice of time. */
export async function inSlices<T>(
  items: Iterable<T>,
  handle: (item: T) => unknown,
  now: () => number = () => performance.now(),
  pause: () => Promise<unknown> = () => nextTurn(),
): Promise<void> {
  let began = now();
  for (const item of items) {
    await handle(item);
    if (now() - began < SLICE) continue;
    await pause();
    began = now();
  }
}
