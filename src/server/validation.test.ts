import { expect, test } from 'vitest';
import { describeErrors, describeMessage } from './validation.ts';

test('a message id with a dot is named, with the pattern that was expected', () => {
  const message = { id: 'a.b', type: 'watch', table: 'T1', since: null };
  expect(describeMessage(message)).toBe('id: must match pattern "^[A-Za-z0-9_-]+$"');
});

test('every kind of fault names its field', () => {
  const ping = { id: 'a', type: 'ping' };
  expect(describeMessage('hello')).toBe('message: expected a JSON object');
  expect(describeMessage({ ...ping, type: 'pong' })).toMatch(/^type: expected one of watch, /);
  expect(describeMessage({ ...ping, more: 1 })).toBe('more: unknown field');
  expect(describeMessage({ type: 'ping' })).toBe('id: required');
  const commit = { id: 'a', type: 'commit', table: 'T1', commitment: 'zz' };
  expect(describeMessage(commit)).toBe('commitment: must match pattern "^[0-9a-f]{64}$"');
});

test('the part of a request precedes the field', () => {
  const error = {
    keyword: 'type',
    instancePath: '/places/0',
    message: 'must be string',
    params: {},
  };
  expect(describeErrors([error], 'body')).toBe('body.places.0: must be string');
  expect(describeErrors([])).toBeNull();
});
