import { expect, test } from 'vitest';
import { type Example, learn, packed } from '../scripts/fit/opinions.ts';
import { learned } from '../src/bots/learned.ts';
import { range } from '../src/engine/list.ts';
import { type Rng, rngFrom } from '../src/engine/rng.ts';

/** Sides whose two figures should be far apart, which no linear function can express. */
function worth([one = 0, two = 0]: readonly number[]): number {
  return 4 * Math.abs(one - two);
}

function example(rng: Rng): Example {
  const side = (): number[] => [rng.below(101) / 100, rng.below(101) / 100];
  const [mine, theirs] = [side(), side()];
  const chance = 1 / (1 + Math.exp(worth(theirs) - worth(mine)));
  const score = rng.below(1000) < 1000 * chance ? 1 : 0;
  return {
    mine: packed(Float64Array.from(mine)),
    theirs: packed(Float64Array.from(theirs)),
    score,
  };
}

const PLAN = { figures: 2, opinions: 4, rounds: 60, seed: 1 };

function examples(): Example[] {
  const rng = rngFrom([1, 2, 3, 4]);
  return range(8_000).map(() => example(rng));
}

test('training predicts the winner, and the printed weights give the same values', () => {
  const opinions = learn(examples(), PLAN);
  const judge = learned(opinions.lines());
  const said = (figures: number[]): number => judge(Float64Array.from(figures));
  expect(said([1, 0]) - said([0.5, 0.5])).toBeGreaterThan(1.2);
  expect(said([0, 1]) - said([0.5, 0.5])).toBeGreaterThan(1.2);
  expect(Math.abs(said([0.2, 0.2]) - said([0.8, 0.8]))).toBeLessThan(1);
  const [here, there] = [said([0.9, 0.1]), opinions.judge(packed(Float64Array.of(0.9, 0.1)))];
  expect(here).toBeCloseTo(there, 1);
});

test('the same seed gives the same table, to the letter', () => {
  const short = { ...PLAN, rounds: 3 };
  expect(learn(examples(), short).lines()).toEqual(learn(examples(), short).lines());
  expect(learn(examples(), { ...short, seed: 2 }).lines()).not.toEqual(
    learn(examples(), short).lines(),
  );
});
