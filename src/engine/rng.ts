import { at } from './list.ts';

/** Randomness, passed in. Nothing else in a game is random. */
export interface Rng {
  /** A uniform integer from 0 to n - 1. */
  below(n: number): number;
  /** Shuffles the list in place and returns it. */
  shuffle<T>(list: T[]): T[];
  /**
   * The randomness of one source: a deck, a pile, a coin. In a deal that can be repeated, a source
   * does not depend on what others drew; elsewhere it is simply the randomness of the step.
   */
  stream(source: string): Rng;
}

/** The 128 bits that a step's chance comes from, as four words. */
export type Seed = readonly [number, number, number, number];

const TWO_32 = 2 ** 32;

/** An `Rng` from a source of 32-bit words. */
export function rngOf(word: () => number): Rng {
  return withShuffle((n) => {
    if (!(n >= 1 && n <= TWO_32 && Number.isInteger(n)))
      throw new RangeError(`below(${n}): n must be an integer in 1..2^32`);
    let drawn = word();
    while (drawn - remainder(drawn, n) > TWO_32 - n) drawn = word();
    return remainder(drawn, n);
  });
}

/** The remainder of a 32-bit word by n in two steps: numbers below 2^31 are divided much faster. */
function remainder(word: number, n: number): number {
  const rest = 2 * ((word >>> 1) % n) + (word & 1);
  return rest < n ? rest : rest - n;
}

/** Fisher-Yates from the end. */
export function withShuffle(below: (n: number) => number): Rng {
  const shuffle = <T>(list: T[]): T[] => {
    for (let i = list.length - 1; i > 0; i--) {
      const j = below(i + 1);
      const moved = at(list, i);
      list[i] = at(list, j);
      list[j] = moved;
    }
    return list;
  };
  const rng: Rng = { below, shuffle, stream: () => rng };
  return rng;
}

/** Chris Doty-Humphrey's sfc32: a small, fast generator of 32-bit words. */
export function sfc32([s0, s1, s2, s3]: Seed): () => number {
  let [a, b, c, d] = [s0 | 0, s1 | 0, s2 | 0, s3 | 0];
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
}

const DROPPED = 12;

/** The randomness of one step. */
export function rngFrom(seed: Seed): Rng {
  const word = sfc32(seed);
  for (let i = 0; i < DROPPED; i++) word();
  return rngOf(word);
}

/** An `Rng` whose seed is computed on first use; `used` tells whether it was. */
export function lazyRng(seed: () => Seed): { readonly rng: Rng; used(): boolean } {
  let made: Rng | undefined;
  const need = (): Rng => {
    made ??= rngFrom(seed());
    return made;
  };
  const rng: Rng = {
    below: (n) => need().below(n),
    shuffle: (list) => need().shuffle(list),
    stream: () => rng,
  };
  return { rng, used: () => made !== undefined };
}

/** A stream of seeds for work that nobody has to verify: tests, bots, random players. */
export function seedsFrom(start: number): () => Seed {
  const word = sfc32([start, start >>> 16, 0x9e3779b9, 1]);
  for (let i = 0; i < DROPPED; i++) word();
  return () => [word(), word(), word(), word()];
}
