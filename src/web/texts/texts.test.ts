import { expect, test } from 'vitest';
import { ANALYSIS_WORDS } from './analysis.ts';
import { COMPANY } from './company.ts';
import { PEOPLE_WORDS } from './people.ts';
import { PROFILE_WORDS } from './profile.ts';
import { READING_WORDS } from './reading.ts';

/** Every text by its path, functions by their names. */
function paths(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? paths(value, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );
}

test.each([
  ['analysis', ANALYSIS_WORDS],
  ['company', COMPANY],
  ['people', PEOPLE_WORDS],
  ['profile', PROFILE_WORDS],
  ['reading', READING_WORDS],
])('%s: every language says everything', (_, words) => {
  expect(paths(words.fr)).toEqual(paths(words.en));
});
