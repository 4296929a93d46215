import { expect, test } from 'vitest';
import { Api } from './api.ts';
import { Connection, type SocketLike } from './connection.ts';
import type { Outgoing } from './protocol/socket.ts';
import { MESSAGES } from './sample-messages.ts';

/** An API whose server gives this response to everything. */
function answering(body: unknown): Api {
  const json = () => Promise.resolve(body);
  return new Api('', () => Promise.resolve({ status: 200, headers: {}, json }));
}

test('an answer that does not fit its schema is an error, not a value', async () => {
  const me = { id: 'p1', name: 'Ann', account: false, bot: false };
  expect(await answering(me).me()).toEqual(me);
  await expect(answering({ ...me, name: 7 }).me()).rejects.toThrow('/api/me: bad answer');
  await expect(answering(null).myTables()).rejects.toMatchObject({ code: 'broken' });
  await expect(answering({ format: 'other' }).record('t1')).rejects.toThrow('bad answer');
});

test('a message that does not fit its schema is ignored', () => {
  const say: ((event: { readonly data: unknown; readonly code: number }) => void)[] = [];
  const socket: SocketLike = {
    send: () => {},
    close: () => {},
    addEventListener: (type: string, listener: (typeof say)[number]) => {
      if (type === 'message') say.push(listener);
    },
  };
  const arrive = (data: string) =>
    say.forEach((listen) => {
      listen({ data, code: 0 });
    });
  const connection = new Connection('', () => socket);
  const heard: Outgoing[] = [];
  const hear = (message: Outgoing) => heard.push(message);
  void connection.watch('t1', { since: () => null, named: () => true, hear });
  const said = MESSAGES.find(({ type }) => type === 'said');
  for (const data of [
    ...['no JSON', '[]', '{}', JSON.stringify({ ...said, type: 'news' })],
    ...[JSON.stringify({ ...said, said: null }), JSON.stringify({ ...said, seq: '9' })],
  ])
    arrive(data);
  expect(heard).toEqual([]);
  arrive(JSON.stringify(said));
  expect(heard).toEqual([said]);
  connection.close();
});
