import { expect, test } from 'vitest';
import type { Fairness } from '../../engine/fair.ts';
import { firstCommitment, proofMemory } from '../online/kept-proof.ts';
import { compareProof } from './deal-proof.ts';

const RECORD: Fairness = {
  ...{ table: 'T1', commitment: 'aa', salt: '00', secret: '11' },
  entropy: [
    { seat: 0, commitment: 'c0', value: 'mine' },
    { seat: 1, commitment: 'c1', value: null },
  ],
};

test('a record is compared with the commitment and the entropy that this device stored', () => {
  const own = { seat: 0, value: 'mine' };
  expect(compareProof(RECORD, { commitment: 'aa', own })).toBe('same');
  expect(compareProof(RECORD, { commitment: 'aa', own: null })).toBe('same');
  expect(compareProof(RECORD, { commitment: 'bb', own })).toBe('otherCommitment');
  expect(compareProof(RECORD, { commitment: 'aa', own: { seat: 0, value: 'x' } })).toBe(
    'otherNumber',
  );
  expect(compareProof(RECORD, { commitment: 'aa', own: { seat: 1, value: 'x' } })).toBe(
    'numberLate',
  );
});

test('the first commitment counts, whatever the server says later', () => {
  const kept = new Map<string, string>();
  const memory = proofMemory({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  });
  expect(firstCommitment(memory, 'T1', 'aa')).toBe('aa');
  expect(firstCommitment(memory, 'T1', 'bb')).toBe('aa');
  expect(firstCommitment(memory, 'T2', 'bb')).toBe('bb');
});

test('of many tables the oldest are forgotten', () => {
  const kept = new Map<string, string>();
  const memory = proofMemory({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  });
  for (let table = 0; table < 100; table++) firstCommitment(memory, `T${table}`, String(table));
  expect(memory.get('commitment-T0')).toBeUndefined();
  expect(memory.get('commitment-T99')).toBe('99');
});
