import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { isObject } from '../../engine/json.ts';
import { MESSAGES } from '../sample-messages.ts';
import { checkerOf } from './schema-check.ts';
import { Outgoing } from './socket.ts';

const WRONG = [undefined, null, true, 'x y', -1, 1.5, [null], { type: 'other' }];

/** The value with one field, at any depth, replaced or removed. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* WRONG;
  if (Array.isArray(value))
    for (const [i, one] of value.entries())
      for (const other of spoiled(one)) yield value.with(i, other);
  if (isObject(value))
    for (const [name, one] of Object.entries(value))
      for (const other of spoiled(one)) yield { ...value, [name]: other };
}

test('the checker agrees with TypeBox on every message with one field spoiled', () => {
  const fits = checkerOf(Outgoing);
  const reference = Compile(Outgoing);
  let refused = 0;
  for (const message of MESSAGES) {
    expect(fits(message)).toBe(true);
    for (const other of spoiled(message)) {
      const sent: unknown = JSON.parse(JSON.stringify(other) ?? 'null');
      if (fits(sent) !== reference.Check(sent)) expect.fail(JSON.stringify(sent));
      if (!fits(sent)) refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(500);
});

test('every type of message is sampled', () => {
  const types = Outgoing.anyOf.map(({ properties }) => properties.type.const);
  expect(MESSAGES.map(({ type }) => type).sort()).toEqual(types.sort());
});

test('limits of numbers, texts, lists and records are checked', () => {
  const fits = checkerOf(
    Type.Object({
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
      id: Type.Optional(Type.String({ minLength: 2, maxLength: 3, pattern: '^[a-z]+$' })),
      list: Type.Optional(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 2 })),
      figures: Type.Optional(Type.Record(Type.String(), Type.Number())),
    }),
  );
  for (const good of [{}, { count: 3 }, { id: 'abc' }, { list: [1, 2] }, { figures: { a: 1.5 } }])
    expect(fits(good)).toBe(true);
  for (const bad of [
    ...[null, [], { count: 0 }, { count: 4 }, { count: '2' }, { id: 'a' }, { id: 'abcd' }],
    ...[{ id: 'A1' }, { list: [] }, { list: [1, 2, 3] }, { figures: { a: 'b' } }, { figures: [] }],
  ])
    expect(fits(bad)).toBe(false);
});

test('an unsupported schema is an error, not a match', () => {
  expect(() => checkerOf(Type.Unsafe({ allOf: [] }))).toThrow('no check for');
});
