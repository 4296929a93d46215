import { expect, test } from 'vitest';
import type { Beat } from './beat.ts';
import { Playback, type Timing } from './playback.ts';

const NORMAL: Timing = { factor: 1, climax: 'wait', motion: true };

/** A playback with a fake clock, and a list of everything shown. */
function playing(timing: Partial<Timing> = {}) {
  const seen: string[] = [];
  const timers: { run: () => void; at: number; off: boolean }[] = [];
  let now = 0;
  const playback: Playback<string> = new Playback(
    'start',
    () => ({ ...NORMAL, ...timing }),
    {
      before: () => {},
      after: () => {
        const { snapshot, beat } = playback.now();
        seen.push(beat ? `${snapshot}: ${beat.caption}` : snapshot);
      },
    },
    (run, ms) => {
      const timer = { run, at: now + ms, off: false };
      timers.push(timer);
      return () => {
        timer.off = true;
      };
    },
  );
  /** Advances the clock; returns how long it took until nothing was left to do. */
  const pass = (ms = Number.POSITIVE_INFINITY): number => {
    const until = now + ms;
    for (;;) {
      const due = timers.filter(({ off, at }) => !off && at <= until);
      const [next] = due.sort((a, b) => a.at - b.at);
      if (!next) return now;
      next.off = true;
      now = next.at;
      next.run();
    }
  };
  return { playback, seen, pass };
}

function beat(caption: string, more: Partial<Beat> = {}): Beat {
  return { view: caption, told: 0, ms: 400, caption, ...more };
}

test('beats are shown one after another, and then the new state', () => {
  const { playback, seen, pass } = playing();
  playback.arrive('one', [beat('a'), beat('b')]);
  expect(seen).toEqual(['start: a']);
  expect(pass()).toBe(800);
  expect(seen).toEqual(['start: a', 'start: b', 'one']);
});

test('a step that arrives while another is shown waits for its turn', () => {
  const { playback, seen, pass } = playing();
  playback.arrive('one', [beat('a')]);
  playback.arrive('two', [beat('b')]);
  pass();
  expect(seen).toEqual(['start: a', 'one: b', 'two']);
});

test('the question of a step is not there before its last beat has been shown', () => {
  const { playback, pass } = playing();
  playback.arrive('one', [beat('a')]);
  playback.arrive('two', []);
  expect(playback.now().snapshot).toBe('start');
  pass();
  expect(playback.now()).toMatchObject({ snapshot: 'two', beat: null });
});

test('a climax stays until Continue is pressed', () => {
  const { playback, seen, pass } = playing();
  playback.arrive('one', [beat('a', { waits: true }), beat('b')]);
  pass();
  expect(seen).toEqual(['start: a']);
  expect(playback.now().waits).toBe(true);
  playback.next();
  pass();
  expect(seen).toEqual(['start: a', 'start: b', 'one']);
});

test('a setting lets climaxes stay for two seconds', () => {
  const { playback, pass } = playing({ climax: 2_000 });
  playback.arrive('one', [beat('a', { waits: true })]);
  expect(playback.now().waits).toBe(false);
  expect(pass()).toBe(2_000);
});

test('a press finishes the running beat only', () => {
  const { playback, seen } = playing();
  playback.arrive('one', [beat('a'), beat('b')]);
  playback.next();
  expect(seen).toEqual(['start: a', 'start: b']);
});

test('skipping jumps to the latest state', () => {
  const { playback, seen, pass } = playing();
  playback.arrive('one', [beat('a', { waits: true })]);
  playback.arrive('two', [beat('b')]);
  playback.skip();
  pass();
  expect(seen).toEqual(['start: a', 'two']);
});

test('without motion only climaxes take time, and nothing is left out', () => {
  const { playback, seen, pass } = playing({ motion: false });
  playback.arrive('one', [beat('a'), beat('b', { waits: true }), beat('c')]);
  expect(seen).toEqual(['start: a', 'start: b']);
  playback.next();
  expect(pass()).toBe(0);
  expect(seen).toEqual(['start: a', 'start: b', 'start: c', 'one']);
});

test('a long row of beats goes faster: the wait stays below ten seconds', () => {
  const { playback, pass, seen } = playing();
  for (let n = 0; n < 60; n++) playback.arrive(`state ${n}`, [beat(String(n), { ms: 700 })]);
  expect(pass()).toBeLessThan(10_000);
  expect(seen).toHaveLength(61);
});

test('a short row of beats keeps its pace', () => {
  const { playback, pass } = playing();
  for (let n = 0; n < 4; n++) playback.arrive(`state ${n}`, [beat(String(n), { ms: 700 })]);
  expect(pass()).toBe(2_800);
});

test('a count is never hurried: it reaches its last number', () => {
  const { playback, seen, pass } = playing();
  playback.arrive('one', [
    ...Array.from({ length: 30 }, (_, n) => beat(String(n), { ms: 700 })),
    beat('count', { ms: 2_600, counts: 10 }),
  ]);
  while (seen.at(-1) !== 'start: count') playback.next();
  expect(pass()).toBe(2_600);
});

test('pressing Continue resets the time limit', () => {
  const { playback, pass } = playing();
  const row = Array.from({ length: 6 }, (_, n) => beat(String(n), { ms: 1_000 }));
  playback.arrive('one', [...row, beat('climax', { waits: true }), ...row]);
  expect(pass()).toBe(6_000);
  playback.next();
  expect(pass()).toBe(12_000);
});
