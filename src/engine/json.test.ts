import { expect, test } from 'vitest';
import { canonical, same } from './json.ts';
import { at, range } from './list.ts';
import { type Rng, rngFrom } from './rng.ts';

/** A random JSON value of so few parts that two are often equal. */
function anything(rng: Rng, depth: number): unknown {
  const plain = [0, 1, '', 'a', true, null, undefined, Number.NaN];
  const kind = depth === 0 ? 0 : rng.below(3);
  if (kind === 0) return plain[rng.below(plain.length)];
  const size = rng.below(3);
  if (kind === 1) return range(size).map(() => anything(rng, depth - 1));
  const keys = ['a', 'b', '__proto__'];
  return Object.fromEntries(
    range(size).map(() => [at(keys, rng.below(keys.length)), anything(rng, depth - 1)]),
  );
}

test('two values are equal exactly when their canonical texts are', () => {
  const rng = rngFrom([1, 2, 3, 4]);
  const counts = { alike: 0, unlike: 0 };
  for (const _ of range(20_000)) {
    const [a, b] = [anything(rng, 2), anything(rng, 2)];
    const alike = canonical(a) === canonical(b);
    counts[alike ? 'alike' : 'unlike']++;
    expect([a, b, same(a, b)]).toEqual([a, b, alike]);
  }
  expect(Math.min(counts.alike, counts.unlike)).toBeGreaterThan(1_000);
});

test('the order of keys and undefined members do not matter', () => {
  expect(same({ type: 'place', hole: 3 }, { hole: 3, type: 'place' })).toBe(true);
  expect(same({ type: 'pass', note: undefined }, { type: 'pass' })).toBe(true);
  expect(same({ type: 'pass' }, { type: 'pass', toString: 1 })).toBe(false);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same([1], { 0: 1 })).toBe(false);
});
