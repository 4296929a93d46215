import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isObject } from '../src/engine/json.ts';

const SRC = resolve(import.meta.dirname, '../src');

/**
 * Files with player-facing texts. English has no space before these marks, so it gives no false
 * positives.
 */
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(\/texts\/.*|words)(?<!\.test)\.ts$/.test(file),
);

/** An ordinary space before : ; ! ? » or after «, where a line could break. */
const BREAKABLE = / [:;!?»](?=$|[\s.,)])|« /;

/** All string literals in a syntax tree. */
function* textsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const part of node) yield* textsIn(part);
  if (!isObject(node)) return;
  if (node.type === 'Literal' && typeof node.value === 'string') yield node.value;
  if (node.type === 'TemplateElement' && isObject(node.value)) yield String(node.value.cooked);
  for (const part of Object.values(node)) yield* textsIn(part);
}

test('French texts have no-break spaces before : ; ! ? and inside « »', () => {
  expect(FILES.length).toBeGreaterThan(80);
  const breakable = FILES.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(resolve(SRC, file), 'utf8'));
    return [...textsIn(program)].filter((text) => BREAKABLE.test(text)).map((text) => [file, text]);
  });
  expect(breakable).toEqual([]);
});
