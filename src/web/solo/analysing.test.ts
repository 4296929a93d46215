import { expect, test } from 'vitest';
import { resumed } from '../../bots/explaining.ts';
import { openFairness } from '../../engine/fair.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import { at } from '../../engine/list.ts';
import type { GameRecord } from '../../engine/record.ts';
import { rngFrom } from '../../engine/rng.ts';
import { LANGUAGES } from '../../engine/texts.ts';
import { BOTS } from '../../games/bots.ts';
import { GAMES } from '../../games/rules.ts';
import { TEXTS } from '../../games/texts.ts';
import { decisionsOf, studyOf } from './analysing.ts';
import { adviceFor } from './bot-moves.ts';

function played(game: Hosted): GameRecord {
  const secret = 'looked at again';
  const fairness = openFairness('t', secret);
  const match = game.open({ seats: game.seats.min, options: {}, fairness, secret });
  if ('error' in match) throw new Error(match.error);
  const rng = rngFrom([5, 6, 7, 8]);
  for (let asked = match.asked(); asked.length > 0; asked = match.asked())
    match.answer(at(asked, 0), match.randomAnswer(at(asked, 0), rng));
  return match.record();
}

test.each(GAMES)('a finished game of $id is analysed by what its seats knew', (game) => {
  const record = played(game);
  const decisions = decisionsOf(game, record, 0);
  expect(decisions.length).toBeGreaterThan(2);
  const { step, move, seat } = at(decisions, Math.floor(decisions.length / 2));
  const study = studyOf(game, record, step);
  expect(study).toMatchObject({ step, move, seat });
  expect(study.view.seat).toBe(seat);
  expect(study.open.map((view) => view.seat)).toEqual(study.open.map((_, other) => other));
  expect(study.advice === null).toBe(BOTS[game.id] === undefined);
  if (!study.advice) return;
  expect(study.advice.worlds).toBeGreaterThan(0);
  expect(at(study.advice.weighed, 0).move).toEqual(study.advice.move);
  for (const { move: answer, worth, reason } of study.advice.weighed) {
    expect(worth).toBeGreaterThanOrEqual(0);
    expect(worth).toBeLessThanOrEqual(1);
    for (const language of LANGUAGES) {
      const texts = TEXTS[game.id]?.[language];
      expect(texts?.reason(reason, (who) => `seat ${who}`, seat)).toMatch(/\w/);
      expect(texts?.move(answer)).toMatch(/\w/);
    }
  }
});

test('a review of the grid is exact about the best move and the one played, a hint is not', () => {
  const game = at(
    GAMES.filter(({ id }) => id === 'grid'),
    0,
  );
  const record = played(game);
  const { step, move } = at(decisionsOf(game, record, 1), 7);
  const { advice } = studyOf(game, record, step);
  expect(advice?.reason).toMatchObject({ exact: true, depth: 15 });
  const given = advice?.weighed.find((one) => same(one.move, move));
  expect(given?.reason).toMatchObject({ exact: true });
  const match = resumed(game, record, step - 1);
  expect(adviceFor(match, at(match.asked(), 0))?.reason).toMatchObject({ exact: false });
});
