import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES } from './rulebook.ts';

const HERE = new URL('.', import.meta.url);

function textOf(name: string): string {
  return readFileSync(new URL(name, HERE), 'utf8');
}

function testsIn(folder: string): string[] {
  return readdirSync(new URL(folder, HERE))
    .filter((name) => name.endsWith('.test.ts') && name !== 'rulebook.test.ts')
    .map((name) => textOf(`${folder}${name}`));
}

/** KO-12 comes before KO-105, house rules come last. */
function byNumber(a: string, b: string): number {
  const place = (id: string): number =>
    (id.startsWith('H-') ? 1000 : 0) + Number(id.replace(/\D/g, ''));
  return place(a) - place(b);
}

test('the rule book has every rule of the specification', () => {
  const specified = [...textOf('rules.md').matchAll(/^- \*\*((?:KO|H)-\d+)\*\*/gm)].map(
    ([, id]) => `${id}`,
  );
  expect(specified.length).toBe(111);
  expect(Object.keys(RULES)).toEqual(specified.sort(byNumber));
});

test('every rule is named by a test', () => {
  const tests = [...testsIn('./'), ...testsIn('./rules/')].join('\n');
  const named = new Set([...tests.matchAll(/\brule\(\s*'((?:KO|H)-\d+)'/g)].map(([, id]) => id));
  expect(Object.keys(RULES).filter((id) => !named.has(id))).toEqual([]);
});
