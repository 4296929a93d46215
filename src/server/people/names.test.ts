import { expect, test } from 'vitest';
import { cleanName } from './names.ts';

test.each([
  ['Ann', 'Ann'],
  ['  Ann   Lee ', 'Ann Lee'],
  ['Zoé', 'Zoé'],
  ['Zoe\u0301', 'Zoé'],
  ['Eve\u202eevE', 'EveevE'],
  ['A\u200bn\u00adn', 'Ann'],
  ['歩\u3164', '歩'],
  ['a\u0316\u0317\u0318\u0319', 'a\u0316\u0317'],
  ['😀', '😀'],
])('%j is shown as %j', (name, shown) => {
  expect(cleanName(name)).toBe(shown);
});

test.each([
  ...['', ' ', '\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\u200b\u200d', '\u0301', '\u00a0'],
  ...['x'.repeat(25), 'x'.repeat(20_000), '歩'.repeat(25)],
])('invisible or too long: name %# is refused', (name) => {
  expect(cleanName(name)).toBeUndefined();
});
