import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES } from './rulebook.ts';

const HERE = new URL('./', import.meta.url);

/** The tests of this folder and of its rules. */
function tests(): string[] {
  return ['./', './rules/'].flatMap((folder) =>
    readdirSync(new URL(folder, HERE))
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(folder + file, HERE), 'utf8')),
  );
}

test('the rulebook has every rule of the specification', () => {
  const text = readFileSync(new URL('rules.md', HERE), 'utf8');
  const ids = [...text.matchAll(/^- \*\*((?:KB|H)-\d+)\*\*/gm)].map(([, id]) => id);
  expect(Object.keys(RULES)).toEqual(ids);
});

test('every rule is named by a test', () => {
  const named = new Set(
    tests().flatMap((text) =>
      [...text.matchAll(/^rule\(\s*'((?:KB|H)-\d+)'/gm)].map(([, id]) => id),
    ),
  );
  expect(Object.keys(RULES).filter((id) => !named.has(id))).toEqual([]);
});
