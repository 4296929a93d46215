import { expect, test } from 'vitest';
import type { Hosted } from '../../engine/hosted.ts';
import { at, range } from '../../engine/list.ts';
import { LANGUAGES, type Language, readBy } from '../../engine/texts.ts';
import { manifestOf } from '../../games/index.ts';
import { GAMES, gameOf } from '../../games/rules.ts';
import { TEXTS } from '../../games/texts.ts';
import { randomMatch } from '../../testing/random-match.ts';
import type { Sitter } from '../session.ts';
import { replayFrameOf, storyOf } from '../solo/replaying.ts';
import { READING_WORDS } from '../texts/reading.ts';
import { replayEntries } from './replay-entries.ts';
import { stepSentence } from './step-sentence.ts';

const NAMES = ['Ann', 'Bob', 'Cleo'];

/** How a game is told: to whom, in which language, and whether its last move was taken back. */
interface Telling {
  readonly reader?: number | null;
  readonly language?: Language;
  readonly takesBack?: boolean;
}

/** What is said of each step of a random game so long. */
async function sentences(
  game: Hosted,
  steps: number,
  { reader = null, language = 'en', takesBack = false }: Telling = {},
) {
  const match = randomMatch(game, { steps });
  if (takesBack) match.takeBack(match.record().steps.at(-1)?.seat ?? 0, steps);
  const record = match.record();
  const { seats } = record;
  const screen = (await manifestOf(game.id)?.board?.()) ?? null;
  const texts = TEXTS[game.id]?.[language] ?? expect.fail();
  const lines = storyOf(game, record);
  const people = range(seats).map((seat): Sitter => ({ kind: 'away', name: at(NAMES, seat) }));
  const byPerson = readBy((person) => at(NAMES, person), reader);
  return range(record.steps.length + 1).map((step) => {
    const frame = replayFrameOf(game, record, reader, step);
    const telling = { screen, texts, byPerson, language };
    const entries = replayEntries(
      { record, lines, people, eyes: reader, open: false, until: step },
      { ...telling, view: frame.view, gameOf: () => '' },
    );
    return stepSentence(record, frame, {
      ...telling,
      lines,
      words: READING_WORDS[language],
      entries,
    });
  });
}

const GRID = gameOf('grid') ?? expect.fail();

test('a move, one that is taken back later, and the taking back are told apart', async () => {
  const [, first, second, undone, undoing] = await sentences(GRID, 3, { takesBack: true });
  expect(first).toMatch(/^Ann plays .*\.$/);
  expect(second).toMatch(/^Bob plays .*\.$/);
  expect(undone).toBe('Ann makes a move but takes it back later.');
  expect(undoing).toBe('Ann takes a move back.');
});

test('the reader is called you', async () => {
  const [, first, second, undone, undoing] = await sentences(GRID, 3, {
    takesBack: true,
    reader: 0,
  });
  expect(first).toMatch(/^You play /);
  expect(second).toMatch(/^Bob plays /);
  expect(undone).toBe('You make a move but take it back later.');
  expect(undoing).toBe('You take a move back.');
});

test('the reader is told what the others are not', async () => {
  const told = await sentences(gameOf('challengers') ?? expect.fail(), 20, { reader: 0 });
  expect(told.some((one) => one.startsWith('Ann '))).toBe(false);
  expect(told.some((one) => /^You draw from level A: \p{L}/u.test(one))).toBe(true);
  const others = await sentences(gameOf('challengers') ?? expect.fail(), 20);
  expect(others.some((one) => one.startsWith('You'))).toBe(false);
});

test('a step that decides a match or a fight is told by how it ended', async () => {
  const told = await sentences(gameOf('challengers') ?? expect.fail(), 200);
  expect(told.filter((one) => /wins the match\.$/.test(one)).length).toBeGreaterThan(3);
  const fights = await sentences(gameOf('knockout') ?? expect.fail(), 400);
  expect(fights.filter((one) => /wins on points|knocked out/.test(one)).length).toBeGreaterThan(1);
});

test.each(GAMES)('$id: every step is told in a sentence, in every language', async (game) => {
  for (const language of LANGUAGES)
    for (const said of await sentences(game, 200, { language }))
      expect(said).toMatch(/\p{L}{2}.*[.!…”»]$/u);
});
