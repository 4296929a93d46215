import { expect, test } from 'vitest';
import { encodeNumbers, learned, learnedSparse } from './learned.ts';

// gA is 0, kA is 1, oA is 2, cA is -1.
test('the first unit is linear, the others are rectified', () => {
  const judge = learned(['kAkAkAcA', 'cAoAkAgA']);
  expect(judge(Float64Array.of(0, 0))).toBe(1);
  expect(judge(Float64Array.of(0, 3))).toBe(-2);
  expect(judge(Float64Array.of(3, 0))).toBe(1 + 3 + 2 * (3 - 1));
});

test('encoded numbers are decoded, up to rounding', () => {
  expect(encodeNumbers([0, 1, 2, -1])).toBe('gAkAoAcA');
  const judge = learned([
    encodeNumbers([0, 1, 0.25, -3.5, 7.99]),
    encodeNumbers([-0.5, 0.75, 1, 1, 99]),
  ]);
  expect(judge(Float64Array.of(1, 0, 0))).toBe(0.25 + 0.5 * 0.75);
  expect(judge(Float64Array.of(0, 1, 0))).toBe(-3.5 + 0.5 * 0.75);
  expect(judge(Float64Array.of(0, 0, 1))).toBeCloseTo(8 + 7.5 * 0.75, 1);
});

test('sparse features, some of them shared, give the same value', () => {
  const lines = ['kAkAkAcA', 'cAoAkAgA'];
  const { begin, judge } = learnedSparse(lines);
  const dense = learned(lines);
  begin({ places: [0], values: [3] });
  expect(judge({ places: [1], values: [2] })).toBe(dense(Float64Array.of(3, 2)));
  expect(judge({ places: [], values: [] })).toBe(dense(Float64Array.of(3, 0)));
});
