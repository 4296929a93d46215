import { expect, test } from 'vitest';
import { soundsOf } from './beat.ts';

test('the crowd is heard at a climax, after what the game sounds there', () => {
  expect(soundsOf({ sound: 'bell', waits: true })).toEqual(['bell', 'crowd']);
  expect(soundsOf({ waits: true })).toEqual(['crowd']);
  expect(soundsOf({ sound: 'hit' })).toEqual(['hit']);
  expect(soundsOf({})).toEqual([]);
});
