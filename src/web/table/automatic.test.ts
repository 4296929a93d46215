import { describe, expect, test } from 'vitest';
import type { PageAsk } from '../session.ts';
import { automaticAnswer, delayOf, playsForced, type Wishes } from './automatic.ts';

const PASS = { type: 'pass' };
const BLOCK = { type: 'defend', cards: ['block.1'] };

const asks = (
  moves: readonly { readonly type: string }[],
  more: Partial<PageAsk> = {},
): PageAsk => ({
  ...{ seat: 1, rule: 'KB-61', about: 'defend', form: 'choose', open: false, talk: false },
  ...{ sealed: false, within: null, idle: PASS, moves: [...moves], complete: true, select: null },
  ...{ example: null, ...more },
});
const NONE: Wishes = { order: null, queued: null, forced: false };
const ORDER: Wishes = { ...NONE, order: { seat: 1, scope: 'phase 3' } };

describe('a standing order to pass', () => {
  test('passes in its phase, whatever else could be answered', () => {
    const passed = { move: PASS, why: 'order' };
    expect(automaticAnswer(asks([BLOCK, PASS]), ORDER, 'phase 3')).toEqual(passed);
    expect(automaticAnswer(asks([PASS]), ORDER, 'phase 3')).toEqual(passed);
    expect(automaticAnswer(asks([PASS]), { ...ORDER, forced: true }, 'phase 3')).toEqual(passed);
  });

  test('applies to no other seat or phase, and only if passing is legal', () => {
    expect(automaticAnswer(asks([BLOCK, PASS]), ORDER, 'phase 4')).toBeUndefined();
    expect(automaticAnswer(asks([BLOCK, PASS], { seat: 0 }), ORDER, 'phase 3')).toBeUndefined();
    expect(automaticAnswer(asks([BLOCK]), ORDER, 'phase 3')).toBeUndefined();
    expect(automaticAnswer(asks([PASS], { open: true }), ORDER, 'phase 3')).toBeUndefined();
    expect(automaticAnswer(null, ORDER, 'phase 3')).toBeUndefined();
  });

  test('ends a talk at its beginning, and nobody else’s forced answer does', () => {
    const talk = asks([{ type: 'say' }], { talk: true, complete: false, idle: { type: 'ready' } });
    const ended = { move: { type: 'ready' }, why: 'order' };
    expect(automaticAnswer(talk, ORDER, 'phase 3')).toEqual(ended);
    expect(automaticAnswer(talk, { ...NONE, forced: true }, 'phase 3')).toBeUndefined();
    expect(automaticAnswer(asks([PASS], { talk: true }), NONE, 'phase 3')).toBeUndefined();
  });

  test('takes the same time whatever the seat holds, at a table with others and alone', () => {
    expect(delayOf('order', true)).toBe(delayOf('order', false));
  });
});

describe('forced answers', () => {
  const forced = { ...NONE, forced: true };

  test('are given if enabled, and if the list is complete', () => {
    expect(automaticAnswer(asks([BLOCK]), forced, null)).toEqual({ move: BLOCK, why: 'forced' });
    expect(automaticAnswer(asks([BLOCK]), NONE, null)).toBeUndefined();
    expect(automaticAnswer(asks([BLOCK], { complete: false }), forced, null)).toBeUndefined();
    expect(automaticAnswer(asks([BLOCK, PASS]), forced, null)).toBeUndefined();
  });

  test('are given for nobody on a shared device, where others would see who had no choice', () => {
    const here = (name: string) => ({ kind: 'here', name }) as const;
    const bot = { kind: 'bot', level: 'rookie', character: 'gus' } as const;
    expect(playsForced(true, [here('Ann'), bot])).toBe(true);
    expect(playsForced(true, [here('Ann'), here('Bob')])).toBe(false);
    expect(playsForced(false, [here('Ann'), bot])).toBe(false);
  });

  test('take a random time at a table with others', () => {
    const times = [0, 0.5, 0.999].map((drawn) => delayOf('forced', true, () => drawn));
    expect(times).toEqual([2_000, 4_000, 5_996]);
  });
});

describe('a queued move', () => {
  const place = (hole: string) => ({ type: 'place', hole });
  const queued = (hole: string): Wishes => ({
    ...NONE,
    queued: { seat: 1, move: place(hole) },
  });

  test('is played when it is legal', () => {
    const ask = asks([place('a1'), place('b2')]);
    expect(automaticAnswer(ask, queued('b2'), null)).toEqual({ move: place('b2'), why: 'queued' });
    expect(delayOf('queued', true)).toBe(0);
  });

  test('is not played otherwise, nor for another seat', () => {
    expect(automaticAnswer(asks([place('a1')]), queued('b2'), null)).toBeUndefined();
    expect(automaticAnswer(asks([place('b2')], { seat: 0 }), queued('b2'), null)).toBeUndefined();
  });
});
