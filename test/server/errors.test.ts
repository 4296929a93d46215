import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { Api, ApiError } from '../../src/client/api.ts';
import { scratch } from './bundle.ts';
import { running, socketAddress, wire } from './players.ts';

/** A guest of a new server. */
async function guest(): Promise<Api> {
  const server = await running({ data: scratch() });
  onTestFinished(() => server.close());
  const api = new Api(server.address);
  await api.guest({ name: 'Ann' });
  return api;
}

test('an invalid request gets the field and what was expected', async () => {
  const api = await guest();
  const detail = async (body: object): Promise<unknown> => {
    const response = await fetch(`${api.base}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: api.cookie ?? '' },
      body: JSON.stringify(body),
    });
    return Reflect.get(Object(await response.json()), 'detail');
  };
  const grid = { game: 'grid', places: ['me', 'open'] };
  expect(await detail({ places: ['me', 'open'] })).toBe('body.game: required');
  expect(await detail({ ...grid, places: 'me' })).toBe('body.places: must be array');
  expect(await detail({ ...grid, places: ['me'] })).toBe('places: expected 2');
  expect(await detail({ ...grid, preset: 'x' })).toMatch(/^preset: expected one of \w+/);
  expect(await detail({ ...grid, options: { board: 'x' } })).toBe(
    'options.board: expected one of "hex4", "hex3", "hex5"',
  );
  expect(await detail({ ...grid, options: { size: 1 } })).toMatch(/^options\.size: unknown; /);
});

test('invalid JSON is reported as such', async () => {
  const api = await guest();
  const told = async (body: string, type = 'application/json', path = '/api/tables') => {
    const headers = { 'content-type': type, cookie: api.cookie ?? '' };
    const response = await fetch(`${api.base}${path}`, { method: 'POST', headers, body });
    return response.json();
  };
  const wrong = (detail: string) => ({ error: 'bad-request', detail, rule: null });
  expect(await told('{')).toEqual(wrong('body: expected JSON'));
  expect(await told('')).toEqual(wrong('body: expected JSON'));
  expect(await told('a=1', 'application/x-www-form-urlencoded')).toEqual(
    wrong('content-type: expected application/json'),
  );
  expect(await told('{}', 'application/json', '/api/%')).toEqual(
    wrong('url: expected a valid path'),
  );
});

test('the client passes the detail on', async () => {
  const api = await guest();
  const refused = await api.open({ game: 'grid', places: ['me', 'me'] }).catch((error) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(String(refused)).toContain("places: expected 'me' exactly once");
});

test('a message id with a dot is reported', async () => {
  const api = await guest();
  const socket = wire(socketAddress(api.base), api.cookie);
  onTestFinished(() => socket.terminate());
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: 'a.b', type: 'ping' }));
  const [text] = await once(socket, 'message');
  expect(JSON.parse(String(text))).toEqual({
    ...{ type: 'error', id: null, error: 'bad-message' },
    detail: 'id: must match pattern "^[A-Za-z0-9_-]+$"',
  });
});
