import { expect, test } from 'vitest';
import { range } from '../../engine/list.ts';
import { FairQueue } from './fair-queue.ts';

/** A queue with a clock that the test sets. */
function queue(threads: number) {
  const given: number[] = [];
  const ends: (() => void)[] = [];
  const clock = { time: 1_000 };
  const run = (task: string, time: number): Promise<string> => {
    given.push(Math.round(time));
    return new Promise((resolve) => ends.push(() => resolve(task)));
  };
  return { given, ends, clock, queue: new FairQueue(threads, () => clock.time, run) };
}

/** Waits for pending promises. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a single task has all the time, also right after another has ended', async () => {
  const { queue: only, given, ends } = queue(1);
  const first = only.think('first', 1_500, 'ann');
  await breath();
  ends[0]?.();
  expect(await first).toEqual({ answer: 'first', until: 2_500 });
  void only.think('second', 1_500, 'ann');
  await breath();
  expect(given).toEqual([1_500, 1_500]);
});

test('seven concurrent tasks share the time of one, whatever the number of threads', async () => {
  const { queue: busy, given, ends, clock } = queue(2);
  const answers = range(7).map((n) => busy.think(`bot ${n}`, 1_500, 'ann'));
  await breath();
  expect(given).toEqual([375, 500]);
  // Threads become free in turn, each when its task's time is up.
  const free = [1_375, 1_500];
  for (const n of range(7)) {
    const thread = n % 2;
    clock.time = free[thread] ?? 0;
    ends[n]?.();
    await breath();
    const time = given[n + 2];
    if (time !== undefined) free[thread] = clock.time + time;
  }
  const done = await Promise.all(answers);
  expect(done.map(({ answer }) => answer)).toEqual(range(7).map((n) => `bot ${n}`));
  expect(Math.max(...free)).toBeLessThanOrEqual(2_500);
});

test('an owner with many tables does not delay others', async () => {
  const { queue: busy, given, ends, clock } = queue(1);
  const order: string[] = [];
  const asked = (task: string, owner: string) =>
    void busy.think(task, 1_500, owner).then(({ answer }) => order.push(answer));
  for (const n of range(160)) asked(`eve ${n}`, 'eve');
  await breath();
  asked('ann', 'ann');
  asked('bob', 'bob');
  for (const n of range(5)) {
    clock.time += given[n] ?? 0;
    ends[n]?.();
    await breath();
  }
  expect(order).toEqual(['eve 0', 'eve 1', 'ann', 'bob', 'eve 2']);
  expect(given.slice(2, 4).every((time) => time >= 400)).toBe(true);
});

test('a late bot still gets the minimum time; a failed one frees its thread', async () => {
  const clock = { time: 0 };
  const given: number[] = [];
  const late = new FairQueue(
    1,
    () => clock.time,
    async (task: string, time) => {
      given.push(time);
      clock.time += 5_000;
      if (task === 'bad') throw new Error('hung');
      return task;
    },
  );
  const bad = late.think('bad', 1_500, 'ann');
  const good = late.think('good', 1_500, 'ann');
  await expect(bad).rejects.toThrow('hung');
  expect(await good).toMatchObject({ answer: 'good' });
  expect(given).toEqual([750, 100]);
});
