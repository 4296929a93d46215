import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { TYPEBOX } from '../scripts/typebox.ts';

const PROTOCOL = resolve(import.meta.dirname, '../src/client/protocol');
const FILES = [
  'daily',
  'errors',
  'http',
  'lists',
  'people',
  'profile',
  'socket',
  'table',
  'tournaments',
];

/** All exports of a bundled protocol file, as JSON. */
async function exportsOf(file: string): Promise<string> {
  const built = await build({
    ...{ configFile: false, logLevel: 'silent', resolve: { alias: TYPEBOX } },
    build: { write: false, lib: { entry: `${PROTOCOL}/${file}.ts`, formats: ['es'] } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const code = bundle && 'output' in bundle ? bundle.output[0].code : '';
  expect(code).not.toContain('~kind');
  return jsonOf(await import(`data:text/javascript,${encodeURIComponent(code)}`));
}

function jsonOf(module: object): string {
  return JSON.stringify(Object.entries(module).sort(([a], [b]) => (a < b ? -1 : 1)));
}

test.each(FILES)('the page’s schema builder makes the same of %s.ts as TypeBox', async (file) => {
  expect(await exportsOf(file)).toBe(jsonOf(await import(`${PROTOCOL}/${file}.ts`)));
});
