import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import { SOAK, sized } from '../../src/testing/size.ts';
import { accessibilityViolations } from './accessibility.ts';
import { leave, type Served, serveThePage } from './browser.ts';
import { KEYBOARD_GAMES } from './keyboard-games.ts';
import { KeyboardPlayer } from './keyboard-player.ts';
import { MY_TURN } from './playing.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

/** Grid has its own keyboard test of the holes in `page.test.ts`. */
test('every game but grid is played here', () => {
  expect(KEYBOARD_GAMES.map(({ game }) => game).sort()).toEqual(
    GAMES.map(({ id }) => id)
      .filter((id) => id !== 'grid')
      .sort(),
  );
});

/**
 * Whole games by keyboard run in `npm run soak` only; `page.test.ts` plays every game to its end by
 * typing.
 */
const DECISIONS = sized(8, 400);

describe('by keyboard alone', () => {
  for (const { game, setUp, answers } of KEYBOARD_GAMES) {
    test(`${game} is set up and played without axe violations`, async () => {
      const page = await served.visitor({}, { path: `/games/${game}` });
      const me = new KeyboardPlayer(page);
      await page.getByRole('button', { name: 'Ring the bell' }).waitFor();
      for (const name of setUp) {
        const option = page.getByRole('radio', { name, exact: true });
        await me.choose(option);
      }
      await me.press(page.getByRole('button', { name: 'Ring the bell' }));
      const met = new Set<RegExp>();
      const over = page.getByRole('region', { name: 'Game over' });
      const mine = page.locator(MY_TURN);
      for (let decisions = 0; decisions < DECISIONS; decisions++) {
        await mine.or(over).first().waitFor({ state: 'attached' });
        if (await over.isVisible()) break;
        const question = await page.locator('.stage-question').innerText();
        const found = answers.find(([words]) => words.test(question));
        if (!found) throw new Error(`nobody knows how to answer: ${question}`);
        const [kind, answer] = found;
        if (SOAK && !met.has(kind)) expect(await accessibilityViolations(page)).toEqual([]);
        met.add(kind);
        const step = await me.step();
        await answer(me);
        const next = page.locator(`[data-step]:not([data-step="${step}"])`);
        await next
          .waitFor({ state: 'attached' })
          .catch(() => expect.fail(`still asked: ${question}`));
      }
      if (SOAK) expect(await over.isVisible()).toBe(true);
      expect(met.size).toBeGreaterThanOrEqual(sized(1, 3));
      expect(await accessibilityViolations(page)).toEqual([]);
      await leave(page);
    });
  }
});
