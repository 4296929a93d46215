import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time that work may block the event loop, in milliseconds. */
const SLICE = 10;

/** Handles items in order, and yields to the event loop after each time slice. */
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
