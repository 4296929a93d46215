import { expect, test } from 'vitest';
import { openFairness } from '../../engine/fair.ts';
import { at } from '../../engine/list.ts';
import { rngFrom } from '../../engine/rng.ts';
import { readBy, type Who } from '../../engine/texts.ts';
import { GAMES } from '../../games/rules.ts';
import { whoInGame } from '../names.ts';
import { replayFrameOf, storyOf } from '../solo/replaying.ts';

test('in the games of a match everybody is followed from seat to seat', () => {
  const secret = 'two games';
  const grid = GAMES.find(({ id }) => id === 'grid') ?? expect.fail();
  const fairness = openFairness('t', secret);
  const match = grid.open({ seats: 2, options: {}, games: 2, fairness, secret });
  if ('error' in match) return expect.fail(match.error);
  const rng = rngFrom([1, 2, 3, 4]);
  while (!match.outcome()) {
    const seat = at(match.asked(), 0);
    match.answer(seat, match.randomAnswer(seat, rng));
  }
  const record = match.record();
  const lines = storyOf(grid, record);
  const names = (who: Who) => [who(0), who(1), who.you];
  const ann = readBy((person) => at(['Ann', 'Bob'], person), 0);
  for (const [step, gameIndex] of [
    [1, 0],
    [record.steps.length, 1],
  ] as const) {
    const frame = replayFrameOf(grid, record, 0, step);
    expect([frame.gameIndex, frame.view.seat]).toEqual([gameIndex, gameIndex]);
    expect(lines.filter((line) => line.step === step).map((line) => line.gameIndex)).toContain(
      gameIndex,
    );
    expect(names(whoInGame(ann, gameIndex, 2))).toEqual(
      gameIndex === 0 ? ['Ann', 'Bob', 0] : ['Bob', 'Ann', 1],
    );
  }
});
