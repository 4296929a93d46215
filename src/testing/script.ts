import { type Rng, withShuffle } from '../engine/rng.ts';

/** Scripted randomness: each number answers one `below`. Running out throws. */
export function scripted(numbers: readonly number[]): Rng & { left(): number } {
  const queue = [...numbers];
  const below = (n: number): number => {
    const next = queue.shift();
    if (next === undefined) throw new Error(`the script has ended, but below(${n}) is asked`);
    if (next < 0 || next >= n) throw new Error(`the script says ${next}, but below(${n}) is asked`);
    return next;
  };
  return { ...withShuffle(below), left: () => queue.length };
}

/** Exhaustive randomness: iterates over all possible outcomes. */
export function* branching(): Generator<Rng> {
  let path: { taken: number; of: number }[] = [];
  do {
    let depth = 0;
    yield withShuffle((n) => {
      const fork = path[depth] ?? { taken: 0, of: n };
      path[depth++] = fork;
      return fork.taken;
    });
    path = path.slice(0, depth);
    while (path.length > 0 && last(path).taken + 1 >= last(path).of) path.pop();
    if (path.length > 0) last(path).taken++;
  } while (path.length > 0);
}

function last<T>(list: readonly T[]): T {
  const item = list.at(-1);
  if (item === undefined) throw new RangeError('the list is empty');
  return item;
}
