import { expect, test } from 'vitest';
import { hears } from '../../engine/game.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { at, range } from '../../engine/list.ts';
import { manifestOf } from '../../games/index.ts';
import { GAMES, gameOf } from '../../games/rules.ts';
import { TEXTS } from '../../games/texts.ts';
import { randomMatch } from '../../testing/random-match.ts';
import type { Sitter } from '../session.ts';
import { replayFrameOf, storyOf } from '../solo/replaying.ts';
import { answerEntries, type ReplayedGame, replayEntries } from './replay-entries.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

/** A finished random game or match, and a function that tells it. */
async function played(game: Hosted, games = 1) {
  const match = randomMatch(game, { games });
  const record = match.record();
  const { seats } = record;
  const screen = (await manifestOf(game.id)?.board?.()) ?? null;
  const texts = TEXTS[game.id]?.en ?? expect.fail();
  const steps = record.steps.length;
  const people = range(seats).map((seat): Sitter => ({ kind: 'away', name: at(NAMES, seat) }));
  const lines = storyOf(game, record);
  const tell = (how: Partial<ReplayedGame> = {}) =>
    replayEntries(
      { record, lines, people, eyes: null, open: false, until: steps, ...how },
      {
        ...{ screen, texts, language: 'en' },
        byPerson: (person) => at(NAMES, person),
        view: replayFrameOf(game, record, how.eyes ?? null, steps).view,
        gameOf: (number, all) => `Game ${number} of ${all}`,
      },
    );
  return { record, lines, steps, tell };
}

test.each(GAMES)(
  '$id: the log of a replay is in the order of steps, through any eyes',
  async (game) => {
    const { record, steps, tell } = await played(game);
    for (const eyes of [null, 0, 1]) {
      const entries = tell({ eyes });
      expect(entries.length).toBeGreaterThan(5);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      const order = entries.map(({ step }) => step);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(at(order, order.length - 1)).toBeLessThanOrEqual(steps);
      const answers = answerEntries(record, entries);
      expect(answers.size).toBeGreaterThan(3);
      for (const { id, step, entry } of entries)
        if (answers.has(id)) expect(entry.seat).toBe(record.steps[step - 1]?.seat);
    }
  },
);

test.each(GAMES)(
  '$id: what comes later is not told, and open cards tell everything',
  async (game) => {
    const { lines, steps, tell } = await played(game);
    const half = Math.floor(steps / 2);
    for (const { step } of tell({ until: half })) expect(step).toBeLessThanOrEqual(half);
    expect(tell({ open: true })).toHaveLength(lines.length);
    expect(lines.some(({ told }) => !hears(told, null))).toBe(game.id !== 'grid');
  },
);

test.each(GAMES)('$id: an entry belongs to the step that brings it', async (game) => {
  const { tell } = await played(game);
  const idsUntil = (until: number) => tell({ until }).map(({ id }) => id);
  for (const [index, { id, step }] of tell().entries()) {
    if (index % 5 !== 0) continue;
    expect(idsUntil(step)).toContain(id);
    if (step > 0) expect(idsUntil(step - 1)).not.toContain(id);
  }
});

test('every game of a match has a headline, and its seats are named anew', async () => {
  const { tell } = await played(gameOf('grid') ?? expect.fail(), 2);
  const entries = tell();
  const headlines = entries.filter(({ entry }) => entry.divider).map(({ entry }) => entry.text);
  expect(headlines).toEqual(['Game 1 of 2', 'Game 2 of 2']);
  const firstMoves = entries.filter(({ entry }) => entry.number === 1);
  expect(firstMoves.map(({ entry }) => entry.text.split(' ')[0])).toEqual(['Ann', 'Bob']);
});
