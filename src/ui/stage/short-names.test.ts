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

test('nicknames and titles are left out, not first names', () => {
  expect(shortNames(['Old Otis', 'Iron Greta', 'Colonel Gambit', 'Granny Thunder'])).toEqual([
    'Otis',
    'Greta',
    'Gambit',
    'Granny',
  ]);
  expect(shortNames(['Kate des Coins', 'Greta de Fer', 'Gus le Bleu', 'Mei Silence'])).toEqual([
    'Kate',
    'Greta',
    'Gus',
    'Mei',
  ]);
});

test('names that would become equal stay whole', () => {
  expect(shortNames(['Ann', 'Ann 2', 'Bob'])).toEqual(['Ann', 'Ann 2', 'Bob']);
  expect(shortNames(['Lucky Lou', 'Big Lou'])).toEqual(['Lucky Lou', 'Big Lou']);
});
