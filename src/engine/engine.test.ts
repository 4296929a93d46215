import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { toy } from '../testing/toy.ts';
import { anyAnswer, select } from './ask.ts';
import { type Entropy, entropyCommitment, openFairness, seedsOf } from './fair.ts';
import { host } from './hosted.ts';
import { canonical, copy } from './json.ts';
import { at, range } from './list.ts';
import type { Match } from './match.ts';
import { readOptions } from './options.ts';
import type { GameRecord } from './record.ts';
import { BadRecord } from './record.ts';
import { rngFrom, seedsFrom, sfc32 } from './rng.ts';
import { verify } from './verify.ts';

const hosted = host(toy);

function opened(
  secret = 'a secret',
  games = 1,
  format: GameRecord['format'] = 'ringside/2',
): Match {
  const match = hosted.open({
    seats: 2,
    options: {},
    games,
    format,
    fairness: openFairness('table', secret),
    secret,
  });
  if ('error' in match) throw new Error(match.error);
  return match;
}

/** Plays random answers, a given number of them or until the end. */
function played(match: Match, seed: number, answers = 1000): Match {
  const rng = rngFrom(seedsFrom(seed)());
  for (let i = 0; i < answers && match.asked().length > 0; i++) {
    const seat = match.asked()[rng.below(match.asked().length)] ?? 0;
    match.answer(seat, match.randomAnswer(seat, rng), i);
  }
  return match;
}

describe('chance', () => {
  test('sfc32 gives the words of its published source', () => {
    const word = sfc32([0x01234567, 0x89abcdef, 0xdeadbeef, 1]);
    expect(range(2).map(() => word())).toEqual([
      (0x01234567 + 0x89abcdef + 1) >>> 0,
      ((0x89abcdef ^ (0x89abcdef >>> 9)) + ((0xdeadbeef + (0xdeadbeef << 3)) >>> 0) + 2) >>> 0,
    ]);
  });

  test.each([Number.POSITIVE_INFINITY, Number.NaN, 0, -1, 2.5, 2 ** 33])(
    'there is no one of %d',
    (n) => {
      expect(() => rngFrom([1, 2, 3, 4]).below(n)).toThrow(RangeError);
    },
  );

  test('below(2^32) is possible', () => {
    expect(rngFrom([1, 2, 3, 4]).below(2 ** 32)).toBeGreaterThan(0);
    expect(rngFrom([1, 2, 3, 4]).below(1)).toBe(0);
  });

  test('below is even: chi-squared over 60,000 throws of a die', () => {
    const rng = rngFrom(seedsFrom(1)());
    const counts = range(6).map(() => 0);
    for (let i = 0; i < 60_000; i++) {
      const n = rng.below(6);
      counts[n] = (counts[n] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  test('shuffle is Fisher-Yates from the end', () => {
    const asked: number[] = [];
    const list = ['a', 'b', 'c', 'd'];
    const { shuffle } = { shuffle: rngFrom([1, 2, 3, 4]).shuffle };
    const below = rngFrom([1, 2, 3, 4]).below;
    const expected = [...list];
    for (let i = 3; i > 0; i--) {
      const j = below(i + 1);
      asked.push(j);
      [expected[i], expected[j]] = [expected[j] ?? '', expected[i] ?? ''];
    }
    expect(shuffle(list)).toEqual(expected);
    expect(asked).toHaveLength(3);
  });
});

describe('fair dealing', () => {
  test('SHA-256: the examples of FIPS 180', () => {
    expect(bytesToHex(sha256(utf8ToBytes('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(bytesToHex(sha256(utf8ToBytes('')))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  test('HMAC-SHA-256: the examples of RFC 4231', () => {
    const mac = (key: string, text: string): string =>
      bytesToHex(hmac(sha256, hexToBytes(key), hexToBytes(text)));
    expect(mac('0b'.repeat(20), bytesToHex(utf8ToBytes('Hi There')))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    );
    expect(
      mac(bytesToHex(utf8ToBytes('Jefe')), bytesToHex(utf8ToBytes('what do ya want for nothing?'))),
    ).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });

  test('a step seed is the HMAC of table, entropy and step number under the secret', () => {
    const fairness = openFairness('club', 'aabb');
    const combined = sha256(utf8ToBytes('ringside entropy combined\n'));
    const message = new Uint8Array([...sha256(utf8ToBytes('club')), ...combined, 3, 0, 0, 0]);
    const words = new DataView(hmac(sha256, hexToBytes('aabb'), message).buffer);
    expect(seedsOf(fairness, 'aabb')(3)).toEqual(range(4).map((i) => words.getUint32(4 * i, true)));
  });

  test('the entropy of every seat that revealed it changes the deal, in any order', () => {
    const entropy = (seat: number, value: string | null): Entropy => ({
      seat,
      value,
      commitment: '',
    });
    const seed = (...list: Entropy[]): string =>
      canonical(seedsOf({ ...openFairness('t', 's'), entropy: list }, 's')(1));
    expect(seed(entropy(0, 'aa'), entropy(1, 'bb'))).toBe(seed(entropy(1, 'bb'), entropy(0, 'aa')));
    expect(seed(entropy(0, 'aa'), entropy(1, 'bb'))).not.toBe(
      seed(entropy(0, 'bb'), entropy(1, 'aa')),
    );
    expect(seed(entropy(0, 'aa'), entropy(1, null))).toBe(seed(entropy(0, 'aa')));
  });
});

describe('verify', () => {
  const honest = copy(played(opened(), 3).record());
  const check = (record: GameRecord) => verify(hosted, record);

  test('accepts an honest record', () =>
    expect(check(honest)).toEqual({ fair: true, steps: honest.steps.length }));

  test('names a changed move, allowed or not', () => {
    const peek = honest.steps.findIndex(
      (step) => 'move' in step && /peek|leave/.test(canonical(step.move)),
    );
    for (const type of ['peek', 'leave', 'nonsense']) {
      if (canonical(honest.steps[peek]).includes(type)) continue;
      const steps = honest.steps.map((step, i) =>
        i === peek ? { ...step, move: { type } } : step,
      );
      expect(check({ ...honest, steps })).toMatchObject({ fair: false, step: peek + 1 });
    }
  });

  test('names a changed secret', () =>
    expect(check({ ...honest, fairness: { ...honest.fairness, secret: 'another' } })).toMatchObject(
      {
        fair: false,
        step: 0,
        reason: 'commitment',
      },
    ));

  test('names a wrong commitment', () =>
    expect(check({ ...honest, fairness: { ...honest.fairness, commitment: 'ff' } })).toMatchObject({
      fair: false,
      reason: 'commitment',
    }));

  test('names changed entropy', () => {
    const entropy = [{ seat: 0, value: 'abcd', commitment: entropyCommitment('table', 0, 'abce') }];
    expect(check({ ...honest, fairness: { ...honest.fairness, entropy } })).toMatchObject({
      reason: 'entropy',
    });
  });

  test('names the first step with a changed time', () => {
    const steps = honest.steps.map((step, i) => (i === 1 ? { ...step, at: step.at + 1 } : step));
    expect(check({ ...honest, steps })).toMatchObject({ fair: false, step: 2, reason: 'step' });
  });

  test('names an accusation that was added, and one that was removed', () => {
    const accused = [{ seat: 1, value: null, commitment: 'ab'.repeat(32) }];
    const added = { ...honest.fairness, entropy: accused };
    expect(check({ ...honest, fairness: added })).toMatchObject({ fair: false, step: 1 });
    const match = hosted.open({ seats: 2, options: {}, fairness: added, secret: 'a secret' });
    if ('error' in match) throw new Error(match.error);
    const record = copy(played(match, 3).record());
    expect(check(record)).toMatchObject({ fair: true });
    const cleared = { ...record.fairness, entropy: [] };
    expect(check({ ...record, fairness: cleared })).toMatchObject({ fair: false, step: 1 });
  });

  test('names the first step of a changed order', () => {
    const [first, second, ...rest] = honest.steps;
    const steps = second && first ? [second, first, ...rest] : [];
    expect(check({ ...honest, steps })).toMatchObject({ fair: false, step: 1 });
  });

  test('names the place of a missing step', () => {
    const steps = honest.steps.filter((_, i) => i !== 2);
    expect(check({ ...honest, steps })).toMatchObject({ fair: false, step: 3 });
  });

  test('names a missing end and a changed outcome', () => {
    expect(check({ ...honest, steps: honest.steps.slice(0, -1) })).toMatchObject({
      fair: false,
      reason: 'outcome',
    });
    const outcome = { places: [[1], [0]], scores: [0, 9], rule: 'TOY-6' };
    expect(check({ ...honest, outcome })).toMatchObject({ fair: false, reason: 'outcome' });
  });

  test('a record of another game or another version is refused', () => {
    expect(check({ ...honest, rules: 99 })).toMatchObject({ fair: false, reason: 'version' });
  });
});

describe('a match', () => {
  test('a refusal changes nothing and names its rule', () => {
    const match = opened();
    const before = canonical(match.state());
    expect(match.answer(0, { type: 'play', card: 1 })).toEqual({ ok: false, rule: 'TOY-3' });
    expect(match.answer(7, { type: 'swap', cards: [] })).toEqual({ ok: false, rule: 'TOY-3' });
    expect(match.answer(0, { type: 'swap', cards: [9] })).toEqual({ ok: false, rule: 'TOY-7' });
    expect(canonical(match.state())).toBe(before);
    expect(match.step()).toBe(0);
  });

  test('dropped caches are recomputed with the same result', () => {
    const match = played(opened(), 3, 2);
    const seen = () => {
      const seats = range(match.seats);
      const asks = seats.map((seat) => [match.ask(seat), match.view(seat)]);
      return copy([match.asked(), match.outcome() ?? null, asks]);
    };
    const before = seen();
    match.dropCaches();
    expect(seen()).toEqual(before);
  });

  test('a question is available without its answers', () => {
    const match = opened();
    const [seat = 0] = match.asked();
    const { about, open, talk, within } = match.ask(seat) ?? {};
    expect(match.asking(seat)).toMatchObject({ about, open, talk, within });
    expect(match.asking(1 - seat)?.about).toBe(match.ask(1 - seat)?.about);
  });

  test('a sealed answer is taken back freely until another seat has answered', () => {
    const match = opened();
    match.answer(0, { type: 'swap', cards: [] });
    expect(match.mayTakeBack(0, 1)).toBe('free');
    match.takeBack(0, 1);
    expect(match.asked()).toEqual([0, 1]);
    expect(match.step()).toBe(2);
    match.answer(0, { type: 'swap', cards: [] });
    match.answer(1, { type: 'swap', cards: [] });
    expect(match.mayTakeBack(0, 3)).toBe('never');
    expect(match.mayTakeBack(1, 4)).toBe('never');
  });

  test('public answers are taken back only by consent', () => {
    const match = played(opened(), 1, 4);
    const winner = match.asked()[0] ?? 0;
    match.answer(winner, { type: 'leave' });
    expect(match.mayTakeBack(winner, 5)).toBe('free');
    match.answer(0, match.randomAnswer(0, rngFrom([1, 1, 1, 1])));
    expect(match.mayTakeBack(winner, 5)).toBe('consent');
    expect(match.mayTakeBack(winner, 4)).toBe('never');
  });

  test('take-backs from checkpoints give the same match as from its beginning', () => {
    const games = 4;
    const fairness = openFairness('checkpoints', 'back');
    const runs = [true, false].map((checkpoints) => {
      const match = hosted.open({
        seats: 2,
        options: {},
        games,
        fairness,
        secret: 'back',
        checkpoints,
      });
      if ('error' in match) throw new Error('options were checked before');
      const rng = rngFrom([3, 1, 4, 1]);
      const judged: string[] = [];
      while (match.asked().length > 0 && match.step() < 400) {
        const seat = at(match.asked(), rng.below(match.asked().length));
        match.answer(seat, match.randomAnswer(seat, rng));
        const step = Math.max(1, match.step() - rng.below(24));
        const may = match.mayTakeBack(seat, step);
        judged.push(may);
        if (may !== 'never' && rng.below(3) === 0) match.takeBack(seat, step);
      }
      return { judged, record: match.record(), state: match.state(), heard: match.everything() };
    });
    expect(runs[0]).toEqual(runs[1]);
    expect(runs[0]?.judged).toEqual(expect.arrayContaining(['free', 'never']));
  });

  test('a take-back is a step of its own; seeds are never used twice; the record proves it all', () => {
    const match = opened();
    match.answer(0, { type: 'swap', cards: [] });
    match.takeBack(0, 1);
    const record = copy(played(match, 5).record());
    expect(record.steps[1]).toMatchObject({ seat: 0, takeBack: 1 });
    expect(verify(hosted, record)).toMatchObject({ fair: true });
    const forged = { ...record, steps: record.steps.filter((step) => 'move' in step) };
    expect(verify(hosted, forged)).toMatchObject({ fair: false });
  });

  test('a match of two games exchanges the seats and adds up the scores by person', () => {
    const match = played(opened('legs', 2), 8);
    const one = played(opened('legs', 1), 8).outcome();
    expect(match.outcome()?.scores.reduce((a, b) => a + b)).toBe(4);
    expect(one?.scores.reduce((a, b) => a + b)).toBe(2);
    expect(verify(hosted, copy(match.record()))).toMatchObject({ fair: true });
  });

  test('marks are those of the first release, so that old records verify', () => {
    const match = opened('gold', 1, 'ringside/1');
    for (let [seat] = match.asked(); seat !== undefined; [seat] = match.asked())
      match.answer(seat, match.ask(seat)?.idle);
    expect(match.record().steps.at(-1)?.mark).toBe('36f30263ea5f4227');
    expect(verify(hosted, copy(match.record()))).toMatchObject({ fair: true });
  });

  test('corrected citations do not make a record of the first release unfair', () => {
    const record = copy(played(opened('gold', 1, 'ringside/1'), 3).record());
    const steps = record.steps.map((step) => ({ ...step, mark: '36f30263ea5f4227' }));
    expect(verify(hosted, { ...record, steps })).toMatchObject({ fair: true });
  });

  test('a record that breaks a rule names the step', () => {
    const record = copy(played(opened(), 3).record());
    const steps = record.steps.map((step, i) => (i === 3 ? { ...step, seat: 5 } : step));
    expect(() => hosted.resume({ ...record, steps }, 'a secret')).toThrow(BadRecord);
  });

  test('a typed move is recognized, legal or not', () => {
    const match = opened();
    const hand = copy(match.state());
    const text = canonical(hand);
    const card = Number(/"hand":\[(\d)/.exec(text)?.[1]);
    expect(match.read(0, ` SWAP  ${card} `)).toEqual({ type: 'swap', cards: [card] });
    expect(match.read(0, 'swap')).toEqual({ type: 'swap', cards: [] });
    expect(match.read(0, 'nonsense')).toBeUndefined();
  });
});

test('options: missing ones get their default, unknown names and values are refused', () => {
  expect(readOptions(toy, {}, 2)).toEqual({ options: { cards: 5 } });
  expect(readOptions(toy, { cards: 6 }, 2)).toEqual({ options: { cards: 6 } });
  expect(readOptions(toy, { cards: 7 }, 2)).toEqual({
    error: 'bad-options',
    option: 'cards',
    rule: 'TOY-1',
  });
  expect(readOptions(toy, { colour: 1 }, 2)).toMatchObject({
    error: 'bad-options',
    option: 'colour',
  });
  expect(readOptions(toy, 'cards', 2)).toMatchObject({ error: 'bad-options' });
});

test.each([
  { from: [1, 2, 3, 4], ways: 11 },
  { from: [1, 1, 1, 2, 3, 3], ways: 9 },
])(
  'a random selection of $from takes every way equally often, and the other answers too',
  ({ from, ways }) => {
    type Pick =
      | { readonly type: 'take'; readonly cards: readonly number[] }
      | { readonly type: 'pass' };
    const ask = select<Pick, 'R'>(0, 'R', {
      ...{ field: 'cards', from, min: 1, max: 2, rests: [{ type: 'take' }] },
      make: (cards) => ({ type: 'take', cards: cards.map(Number) }),
      ...{ amount: 'R', foreign: 'R', also: [{ type: 'pass' }] },
    });
    const rng = rngFrom([5, 6, 7, 8]);
    const counts = new Map<string, number>();
    for (let i = 0; i < ways * 1000; i++) {
      const key = canonical(anyAnswer(ask, rng));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(ways);
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    // The 99.9 % quantile with ten degrees of freedom.
    expect(chi).toBeLessThan(29.6);
  },
);
