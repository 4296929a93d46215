import { expect, test } from 'vitest';
import { marginOf, placeToTell } from './margin.ts';

const outcome = { places: [[2], [0], [1]], scores: [118, 74, 148], rule: 'X-1' };

test('the winner is ahead of the second, everyone else behind the winner', () => {
  expect(marginOf(outcome, 2)).toEqual({ by: 30, of: 0 });
  expect(marginOf(outcome, 0)).toEqual({ by: -30, of: 2 });
  expect(marginOf(outcome, 1)).toEqual({ by: -74, of: 2 });
});

test('a shared win, a win of the automa and a win without scores have no margin', () => {
  expect(marginOf({ ...outcome, places: [[0, 2], [1]] }, 0)).toBeUndefined();
  expect(marginOf({ places: [[], [0]], scores: [-3], rule: 'X-1' }, 0)).toBeUndefined();
  expect(marginOf({ places: [[1], [0]], scores: [0, 1], rule: 'X-1' }, 1)).toBeUndefined();
});

test('whoever wins a final with the lower score is neither ahead nor behind', () => {
  const final = { places: [[0], [1], [2]], scores: [29, 38, 27], rule: 'X-1' };
  expect(marginOf(final, 0)).toBeUndefined();
  expect(marginOf(final, 1)).toBeUndefined();
  expect(marginOf(final, 2)).toEqual({ by: -2, of: 0 });
});

test('a place is told where there are more than two', () => {
  expect(placeToTell(outcome, 1)).toEqual({ place: 3, of: 3 });
  expect(placeToTell(outcome, 2)).toBeUndefined();
});

test('nobody came second of one or of two', () => {
  expect(placeToTell({ places: [[], [0]], scores: [-4], rule: 'X-1' }, 0)).toBeUndefined();
  expect(placeToTell({ places: [[1], [0]], scores: [2, 3], rule: 'X-1' }, 0)).toBeUndefined();
});
