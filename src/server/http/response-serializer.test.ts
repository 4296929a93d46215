import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { serializerFor } from './response-serializer.ts';

const Person = Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) });

test('a response holds what its schema names and nothing else', () => {
  const serialize = serializerFor(
    Type.Object({
      list: Type.Array(Person),
      either: Type.Union([Person, Type.Null()]),
      byName: Type.Record(Type.String(), Person),
      free: Type.Object({ type: Type.String() }, { additionalProperties: true }),
      any: Type.Unknown(),
    }),
  );
  const ann = { id: 'a', name: 'Ann', session: 'secret' };
  const value = {
    ...{ list: [ann, { id: 'b', token: 'secret' }], either: ann, byName: { first: ann } },
    ...{ free: { type: 'x', more: 1 }, any: [1, { two: 2 }], secret: 'secret' },
  };
  expect(JSON.parse(serialize(value))).toEqual({
    list: [{ id: 'a', name: 'Ann' }, { id: 'b' }],
    either: { id: 'a', name: 'Ann' },
    byName: { first: { id: 'a', name: 'Ann' } },
    free: { type: 'x', more: 1 },
    any: [1, { two: 2 }],
  });
  expect(JSON.parse(serialize({ ...value, either: null })).either).toBeNull();
});

test('a response that is none of what its schema allows is an error', () => {
  const serialize = serializerFor(Type.Object({ either: Type.Union([Person, Type.Null()]) }));
  expect(() => serialize({ either: { secret: 1 } })).toThrow(TypeError);
});

test('the value itself is not changed', () => {
  const value = { id: 'a', session: 'kept' };
  serializerFor(Person)(value);
  expect(value).toEqual({ id: 'a', session: 'kept' });
});
