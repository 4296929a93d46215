import { expect, test } from 'vitest';
import type { Sitter } from '../session.ts';
import { readNames, writeNames } from './shared-names.ts';

const SITTERS: readonly Sitter[] = [
  { kind: 'here', name: 'Zoë & Co ~1' },
  { kind: 'bot', level: 'rookie', character: 'daisy' },
];

function throughLink(sitters: readonly Sitter[], seats: number): readonly Sitter[] | null {
  const fragment = new URLSearchParams(`game=x&names=${writeNames(sitters)}`);
  return readNames(fragment.get('names'), seats);
}

test('a shared link keeps the names of people and bots', () => {
  expect(throughLink(SITTERS, 2)).toEqual([
    { kind: 'away', name: 'Zoë & Co 1' },
    { kind: 'bot', level: 'rookie', character: 'daisy' },
  ]);
});

test('names for another number of seats, or none, are no names', () => {
  expect(throughLink(SITTERS, 3)).toBe(null);
  expect(readNames(null, 2)).toBe(null);
});

test('a person is not taken for a bot by their name', () => {
  expect(throughLink([{ kind: 'here', name: '!daisy' }], 1)).toEqual([
    { kind: 'away', name: 'daisy' },
  ]);
});
