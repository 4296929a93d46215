import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/texts.ts';
import { manifestOf } from '../../games/index.ts';
import { GAMES } from '../../games/rules.ts';
import { TEXTS } from '../../games/texts.ts';

describe.each(GAMES.map(({ id }) => id))('the first game of %s', (id) => {
  test('has the same tips in every language', async () => {
    const words = await manifestOf(id)?.firstGame?.();
    const tips = LANGUAGES.map((language) => Object.keys(words?.[language].tips ?? {}));
    expect(tips[0]).not.toEqual([]);
    expect(tips.every((keys) => keys.join() === tips[0]?.join())).toBe(true);
  });

  test('has tips only for what the game asks', async () => {
    const words = await manifestOf(id)?.firstGame?.();
    for (const about of Object.keys(words?.en.tips ?? {}))
      expect(TEXTS[id]?.en).toHaveProperty(['asks', about]);
  });
});
