import { expect, test } from 'vitest';
import { range } from '../engine/list.ts';
import { LANGUAGES } from '../engine/texts.ts';
import { LEVELS } from './bot.ts';
import { CHARACTERS, characterOf } from './characters.ts';
import { CHARACTER_TEXTS } from './texts/characters.ts';

const ALL = LEVELS.flatMap((level) => [...CHARACTERS[level]]);

test('each level has eight characters, and nobody has two levels', () => {
  for (const level of LEVELS) expect(CHARACTERS[level]).toHaveLength(8);
  expect(new Set(ALL).size).toBe(24);
});

test('every character has its own name and tagline in every language', () => {
  for (const language of LANGUAGES) {
    const texts = ALL.map((id) => CHARACTER_TEXTS[language][id]);
    expect(new Set(texts.map(({ name }) => name)).size).toBe(24);
    expect(new Set(texts.map(({ line }) => line)).size).toBe(24);
  }
});

test('the bots of one table are all different', () => {
  for (const level of LEVELS)
    for (const table of range(200).map((n) => `table ${n}`))
      expect(new Set(range(8).map((seat) => characterOf(table, seat, level))).size).toBe(8);
});

test('the same table, seat and level give the same character; tables differ', () => {
  expect(characterOf('a', 2, 'rookie')).toBe(characterOf('a', 2, 'rookie'));
  const met = range(100).map((n) => characterOf(`t${n}`, 1, 'champion'));
  expect(new Set(met)).toEqual(new Set(CHARACTERS.champion));
});
