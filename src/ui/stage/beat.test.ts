import { expect, test } from 'vitest';
import { soundsOf } from './beat.ts';

test('at a climax the crowd sounds after the game’s own sound', () => {
  expect(soundsOf({ sound: 'bell', waits: true })).toEqual(['bell', 'crowd']);
  expect(soundsOf({ waits: true })).toEqual(['crowd']);
  expect(soundsOf({ sound: 'hit' })).toEqual(['hit']);
  expect(soundsOf({})).toEqual([]);
});
