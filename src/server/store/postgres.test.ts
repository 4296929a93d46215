import { expect, test } from 'vitest';
import { range } from '../../engine/list.ts';
import { batches } from './postgres.ts';

test('notifications stay below 8000 bytes and carry every payload in order', () => {
  const payloads = range(500).map((n) => JSON.stringify(['here', 'é'.repeat(n % 90), n]));
  const sent = batches(payloads);
  expect(sent.flatMap((text) => text.split(' '))).toEqual(payloads);
  for (const text of sent) expect(Buffer.byteLength(text)).toBeLessThan(8_000);
  expect(sent.length).toBeLessThan(10);
  expect(batches([])).toEqual([]);
});
