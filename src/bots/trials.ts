import { sum } from '../engine/list.ts';
import { type Rng, rngFrom, type Seed } from '../engine/rng.ts';

/** An answer that was tried in imagined worlds, with its result in each. */
export interface Tried<M> {
  readonly move: M;
  readonly worths: readonly number[];
}

/** Candidate answers, a total number of trials, and a function that says when time is up. */
export interface Trials<M> {
  readonly moves: readonly M[];
  readonly tries: number;
  stop(): boolean;
  /** Earlier knowledge, which counts as much as that many trials. */
  readonly prior?: Prior<M>;
  /** Imagines a world, and returns the value of an answer in it. */
  world(): (move: M) => number;
}

/** By how much answers are expected to be better than others. */
export interface Prior<M> {
  readonly trials: number;
  lead(move: M): number;
}

/**
 * Sequential halving: tries all answers in the same imagined worlds, then repeatedly the better
 * half, so that most trials go to the best few. The best comes first; at least one world is tried.
 */
export function tryOut<M>({ moves, tries, stop, world, prior }: Trials<M>): Tried<M>[] {
  const all = moves.map((move) => {
    const head = prior ? prior.trials * prior.lead(move) : 0;
    return { move, worths: [] as number[], head };
  });
  const rounds = Math.max(1, Math.ceil(Math.log2(moves.length)));
  let hopes = all;
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(tries / rounds / hopes.length));
    for (let n = 0; n < worlds && !(n + round > 0 && stop()); n++) {
      const attempt = world();
      for (const { move, worths } of hopes) worths.push(attempt(move));
    }
    hopes = byMean(hopes).slice(0, Math.ceil(hopes.length / 2));
  }
  return [...hopes, ...byMean(all.filter((tried) => !hopes.includes(tried)))];
}

/** How well it went on average. */
export function meanOf({ worths }: { readonly worths: readonly number[] }): number {
  return worths.length === 0 ? 0 : sum(worths) / worths.length;
}

/** `head` is what the prior adds to the sum of the results. */
interface Expected {
  readonly worths: readonly number[];
  readonly head: number;
}

function byMean<T extends Expected>(list: readonly T[]): T[] {
  const mean = (one: Expected): number => meanOf(one) + one.head / Math.max(1, one.worths.length);
  return [...list].sort((a, b) => mean(b) - mean(a));
}

/** Repeatable randomness: each call returns an `Rng` with the same numbers. */
export function sameChance(rng: Rng): () => Rng {
  const word = (): number => rng.below(2 ** 32);
  const seed: Seed = [word(), word(), word(), word()];
  return () => rngFrom(seed);
}
