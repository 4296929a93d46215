import { expect, test } from 'vitest';
import { at } from '../../engine/list.ts';
import { readBy, type Who } from '../../engine/texts.ts';
import { gameOf } from '../../games/rules.ts';
import { randomMatch } from '../../testing/random-match.ts';
import { whoInGame } from '../names.ts';
import { replayFrameOf, storyOf } from '../solo/replaying.ts';

test('in the games of a match everybody is followed from seat to seat', () => {
  const grid = gameOf('grid') ?? expect.fail();
  const record = randomMatch(grid, { games: 2 }).record();
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
