import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInScript } from '../engine/fair.ts';

test.each(['', 'abc', 'é, 拳 and 🥊', 'half a pair: \ud83e', 'long '.repeat(1_000)])(
  'a mark of the server is a mark of the page: %j',
  (text) => {
    expect(hash('sha256', text)).toBe(hashInScript(text));
  },
);
