import { expect, test } from 'vitest';
import { growthOf, withinDrawing } from './pieces.ts';

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

test('a drawing that shrinks does not make its figures move', () => {
  const before = { left: 100, top: 100, width: 400, height: 200 };
  const after = { left: 50, top: 40, width: 200, height: 100 };
  const figure = { left: 200, top: 150, width: 40, height: 80 };
  expect(withinDrawing(figure, before, after)).toEqual({
    left: 100,
    top: 65,
    width: 20,
    height: 40,
  });
});
