import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sum } from '../../src/engine/list.ts';
import { LANGUAGES, type Language } from '../../src/engine/texts.ts';
import { GAMES } from '../../src/games/rules.ts';
import { accessibilityViolations } from './accessibility.ts';
import { leave, PATIENCE, type Served, serveThePage, type VisitorOptions } from './browser.ts';
import { afterStep, MY_TURN, myTurn, openTypedMove, playFirst, typeMove } from './playing.ts';
import { recordedGame } from './recorded.ts';
import { typeToTheEnd } from './typed-games.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

/** A Grid game against a bot, at its first decision. */
async function atTheGrid(settings: object = {}): Promise<Page> {
  const page = await served.visitor(settings, { path: '/games/grid' });
  await page.getByRole('radio', { name: /First game|Première partie/ }).check();
  await page.getByRole('button', { name: /Ring the bell|Sonner la cloche/ }).click();
  await myTurn(page);
  return page;
}

/** A saved Grid game that is over. */
const FINISHED = { path: '/table/grid-over', saved: [recordedGame('grid', 2)] };

/** The log beside the board. */
function logOf(page: Page) {
  return page.locator('.stage-log');
}

/** A visitor whose page script is held back until released. */
async function waitingFor(locale: string): Promise<{ page: Page; come: () => void }> {
  const context = await served.browser.newContext({ locale, serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  let come = (): void => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(served.address, { waitUntil: 'commit' });
  // The document is complete; its scripts have not run.
  await page.waitForFunction('document.readyState !== "loading"');
  return { page, come };
}

/** Plays to the end by keyboard only, finding everything by its role and name. */
async function playToTheEnd(page: Page): Promise<number> {
  const over = page.getByRole('region', { name: 'Game over' });
  for (let turns = 1; turns < 40; turns++) {
    const hole = page.getByRole('button', { name: /, playable,/ });
    await hole.or(over).first().waitFor();
    if (await over.isVisible()) return turns;
    await walkTo(page, await hole.first().getAttribute('aria-label'));
    const step = await page.locator('[data-step]').getAttribute('data-step');
    await page.keyboard.press('Enter');
    await afterStep(page, step).waitFor({ state: 'attached' });
    await page.locator(`${MY_TURN}, [data-turn="over"]`).waitFor({ state: 'attached' });
  }
  throw new Error('the game does not end');
}

/** Moves to a hole with Tab and arrow keys only. */
async function walkTo(page: Page, wanted: string | null): Promise<void> {
  const name = wanted?.slice(0, 2) ?? '';
  for (let tabs = 0; tabs < 60 && !/^[a-g][1-7],/.test(await focused(page)); tabs++)
    await page.keyboard.press('Tab');
  for (let keys = 0; keys < 200; keys++) {
    const now = await focused(page);
    if (now.startsWith(`${name},`)) return;
    await page.keyboard.press(keyTowards(now.slice(0, 2), name));
  }
  throw new Error(`no way to ${name}`);
}

/** Rows first, then along the row. */
function keyTowards(from: string, to: string): string {
  const rows = to.charCodeAt(0) - from.charCodeAt(0);
  if (rows > 0) return to.charCodeAt(1) >= from.charCodeAt(1) + rows ? 'e' : 'w';
  if (rows < 0) return to.charCodeAt(1) <= from.charCodeAt(1) + rows ? 'z' : 'x';
  return to > from ? 'ArrowRight' : 'ArrowLeft';
}

function focused(page: Page): Promise<string> {
  return page.evaluate('document.activeElement?.getAttribute("aria-label") ?? ""');
}

describe('the page', () => {
  test('the first load is at most 250 kB of script, worker included', async () => {
    // Without the files that the service worker caches.
    const context = await served.browser.newContext({ serviceWorkers: 'block' });
    context.setDefaultTimeout(PATIENCE);
    const scripts = new Set<string>();
    context.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.add(request.url());
    });
    const page = await context.newPage();
    const worker = page.waitForEvent('worker');
    await page.goto(served.address);
    scripts.add((await worker).url());
    const sizes = await Promise.all(
      [...scripts].map(async (url) => gzipSync(await (await fetch(url)).text()).length),
    );
    expect(sum(sizes)).toBeGreaterThan(50_000);
    expect(sum(sizes)).toBeLessThan(250_000);
    await context.close();
  });

  test('a press works before the page’s script has loaded', async () => {
    const { page, come } = await waitingFor('en-GB');
    await page.getByRole('heading', { name: 'Challengers' }).getByRole('link').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/games/challengers');
    expect(await page.locator('.start').count()).toBe(0);
    come();
    await page.locator('.start').waitFor();
    await leave(page);
  });

  test('so do the language button and “play now”', async () => {
    const { page, come } = await waitingFor('en-GB');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Jouer: Knock Out, la grille' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/play/grid');
    come();
    await myTurn(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
    await leave(page);
  });

  test('the prerendered page equals what its script renders, in either language', async () => {
    for (const locale of ['en-GB', 'fr-FR']) {
      const { page, come } = await waitingFor(locale);
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      const posters = page.locator('.posters').filter({ visible: true });
      const printed = await posters.innerHTML();
      await page.evaluate(
        'globalThis.held = [...document.querySelectorAll(".poster")].find((one) => one.checkVisibility())',
      );
      come();
      await page.locator(':root[data-open]').waitFor();
      expect(await page.locator('.posters').innerHTML()).toBe(printed);
      expect(await page.evaluate('globalThis.held.isConnected')).toBe(true);
      expect(faults).toEqual([]);
      await leave(page);
    }
  });

  test('a grid game can be played to its end by keyboard alone', async () => {
    const page = await atTheGrid();
    expect(await playToTheEnd(page)).toBeGreaterThan(5);
    const end = page.getByRole('region', { name: 'Game over' });
    expect(await end.getByRole('button', { name: 'Rule GR-17' }).count()).toBe(1);
    await end.getByRole('button', { name: 'Verify the deal' }).press('Enter');
    await end.getByText(/✓ Fair: all \d+ steps/).waitFor();
    await leave(page);
  });

  test('a shared link contains the whole game and replays it', async () => {
    const page = await served.visitor({}, FINISHED);
    await page.getByRole('button', { name: 'Share game' }).click();
    const link = await page.getByRole('textbox', { name: /whole game/ }).inputValue();
    expect(link.length).toBeLessThan(2000);
    const { pathname, search, hash } = new URL(link);
    const other = await served.visitor({}, { path: `${pathname}${search}${hash}` });
    await other
      .getByText(/^Step 0 of/)
      .first()
      .waitFor();
    await other.keyboard.press('ArrowRight');
    await other
      .getByText(/^Step 1 of/)
      .first()
      .waitFor();
    const log = other.getByRole('tabpanel', { name: 'Log' });
    await expect.poll(() => log.getByText(/ plays /).count()).toBe(1);
    await other.getByRole('tab', { name: 'View' }).click();
    await other.getByRole('button', { name: 'Play from here' }).click();
    await myTurn(other);
    await leave(page);
    await leave(other);
  });

  test('a reload resumes at the same point, and another language translates the log', async () => {
    const page = await atTheGrid();
    await playFirst(page);
    const before = await logOf(page).innerText();
    expect(before).toMatch(/^You play /m);
    await page.reload();
    await logOf(page).waitFor();
    expect(await logOf(page).innerText()).toBe(before);
    await page.goto(served.address);
    await page.getByRole('link', { name: 'Resume: Knock Out, the grid' }).click();
    await logOf(page).waitFor();
    expect(await logOf(page).innerText()).toBe(before);
    // Another language translates the whole log.
    const { pathname } = new URL(page.url());
    await page.goto(`${served.address}/settings`);
    await page.getByRole('radio', { name: 'Français' }).check();
    await page.goto(`${served.address}${pathname}`);
    await logOf(page).waitFor();
    expect(await logOf(page).innerText()).toMatch(/Vous jouez /);
    expect(await logOf(page).innerText()).not.toMatch(/play/);
    await leave(page);
  });

  test('one press reaches the first decision; refusals give the rule and go with the next answer', async () => {
    const page = await served.visitor();
    await page.getByRole('button', { name: 'Play now: Knock Out, the grid' }).click();
    await myTurn(page);
    await expect.poll(() => page.getByRole('button', { name: /, playable,/ }).count()).toBe(12);
    await page.getByRole('button', { name: /^a1, empty, touches no peg/ }).click();
    await page.locator('.refusal').getByText('Not allowed.').waitFor();
    await page.locator('.refusal').getByRole('button', { name: 'Rule GR-5' }).click();
    await page.getByRole('dialog').getByText('The hole must touch a peg').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // In the same task as the press: the worker cannot have judged it yet.
    const left = await page.evaluate(`(async () => {
      document.querySelector('[aria-label^="a1, empty"]').click();
      await Promise.resolve();
      return document.querySelectorAll('.refusal').length;
    })()`);
    expect(left).toBe(0);
    await page.locator('.refusal').waitFor();
    // Typed text is read-only while it is checked, and the input closes afterwards.
    const box = await openTypedMove(page);
    await box.fill('d3');
    const held = await page.evaluate(`(async () => {
      const input = document.querySelector('.typed-move input');
      input.form.requestSubmit();
      await Promise.resolve();
      return [input.readOnly, input.value];
    })()`);
    expect(held).toEqual([true, 'd3']);
    await page.locator('.refusal').getByRole('button', { name: 'Rule GR-2' }).waitFor();
    await box.waitFor({ state: 'detached' });
    await typeMove(page, 'nonsense');
    await page.getByText('“nonsense” isn’t a move here.').first().waitFor();
    await typeMove(page, 'b3');
    await logOf(page).getByText('b3').first().waitFor();
    expect(await box.count()).toBe(0);
    await leave(page);
  });

  test('a hint is taken, the bot’s move explained, and both taken back', async () => {
    const page = await atTheGrid({ explain: true });
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Play this' }).click();
    await logOf(page).waitFor();
    await myTurn(page);
    await logOf(page)
      .getByRole('button', { name: /^Why\? / })
      .first()
      .click();
    const reasons = page.getByRole('dialog', { name: 'Why?' });
    await reasons.getByRole('button', { name: /^Rule GR-/ }).waitFor();
    expect(await reasons.locator('.why p').count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await reasons.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Nothing has happened yet.').waitFor();
    await leave(page);
  });

  test('a screen stays while the texts of another language load', async () => {
    const page = await served.visitor({}, { path: '/rules/grid' });
    const rule = page.locator('#GR-5');
    await rule.getByText('touch').first().waitFor();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/fr-/, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(/assets\/fr-/);
    await page.getByRole('button', { name: 'Français' }).click();
    await asked;
    expect(await rule.isVisible()).toBe(true);
    release();
    await rule.getByText('toucher').first().waitFor();
    await leave(page);
  });

  test('with optional captures, each line can be taken or left', async () => {
    const page = await served.visitor({}, { path: '/games/grid' });
    await page.getByText('House rules').click();
    await page.getByRole('radio', { name: 'the mover chooses' }).check();
    await page.getByRole('button', { name: 'Ring the bell' }).click();
    await page.getByRole('button', { name: /^b3, playable, knocks out 1: c3/ }).click();
    await page.getByRole('checkbox', { name: 'c3 (to d3)' }).uncheck();
    await page.getByRole('button', { name: 'Place b3', exact: true }).click();
    await logOf(page).getByText('You play b3.').waitFor();
    await leave(page);
  });

  test('a setting asks for confirmation before an answer is given', async () => {
    const page = await atTheGrid({ confirm: 'always' });
    await page
      .getByRole('button', { name: /, playable,/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Nothing has happened yet.').first().waitFor();
    await page
      .getByRole('button', { name: /, playable,/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await logOf(page).waitFor();
    await leave(page);
  });

  test('the second seat sees the panel from its own side', async () => {
    const page = await served.visitor({}, { path: '/games/grid' });
    await page.getByRole('radio', { name: 'On one device' }).check();
    await page.getByRole('button', { name: 'Ring the bell' }).click();
    const left = async (hole: string): Promise<number> =>
      (await page.getByRole('button', { name: new RegExp(`^${hole},`) }).boundingBox())?.x ?? 0;
    expect(await left('d1')).toBeLessThan(await left('d7'));
    await page.getByRole('button', { name: /^b3, playable/ }).click();
    await logOf(page).waitFor();
    await expect.poll(async () => (await left('d1')) > (await left('d7'))).toBe(true);
    await leave(page);
  });
});

interface Screen extends VisitorOptions {
  /** Waits for the screen, or goes on to it. */
  readonly ready: (page: Page) => Promise<unknown>;
}

/** Every screen; the other tables are in `keyboard.test.ts` and `layout.test.ts`. */
const SCREENS: Readonly<Record<string, Screen>> = {
  home: { ready: (page) => shown(page, 'button', /Play now/) },
  game: { path: '/games/grid', ready: (page) => shown(page, 'button', /Ring the bell/) },
  rules: { path: '/rules/grid', ready: (page) => shown(page, 'link', /GR-17/) },
  ruleBooks: { path: '/rules', ready: (page) => shown(page, 'link', /Knock Out/) },
  lesson: { path: '/learn/grid', ready: (page) => shown(page, 'button', /Next/) },
  settings: { path: '/settings', ready: (page) => shown(page, 'radio', /English/) },
  credits: { path: '/credits', ready: (page) => shown(page, 'link', /game-icons/) },
  table: {
    path: '/play/grid',
    ready: async (page) => {
      await myTurn(page);
      await playFirst(page);
      // There is a peg at d3, whatever the bot has done.
      await page.getByRole('button', { name: /^d3, (your )?peg/ }).click();
      await page.locator('.refusal').getByText('Not allowed.').waitFor();
    },
  },
  end: { ...FINISHED, ready: (page) => page.getByRole('region', { name: 'Game over' }).waitFor() },
  replay: {
    ...FINISHED,
    ready: async (page) => {
      await page.getByRole('link', { name: 'Replay' }).click();
      await page
        .getByText(/^Step \d+ of/)
        .first()
        .waitFor();
    },
  },
  'the hand-over': {
    path: '/games/round',
    ready: async (page) => {
      await page.getByRole('radio', { name: 'On one device' }).check();
      await page.getByRole('button', { name: 'Ring the bell' }).click();
      await page.getByRole('button', { name: /show my side/ }).waitFor();
      expect(await page.getByRole('textbox').count()).toBe(0);
    },
  },
};

function shown(page: Page, role: 'button' | 'link' | 'radio', name: RegExp): Promise<void> {
  return page.getByRole(role, { name }).first().waitFor();
}

describe('typed moves', () => {
  for (const { id } of GAMES) {
    test(`${id} is played to its end by typing, whatever its board`, async () => {
      const page = await served.visitor({}, { path: `/games/${id}` });
      const short = page.getByRole('radio', { name: /^First/ });
      await page.getByRole('button', { name: 'Ring the bell' }).waitFor();
      if ((await short.count()) > 0) await short.first().check();
      await page.getByRole('button', { name: 'Ring the bell' }).click();
      expect(await typeToTheEnd(page)).toBeGreaterThan(3);
      expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(2);
      await leave(page);
    });
  }
});

function speaks(page: Page, language: string): Promise<boolean> {
  return page.evaluate(`document.documentElement.lang === '${language}'`);
}

/** Shows the same screen in another language: by its button, or at a table by opening it again. */
async function speak(page: Page, language: Language): Promise<void> {
  const button = page.getByRole('button', { name: { en: 'English', fr: 'Français' }[language] });
  if (await button.isVisible()) await button.click();
  else await reopen(page, language);
  await page.locator(`:root:lang(${language}) main h1`).waitFor({ state: 'attached' });
}

async function reopen(page: Page, language: Language): Promise<void> {
  const kept = await page.evaluate<string>(`localStorage.getItem('ringside settings')`);
  const settings = JSON.stringify({ ...JSON.parse(kept), language, own: ['language'] });
  await page.evaluate(`localStorage.setItem('ringside settings', ${JSON.stringify(settings)})`);
  await page.reload();
}

describe('every screen', () => {
  for (const [name, { ready, ...options }] of Object.entries(SCREENS)) {
    test(`${name}: no axe violations, and no sideways scrolling on a phone`, async () => {
      const page = await served.visitor({}, options);
      await ready(page);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      for (const language of LANGUAGES) {
        if (!(await speaks(page, language))) await speak(page, language);
        await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      }
      await leave(page);
    });
  }
});

describe('on a phone', () => {
  test('the first tap previews the move, the second plays it', async () => {
    const page = await served.visitor({}, { width: 360, height: 740, touch: true });
    await page.getByRole('button', { name: 'Play now: Knock Out, the grid' }).tap();
    await page.getByRole('button', { name: /^b3, playable/ }).tap();
    await page
      .getByText(/^Captures|^knocks out nothing/)
      .first()
      .waitFor();
    expect(await page.locator('[data-step="0"]').count()).toBe(1);
    await page.getByRole('button', { name: /^b3, playable/ }).tap();
    await page.locator('[data-step]:not([data-step="0"])').waitFor({ state: 'attached' });
    await leave(page);
  });

  test('a hole that was tapped stays chosen until its peg is placed', async () => {
    const page = await served.visitor({}, { width: 390, height: 844, touch: true });
    await page.getByRole('button', { name: 'Play now: Knock Out, the grid' }).tap();
    await page.getByRole('button', { name: /^b3, playable/ }).tap();
    await page.getByRole('button', { name: 'Place peg' }).tap();
    await page.locator('[data-step]:not([data-step="0"])').waitFor({ state: 'attached' });
    await leave(page);
  });
});
