import { expect, test } from 'vitest';
import { chatLines, isSpectators } from './chat-lines.ts';

const SAID = [
  { seq: 4, at: 10, chair: 0, name: 'Ann', phrase: 'hello' as const, text: null },
  { seq: 9, at: 30, chair: 1, name: 'Bob', phrase: null, text: 'well' },
];
const REMARKS = [
  { number: 1, at: 20, person: 'eve', name: 'Eve', phrase: null, text: 'I saw that' },
];

test('spectators’ messages are in chronological order, marked as theirs', () => {
  const lines = chatLines({ said: SAID, remarks: REMARKS, chair: null }, 'eve');
  expect(lines.map((line) => [line.name, isSpectators(line), line.mine])).toEqual([
    ['Ann', false, false],
    ['Eve', true, true],
    ['Bob', false, false],
  ]);
});

test('the viewer’s own messages are recognized by the chair', () => {
  const lines = chatLines({ said: SAID, remarks: [], chair: 1 }, 'bob');
  expect(lines.map(({ mine }) => mine)).toEqual([false, true]);
});
