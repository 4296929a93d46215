import { expect, test } from 'vitest';
import { range } from '../engine/list.ts';
import { inSlices } from './slices.ts';

test('long work yields to the event loop every ten milliseconds, and keeps its order', async () => {
  const done: (number | string)[] = [];
  let time = 0;
  await inSlices(
    range(9),
    (n) => {
      time += 4;
      done.push(n);
    },
    () => time,
    async () => {
      done.push('pause');
    },
  );
  expect(done).toEqual([0, 1, 2, 'pause', 3, 4, 5, 'pause', 6, 7, 8, 'pause']);
});
