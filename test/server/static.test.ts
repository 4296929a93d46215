import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../../src/server/serve.ts';
import { scratch } from './bundle.ts';
import { running } from './players.ts';

const EARLY = 'stand();\nspeak();';
const PAGE = `the page <script>${EARLY}</script><script type="application/json">{}</script>`;

let server: Running;
beforeAll(async () => {
  const webRoot = scratch();
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), PAGE);
  writeFileSync(join(webRoot, 'assets/index-1.js'), 'the script');
  writeFileSync(join(webRoot, 'assets/index-1.js.gz'), gzipSync('the script, smaller'));
  server = await running({ data: scratch() }, { webRoot });
});
afterAll(() => server?.close());

/** A file as sent to a client that accepts this encoding. */
async function sent(path: string, encoding: string) {
  const response = await fetch(`${server.address}${path}`, {
    headers: { 'accept-encoding': encoding },
  });
  const { status, headers } = response;
  return { status, cache: headers.get('cache-control'), headers, text: await response.text() };
}

test('clients that accept compression get the compressed copy, others the file', async () => {
  const small = await sent('/assets/index-1.js', 'gzip');
  expect([small.text, small.headers.get('content-encoding')]).toEqual([
    'the script, smaller',
    'gzip',
  ]);
  expect(small.headers.get('vary')).toContain('accept-encoding');
  expect((await sent('/assets/index-1.js', 'identity')).text).toBe('the script');
});

test('immutable files are cached, the page is revalidated', async () => {
  for (const encoding of ['gzip', 'identity'])
    expect((await sent('/assets/index-1.js', encoding)).cache).toMatch(/immutable/);
  for (const path of ['/', '/games/grid', '/table/1234'])
    expect(await sent(path, 'gzip')).toMatchObject({ cache: 'no-cache', text: PAGE });
  expect((await sent('/assets/index-2.js', 'gzip')).status).toBe(404);
});

test('only inline scripts from the build are allowed', async () => {
  const policy = (await sent('/', 'identity')).headers.get('content-security-policy');
  const hash = createHash('sha256').update(EARLY).digest('base64');
  expect(policy?.split(';')).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`);
});
