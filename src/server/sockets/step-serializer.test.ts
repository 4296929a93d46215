import { expect, test } from 'vitest';
import type { Message } from '../../client/protocol/socket.ts';
import { StepSerializer } from './step-serializer.ts';

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
  const [serializer, open] = [new StepSerializer(), new Witness()];
  const messages = [null, 0, 1].map((seat) => step(seat, open));
  const texts = messages.map((message) => serializer.write(message));
  expect(open.written).toBe(1);
  expect(texts).toEqual(messages.map((message) => JSON.stringify(message)));
});

test('the next step is serialized again', () => {
  const open = { cards: ['a'] };
  const before = new StepSerializer().write(step(0, open));
  open.cards.push('b');
  expect(new StepSerializer().write(step(0, open))).not.toBe(before);
});

test('undefined members are left out, as in JSON', () => {
  const message = { ...step(0, {}), missing: undefined };
  expect(new StepSerializer().write(message)).toBe(JSON.stringify(message));
});
