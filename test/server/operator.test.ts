import { get } from 'node:http';
import { expect, test } from 'vitest';
import type { ServeOptions } from '../../src/server/options.ts';
import { scratch } from './bundle.ts';
import { running } from './players.ts';

const TOKEN = 'a token of the operator';

/** Sends headers that `fetch` would not send. */
function status(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).once('error', reject);
  });
}

async function figures(
  options: Partial<ServeOptions>,
  headers: readonly Record<string, string>[],
): Promise<number[]> {
  const server = await running({ data: scratch() }, options);
  const answers = [];
  for (const one of headers) answers.push(await status(`${server.address}/metrics`, one));
  answers.push(await status(`${server.address}/api/health`));
  answers.push(await status(`${server.address}/api/ready`));
  await server.close();
  return answers;
}

test('without a token only localhost has access to metrics, not clients behind a proxy', async () => {
  const proxied = { 'x-forwarded-for': '203.0.113.7' };
  const renamed = { host: 'rebound.example' };
  expect(await figures({}, [{}, proxied, renamed])).toEqual([200, 403, 403, 200, 200]);
  expect(await figures({ trustProxy: 1 }, [{}])).toEqual([403, 200, 200]);
  expect(await figures({ publicUrl: 'https://club.example' }, [{}])).toEqual([403, 200, 200]);
});

test('with a token its holders have access to metrics', async () => {
  const asked = [
    {},
    { authorization: 'Bearer wrong' },
    { authorization: `Bearer ${TOKEN}` },
    { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' },
    { cookie: `ringside.operator=${encodeURIComponent(TOKEN)}` },
  ];
  expect(await figures({ operatorToken: TOKEN }, asked)).toEqual([
    ...[403, 403, 200, 200, 403],
    ...[200, 200],
  ]);
});
