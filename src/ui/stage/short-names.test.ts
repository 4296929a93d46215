import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test('a long name is shortened to a word of it', () => {
  expect(shortNames(['Peg Leg Pat', 'Max Haymaker', 'Mei Tempest', 'Ann'])).toEqual([
    'Pat',
    'Max',
    'Mei',
    'Ann',
  ]);
});

test('uninformative words are skipped', () => {
  expect(shortNames(['Jean de La Fontaine', 'Al', 'Kim 2'])).toEqual(['Jean', 'Al', 'Kim']);
});

test('names that would become equal stay whole', () => {
  expect(shortNames(['Ann', 'Ann 2', 'Bob'])).toEqual(['Ann', 'Ann 2', 'Bob']);
  expect(shortNames(['Lucky Lou', 'Lou Reed'])).toEqual(['Lucky Lou', 'Lou Reed']);
});
