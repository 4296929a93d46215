import { expect, test } from 'vitest';
import { growthOf } from './pieces.ts';

const CARD = { width: 100, height: 140 };

test('a card that turns at its place keeps its size, though it has no width for a moment', () => {
  expect(growthOf(CARD, { ...CARD, width: 0.01 }, false)).toBe(1);
});

test('a card from a hand grows to the size that it has in the ring', () => {
  expect(growthOf({ width: 50, height: 70 }, CARD, false)).toBe(0.5);
  expect(growthOf({ width: 2, height: 2 }, CARD, false)).toBe(0.2);
});

test('a boxer who falls is not stretched', () => {
  expect(growthOf({ width: 80, height: 260 }, { width: 260, height: 80 }, true)).toBe(1);
});
