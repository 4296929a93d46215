import { expect, test } from 'vitest';
import { openFairness } from '../../engine/fair.ts';
import { at } from '../../engine/list.ts';
import { rngFrom } from '../../engine/rng.ts';
import { LANGUAGES } from '../../engine/texts.ts';
import { GAMES } from '../../games/rules.ts';
import { TEXTS } from '../../games/texts.ts';
import { storyOf, turningPoints } from '../solo/replaying.ts';
import { momentCaption } from './moments.tsx';

test.each(GAMES)('$id: every key moment has a caption, in every language', (game) => {
  const secret = 'worth a look';
  const seats = Math.max(2, game.seats.min);
  const match = game.open({ seats, options: {}, fairness: openFairness('t', secret), secret });
  if ('error' in match) return expect.fail(match.error);
  const rng = rngFrom([4, 3, 2, 1]);
  while (!match.outcome()) {
    const seat = at(match.asked(), 0);
    match.answer(seat, match.randomAnswer(seat, rng));
  }
  const record = match.record();
  const lines = storyOf(game, record);
  const points = turningPoints(game, record);
  expect(points.length).toBeGreaterThan(2);
  for (const language of LANGUAGES) {
    const texts = TEXTS[game.id]?.[language] ?? expect.fail();
    for (const step of points)
      expect(momentCaption(lines, step, texts, (seat) => `seat ${seat}`)).toMatch(/\p{L}{2}/u);
  }
});
