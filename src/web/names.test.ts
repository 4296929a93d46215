import { expect, test } from 'vitest';
import { CHARACTERS } from '../bots/characters.ts';
import { PORTRAIT_FACES } from '../ui/portraits/faces.ts';
import { facesOf } from './faces.ts';
import { sitterNames } from './names.ts';
import type { Sitter } from './session.ts';
import { sittersIn } from './solo/game-store.ts';

const YOU: Sitter = { kind: 'here', name: 'Ann' };
const SAM: Sitter = { kind: 'bot', level: 'contender', character: 'sam' };

test('a bot is called by its character in the language of the page', () => {
  expect(sitterNames([YOU, SAM], 'en')(1)).toBe('Swinging Sam');
  expect(sitterNames([YOU, SAM], 'fr')(1)).toBe('Sam le Moulin');
});

test('two people of one name are told apart', () => {
  const who = sitterNames([YOU, { kind: 'away', name: 'Ann' }], 'en');
  expect([who(0), who(1)]).toEqual(['Ann', 'Ann 2']);
});

test('you wear the cap, bots have their own faces, others one derived from the name', () => {
  const face = facesOf([YOU, SAM, { kind: 'away', name: 'Bob' }]);
  expect([face(0), face(1)]).toEqual(['cap', 'sam']);
  expect(face(2)).toBe(facesOf([{ kind: 'away', name: 'Bob' }])(0));
});

test('nobody at one device shares a face', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const face = facesOf(names.map((name) => ({ kind: 'here', name })));
  expect(new Set(names.map((_, seat) => face(seat))).size).toBe(8);
});

test('every character has a face', () => {
  for (const id of Object.values(CHARACTERS).flat()) expect(PORTRAIT_FACES).toHaveProperty(id);
});

test('a bot of a game saved before there were characters keeps the one it is given', () => {
  const old = { id: 't', sitters: [YOU, { kind: 'bot', level: 'rookie' }] } as const;
  const [, bot] = sittersIn(old);
  expect(bot).toHaveProperty('character');
  expect(bot).toEqual(sittersIn(old)[1]);
});
