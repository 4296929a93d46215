import { expect, test } from 'vitest';
import type { Message } from '../../client/protocol/socket.ts';
import { unsafeCast } from '../../engine/json.ts';
import { SentViews, StepSerializer } from './step-serializer.ts';

/** Counts how often it is serialized. */
class Witness {
  written = 0;

  toJSON(): object {
    this.written++;
    return { cards: ['é', '"', '\\'], left: null };
  }
}

function step(seat: number | null, open: object): Message<'step'> {
  const own = seat === null ? null : { hand: [seat] };
  return {
    ...({ type: 'step', table: 't', seq: 7, takenBack: null, by: 'person' } as const),
    news: [{ to: seat, rule: 'T-1', news: { type: 'moved' }, visibleUntil: null }],
    began: null,
    expired: ['word "of" power'],
    seen: {
      ...{ step: 3, leg: 0, view: { seat, options: {}, open, own, glance: null }, ask: null },
      asked: [1],
      clock: { now: 5, left: [null, 1], until: [null, null] },
      outcome: null,
    },
  };
}

test('every seat gets what JSON.stringify gives, and shared parts are serialized once', () => {
  const [serializer, open] = [new StepSerializer(7, new SentViews()), { cards: new Witness() }];
  const messages = [null, 0, 1].map((seat) => step(seat, open));
  const texts = messages.map((message) => serializer.whole(message));
  expect(open.cards.written).toBe(1);
  expect(texts).toEqual(messages.map((message) => JSON.stringify(message)));
});

test('the next step is serialized again', () => {
  const open = { cards: ['a'] };
  const before = new StepSerializer(7, new SentViews()).whole(step(0, open));
  open.cards.push('b');
  expect(new StepSerializer(7, new SentViews()).whole(step(0, open))).not.toBe(before);
});

test('undefined members are left out, as in JSON', () => {
  const message = { ...step(0, {}), missing: undefined };
  expect(new StepSerializer(7, new SentViews()).whole(message)).toBe(JSON.stringify(message));
});

const ASK = {
  ...{ seat: 0, rule: 'T-1', about: 'pick', form: 'choose', open: false, talk: false },
  ...{ sealed: false, within: null, idle: { type: 'pick' }, moves: [{ type: 'pick' }] },
  ...{ complete: true, select: null },
} as const;

/** What a seat is sent as changes when it is asked these things one after the other. */
function changesOfAsks(asks: readonly (typeof ASK | null)[]): unknown[] {
  const steps = asks.map((ask) => {
    const message = step(0, {});
    return { ...message, seen: { ...message.seen, ask: unsafeCast<typeof message.seen.ask>(ask) } };
  });
  const sent = new SentViews();
  return steps.map((message, index) => {
    const serializer = new StepSerializer(7 + index, sent);
    const changes = serializer.remember(message);
    const text = index > 0 ? serializer.change(message, changes) : serializer.whole(message);
    return JSON.parse(text).changes;
  });
}

test('a question that stands is not sent again, and the same question asked anew is', () => {
  const [, stands, ends, again] = changesOfAsks([ASK, ASK, null, ASK]);
  expect(stands).toEqual([]);
  expect(ends).toEqual([[['ask'], null]]);
  expect(again).toEqual([[['ask'], ASK]]);
});

/** The second of two steps, as what changes; the first has the number 7. */
function secondOf(first: Message<'step'>, { ...second }: Message<'step'>, seq = 8) {
  const sent = new SentViews();
  new StepSerializer(7, sent).remember(first);
  const serializer = new StepSerializer(seq, sent);
  second.seq = seq;
  return JSON.parse(serializer.change(second, serializer.remember(second)));
}

test('what goes without saying is left out of changes, and nothing else', () => {
  const change = secondOf(step(0, {}), step(0, {}));
  expect(change).not.toHaveProperty('by');
  expect(change).not.toHaveProperty('base');
  expect(secondOf(step(0, {}), step(0, {}), 9)).toMatchObject({ seq: 9, base: 7 });
  expect(change.news).toEqual([{ to: 0, rule: 'T-1', news: { type: 'moved' } }]);
  expect(change.clock).toEqual({ now: 5, left: [null, 1], until: [null, null] });
  const { seen, ...rest } = step(null, {});
  const clock = { now: 6, left: [null, null], until: [null, null] };
  const byClock = { ...rest, by: 'clock', seen: { ...seen, clock } } as const;
  const still = secondOf(step(null, {}), byClock);
  expect(still).toMatchObject({ by: 'clock', now: 6, news: [{ rule: 'T-1' }] });
  expect(still.news[0]).not.toHaveProperty('to');
  expect(still).not.toHaveProperty('clock');
});
