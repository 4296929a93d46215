import type { Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';

/**
 * Answers this page's questions with the page's own examples until the match is over, or its first
 * game; returns the number of answers. It types inside the page, because key presses from outside
 * are slow.
 */
export function typeToTheEnd(page: Page, end: 'match' | 'game' = 'match'): Promise<number> {
  return page.evaluate(`(${PLAY})('${end}')`);
}

const PLAY = `async (end) => {
  const shown = (selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  const until = (what, find) => new Promise((done, failed) => {
    const look = () => {
      const found = find();
      if (!found) return;
      watching.disconnect();
      clearTimeout(giveUp);
      done(found);
    };
    const state = () => JSON.stringify(shown('[data-step]')?.dataset);
    const giveUp = setTimeout(() => failed(new Error('waited for ' + what + ' at ' + state())), ${PATIENCE});
    const watching = new MutationObserver(look);
    watching.observe(document, { childList: true, subtree: true, attributes: true });
    look();
  });

  const over = () => shown('.result:not(.between)');
  const next = () => shown('.between .button-main');
  const asked = () => shown('[data-turn="mine"] .stage-question');
  const refused = () => shown('.typed-move [role=alert], .refusal');
  const line = () => document.querySelector('.typed-move input');
  const stepNow = () => document.querySelector('[data-step]')?.dataset.step;

  /** Repeats the key until the page handles it. */
  const press = () => {
    if (!line()) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  };
  const type = async () => {
    press();
    const pressing = setInterval(press, 50);
    const input = await until('the line to type on', line).finally(() => clearInterval(pressing));
    input.value = input.placeholder.replace(/^(for example|par exemple) /, '');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // The page renders typed text before it accepts it.
    await new Promise((drawn) => setTimeout(drawn));
    // The input closes with its question, which may have been the last one.
    if (!input.isConnected) return false;
    input.form.requestSubmit();
    return true;
  };

  for (let answers = 0; answers < 3000; answers++) {
    await until('a question', () => over() || next() || asked());
    if (over()) return answers;
    if (next() && end === 'game') return answers;
    if (next()) {
      next().click();
      await until('the next game', () => !next());
      continue;
    }
    const step = stepNow();
    if (!(await type())) continue;
    await until('the answer', () => stepNow() !== step || refused());
    await until('the line to go', () => !line() || refused());
  }
  throw new Error('the game does not end');
}`;
