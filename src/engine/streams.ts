import { at } from './list.ts';
import { type Rng, rngFrom, type Seed } from './rng.ts';

/** The seed for a label. */
export type Labelled = (label: string) => Seed;

/** How many draws each source of a game has had. */
export type Drawn = Map<string, number>;

/**
 * Randomness from many sources: the n-th draw from a source depends only on its name and n. Draws
 * without a named source come from `rest`.
 */
export function streams(
  seed: Labelled,
  drawn: Drawn,
  rest: string,
): { readonly rng: Rng; used(): boolean } {
  let used = false;
  let unnamed: Rng | undefined;
  const use = (): void => {
    used = true;
  };
  const stream = (source: string): Rng => {
    const before = drawn.get(source) ?? 0;
    drawn.set(source, before + 1);
    return draw(seed, `${source}#${before}`, use);
  };
  const other = (): Rng => {
    unnamed ??= stream(rest);
    return unnamed;
  };
  const rng: Rng = {
    below: (n) => other().below(n),
    shuffle: (list) => other().shuffle(list),
    stream,
  };
  return { rng, used: () => used };
}

/** One draw from a source. A shuffle sorts by a number of each item's own, whatever else is in the list. */
function draw(seed: Labelled, label: string, use: () => void): Rng {
  let numbers: Rng | undefined;
  let shuffles = 0;
  const rng: Rng = {
    below: (n) => {
      use();
      numbers ??= rngFrom(seed(label));
      return numbers.below(n);
    },
    shuffle: (list) => {
      use();
      const ranks = ranked(list, `${label}/${shuffles++}`, seed);
      const items = list.map((item, i) => ({ item, rank: at(ranks, i) }));
      items.sort((a, b) => compare(a.rank, b.rank));
      for (const [i, { item }] of items.entries()) list[i] = item;
      return list;
    },
    stream: () => rng,
  };
  return rng;
}

/** A random number for each item; equal items are numbered. */
function ranked<T>(list: readonly T[], label: string, seed: Labelled): Seed[] {
  const counts = new Map<string, number>();
  return list.map((item) => {
    const name = JSON.stringify(item);
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return seed(`${label}\n${before}\n${name}`);
  });
}

function compare(a: Seed, b: Seed): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];
}
