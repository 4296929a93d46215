import { expect, test } from 'vitest';
import { openFairness } from '../../engine/fair.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { at, range } from '../../engine/list.ts';
import { rngFrom } from '../../engine/rng.ts';
import { GAMES, gameOf } from '../../games/rules.ts';
import { TEXTS } from '../../games/texts.ts';
import { storyOf } from '../solo/replaying.ts';
import { READING_WORDS } from '../texts/reading.ts';
import { stepSentence } from './step-sentence.ts';

const NAMES = ['Ann', 'Bob', 'Cleo'];

/** What is said of each step of a random game so long; its last move may be taken back. */
function sentences(game: Hosted, moves: number, takesBack = false) {
  const seats = Math.max(2, game.seats.min);
  const match = game.open({ seats, options: {}, fairness: openFairness('t', 's'), secret: 's' });
  if ('error' in match) return expect.fail(match.error);
  const rng = rngFrom([4, 3, 2, 1]);
  let last = 0;
  for (let step = 1; step <= moves && !match.outcome(); step++) {
    last = at(match.asked(), 0);
    match.answer(last, match.randomAnswer(last, rng));
  }
  if (takesBack) match.takeBack(last, moves);
  const record = match.record();
  const texts = TEXTS[game.id]?.en ?? expect.fail();
  const lines = storyOf(game, record);
  const byPerson = (person: number): string => at(NAMES, person);
  return range(record.steps.length + 1).map((step) =>
    stepSentence(record, step, { lines, texts, byPerson, words: READING_WORDS.en }),
  );
}

test('a move, one that is taken back later, and the taking back are told apart', () => {
  const [begin, first, second, undone, undoing] = sentences(
    gameOf('grid') ?? expect.fail(),
    3,
    true,
  );
  expect(begin).toBe('The game begins.');
  expect(first).toMatch(/^Ann (places|knocks)/);
  expect(second).toMatch(/^Bob (places|knocks)/);
  expect(undone).toBe('Ann makes a move but takes it back later.');
  expect(undoing).toBe('Ann takes a move back.');
});

test.each(GAMES)('$id: every step is told in a sentence', (game) => {
  for (const said of sentences(game, 200)) expect(said).toMatch(/\p{L}{2}.*[.!]$/u);
});
