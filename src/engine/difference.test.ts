import { describe, expect, test } from 'vitest';
import { type Change, changesBetween, copied, updated, withChanges } from './difference.ts';
import { rngFrom } from './rng.ts';

/** The changes from one value to another, as they are sent. */
function sent(before: unknown, after: unknown): Change[] {
  return JSON.parse(`[${changesBetween('"open"', before, after)}]`);
}

const LONG = 'a text that is longer than what is sent as a whole';

describe('the changes between two values', () => {
  test('are none where both say the same', () => {
    expect(sent({ a: [1, LONG] }, { a: [1, LONG] })).toEqual([]);
  });

  test('name the field that is another', () => {
    expect(sent({ round: 1, text: LONG }, { round: 2, text: LONG })).toEqual([
      [['open', 'round'], 2],
    ]);
  });

  test('name the place in a list', () => {
    const cells = Array.from({ length: 20 }, (_, i) => `cell ${i}`);
    expect(sent(cells, cells.with(7, 'peg'))).toEqual([[['open', 7], 'peg']]);
  });

  test('name all places of a list that change in the same way at once', () => {
    const moves = [0, 1, 2, 3, 4, 5].map((n) => ({ text: LONG, keep: n < 3 ? 1 : 2, announce: n }));
    const next = moves.map((move) => (move.keep === 2 ? { ...move, keep: 4 } : move));
    expect(sent(moves, next)).toEqual([[['open', [3, 4, 5], 'keep'], 4]]);
    const both = moves.map((move) =>
      move.announce < 2 ? { ...move, keep: 5 + move.announce } : move,
    );
    expect(sent(moves, both)).toEqual([
      [['open', 0, 'keep'], 5],
      [['open', 1, 'keep'], 6],
    ]);
  });

  test('say what a list has lost and gained', () => {
    const hand = ['jab', 'hook', 'cross', 'guard', 'clinch'];
    expect(sent(hand, ['jab', 'hook', 'guard', 'clinch'])).toEqual([[['open'], 2, 1, []]]);
    expect(sent(hand, [...hand, 'feint'])).toEqual([[['open'], 5, 0, ['feint']]]);
  });

  test('are the whole value where that is shorter', () => {
    const before = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 };
    const after = { a: 6, b: 5, c: 4, d: 3, e: 2, f: 1 };
    expect(sent(before, after)).toEqual([[['open'], after]]);
  });

  test('pass over fields that are not there, as JSON does', () => {
    const before = { round: 1, text: LONG, more: { text: LONG } };
    const after = { round: 2, text: LONG, more: { text: LONG, left: undefined } };
    expect(withChanges({ open: before }, sent(before, after))).toEqual({
      open: { ...before, round: 2 },
    });
    const known = JSON.parse(JSON.stringify({ open: after }));
    const left = { ...after, more: { text: LONG, left: 3 } };
    expect(withChanges(known, sent(after, left))).toEqual({ open: left });
  });

  test('replace objects that have other fields', () => {
    const phase = { type: 'betting', queue: [LONG], round: 1 };
    expect(sent(phase, { type: 'boxing', round: 1, text: LONG })).toHaveLength(1);
  });
});

/** Any JSON, a few levels deep. */
function anyJson(below: (n: number) => number, depth = 0): unknown {
  const kind = below(depth > 3 ? 4 : 7);
  if (kind < 2) return below(4);
  if (kind === 2) return [null, true, '__proto__', LONG][below(4)];
  if (kind === 3) return 'é"\\'.repeat(below(4));
  const some = Array.from({ length: below(7) }, () => anyJson(below, depth + 1));
  return kind < 5 ? some : Object.fromEntries(some.map((one, i) => [`k${i}`, one]));
}

/** The same with something changed somewhere. */
function altered(value: unknown, below: (n: number) => number): unknown {
  if (below(5) === 0) return anyJson(below, 2);
  if (Array.isArray(value)) {
    const place = below(value.length + 1);
    if (below(2) === 0) return value.toSpliced(place, below(3), ...Array(below(3)).fill(below(9)));
    if (below(2) === 0) return value.map((one) => (one === value[place] ? LONG : one));
    return value.map((one, i) => (i === place ? altered(one, below) : one));
  }
  if (typeof value !== 'object' || value === null) return anyJson(below, 3);
  const keys = Object.keys(value);
  const chosen = keys[below(keys.length + 1)];
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === chosen ? altered(one, below) : one]),
  );
}

test('made to the old value they give the new one, whatever it is, and leave the old one alone', () => {
  const rng = rngFrom([1, 2, 3, 4]);
  const below = (n: number): number => rng.below(n);
  for (let i = 0; i < 3_000; i++) {
    const before = anyJson(below);
    const after = altered(before, below);
    const text = JSON.stringify(before);
    const made = sent({ open: before }.open, after);
    expect(withChanges({ open: before }, made)).toEqual({ open: after });
    expect(JSON.stringify(before)).toBe(text);
    expect(changesBetween('"open"', before, copied(before))).toBe('');
    const whole = `[["open"],${JSON.stringify(after)}]`;
    expect(changesBetween('"open"', before, after).length).toBeLessThanOrEqual(whole.length);
  }
});

test('a copy shares nothing that can change with its original', () => {
  const value = { cards: [{ name: 'jab' }, null], left: 3 };
  const copy = copied(value);
  value.cards[0] = { name: 'hook' };
  value.left = 2;
  expect(copy).toEqual({ cards: [{ name: 'jab' }, null], left: 3 });
  const odd = JSON.parse('{"__proto__":{"a":[1]}}');
  expect(JSON.stringify(copied(odd))).toBe(JSON.stringify(odd));
});

test('a copy is brought up to date whatever changes, and still shares nothing', () => {
  const rng = rngFrom([5, 6, 7, 8]);
  const below = (n: number): number => rng.below(n);
  for (let i = 0; i < 3_000; i++) {
    const before = anyJson(below);
    const after = altered(before, below);
    const copy = updated(copied(before), after);
    expect(copy).toEqual(after);
    const text = JSON.stringify(after);
    updated(copy, altered(after, below));
    expect(JSON.stringify(after)).toBe(text);
  }
});

test('what stays the same is not copied again', () => {
  const copy = copied({ hand: ['jab', { name: 'hook' }], seen: [1] });
  const [, hook] = copy.hand;
  expect(updated(copy, { hand: ['cross', { name: 'feint' }], seen: [1, 2] })).toBe(copy);
  expect(copy).toEqual({ hand: ['cross', { name: 'feint' }], seen: [1, 2] });
  expect(copy.hand[1]).toBe(hook);
});

test('a path that leads nowhere is an error, not a guess', () => {
  expect(() => withChanges({ a: 1 }, [[['b', 'c'], 1]])).toThrow(RangeError);
  expect(() => withChanges({ a: [1] }, [[['a', 1], 1]])).toThrow(RangeError);
  expect(() => withChanges({ a: [1] }, [[['a', [0, 1]], 1]])).toThrow(RangeError);
  expect(() => withChanges({ a: {} }, [[['a'], 0, 1, []]])).toThrow(RangeError);
  expect(() => withChanges({}, [[['constructor', 'x'], 1]])).toThrow(RangeError);
});
