import { expect, test } from 'vitest';
import { learned } from './learned.ts';

// gA is 0, kA is 1, oA is 2, cA is -1.
test('the first opinion always counts, the others only above nothing', () => {
  const judge = learned(['kAkAkAcA', 'cAoAkAgA']);
  expect(judge(Float64Array.of(0, 0))).toBe(1);
  expect(judge(Float64Array.of(0, 3))).toBe(-2);
  expect(judge(Float64Array.of(3, 0))).toBe(1 + 3 + 2 * (3 - 1));
});
