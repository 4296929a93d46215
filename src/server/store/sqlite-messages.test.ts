import { expect, test } from 'vitest';
import { Packer, Unpacker } from './sqlite-messages.ts';

test('transactions come out as they went in, whatever their values', () => {
  const [packer, unpacker] = [new Packer(), new Unpacker()];
  const insert = (...values: (string | number | bigint | null | Uint8Array)[]) => ({
    ...{ sql: 'insert', values, rows: 1 },
  });
  const update = { sql: 'update', values: ['a "quoted" \u0000 \ud83d text'], rows: null };
  const batches = [
    [[insert(1, 'x', null), update], []],
    [[insert(2.5, '', -0), update], [insert(new Uint8Array([1, 255]), 7n)]],
    [[update]],
  ];
  for (const units of batches) {
    const sent = structuredClone(packer.pack(units));
    expect(unpacker.unpack(sent)).toEqual(units);
  }
});
