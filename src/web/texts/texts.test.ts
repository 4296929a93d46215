import { expect, test } from 'vitest';
import { COMPANY } from './company.ts';
import { PEOPLE_WORDS } from './people.ts';

/** Every text by its path, functions by their names. */
function paths(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? paths(value, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );
}

test.each([
  ['company', COMPANY],
  ['people', PEOPLE_WORDS],
])('%s: every language says everything', (_, words) => {
  expect(paths(words.fr)).toEqual(paths(words.en));
});
