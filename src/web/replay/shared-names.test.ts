import { expect, test } from 'vitest';
import type { Sitter } from '../session.ts';
import { namedSitters, readNames, withConsent, writeNames } from './shared-names.ts';

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

test('names for another number of seats are ignored', () => {
  expect(throughLink(SITTERS, 3)).toBe(null);
  expect(readNames(null, 2)).toBe(null);
});

test('a person’s name cannot make them look like a bot', () => {
  expect(throughLink([{ kind: 'here', name: '!daisy' }], 1)).toEqual([
    { kind: 'away', name: 'daisy' },
  ]);
});

test('people who do not want their name in links are called by their seat', () => {
  const online: readonly Sitter[] = [
    { kind: 'here', name: 'Ann' },
    { kind: 'away', name: 'Bob' },
    { kind: 'bot', level: 'rookie', character: 'daisy' },
  ];
  const consent = [{ listed: true }, { listed: false }, null];
  const read = throughLink(withConsent(online, consent), 3);
  const named = namedSitters(read, 3, (letter) => `Seat ${letter}`);
  expect(named).toEqual([
    { kind: 'away', name: 'Ann' },
    { kind: 'away', name: 'Seat B' },
    online[2],
  ]);
  expect(writeNames(withConsent(online, consent))).not.toContain('Bob');
  expect(namedSitters(null, 2, (letter) => letter)).toMatchObject([{ name: 'A' }, { name: 'B' }]);
});
