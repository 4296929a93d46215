import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from '../accessibility.ts';
import { leave, type Served, serveThePage } from '../browser.ts';
import { typeMove } from '../playing.ts';
import { typeToTheEnd } from '../typed-games.ts';
import { Network } from './network.ts';
import {
  answerOnce,
  fromTheMenu,
  holesIn,
  logLines,
  openPanel,
  openTable,
  sitDown,
  turnOf,
  yourTurn,
} from './playing.ts';
import { type Online, serveOnline } from './served.ts';

let online: Online;
beforeAll(async () => {
  online = await serveOnline();
});
afterAll(() => online?.close());

/** Two people at a Grid table, the first to move. */
async function two(): Promise<{ readonly ann: Page; readonly bob: Page; readonly table: string }> {
  const ann = await online.visitor({ name: 'Ann' }, { path: '/lobby/new/grid' });
  const table = await openTable(ann, { game: 'grid', seats: 2, bots: 0 });
  const bob = await online.visitor({ name: 'Bob' }, { path: new URL(table).pathname });
  await sitDown(bob, table);
  await yourTurn(ann);
  await turnOf(bob, 'Ann');
  return { ann, bob, table };
}

/** Selects a language in the settings, and goes back. */
async function speak(page: Page, language: string, table: string): Promise<void> {
  await page.goto(`${online.address}/settings`);
  await page.getByRole('button', { name: language }).click();
  await page.goto(table);
}

describe('finding one another', () => {
  test('the six-letter code leads to the table, and the QR code contains its link', async () => {
    const ann = await online.visitor({ name: 'Ann' }, { path: '/lobby/new/grid' });
    const bob = await online.visitor({ name: 'Bob' }, { path: '/lobby' });
    await ann.getByRole('radio', { name: 'Only with link or code' }).check();
    await ann.getByRole('radio', { name: '1 day a move' }).check();
    expect(await ann.locator('.summary').innerText()).toMatch(
      /Knock Out, the grid · you, 1 open · 1 day a move · .* · English · private/,
    );
    await ann.getByRole('button', { name: 'Open table' }).click();
    const letters = await ann.locator('.invite-letters').innerText();
    const code = letters.replace(/\s/g, '');
    expect(code).toMatch(/^[A-Z]{6}$/);
    expect(await ann.getByRole('textbox', { name: 'Table link' }).inputValue()).toBe(ann.url());
    await ann.getByRole('img', { name: 'QR code' }).waitFor();
    await bob.getByText('No open tables right now.').waitFor();
    await bob.getByRole('textbox', { name: /code/ }).fill(code.toLowerCase());
    await bob.getByRole('button', { name: 'Join' }).click();
    await yourTurn(ann);
    await turnOf(bob, 'Ann');
    await leave(ann, bob);
  });

  test('the lobby shows a table as soon as it opens, and joins any that waits', async () => {
    const ann = await online.visitor({ name: 'Ann' }, { path: '/lobby/new/grid' });
    const bob = await online.visitor({ name: 'Bob' }, { path: '/lobby' });
    await openTable(ann, { game: 'grid', seats: 2, bots: 0, preset: 'First game' });
    const line = bob.getByRole('listitem').filter({ hasText: 'Ann' });
    await line
      .getByText('10 min + 20 s a move · 1 of 2 seats open · First game · English')
      .waitFor();
    // “Join any table” must not offer one's own table.
    await openTable(bob, { game: 'grid', seats: 2, bots: 0, preset: 'First game' });
    const own = bob.url();
    await bob.goto(`${online.address}/lobby`);
    await line.waitFor();
    await bob.getByRole('button', { name: 'Join any open table' }).click();
    await turnOf(bob, 'Ann');
    await bob.goto(own);
    await bob.getByRole('button', { name: 'Leave table' }).click();
    await bob.getByText('No open tables right now.').waitFor();
    await leave(ann, bob);
  });

  test('the game begins at once with bots, and a person takes a bot’s seat', async () => {
    const ann = await online.visitor({ name: 'Ann' }, { path: '/lobby/new/knockout' });
    const table = await openTable(ann, { game: 'knockout', seats: 3, bots: 0 });
    await ann.getByRole('button', { name: 'Start with bots' }).click();
    await ann.locator('[data-step]').waitFor({ state: 'attached' });
    const bob = await online.visitor({ name: 'Bob' }, { path: new URL(table).pathname });
    await bob.getByText('You’re watching').waitFor();
    await bob
      .getByRole('button', { name: /^Take .* seat$/ })
      .first()
      .click();
    await bob.getByText('You’re watching').waitFor({ state: 'hidden' });
    await ann.locator('.stage-seat').filter({ hasText: 'Bob' }).waitFor();
    await ann.getByText(/watching/).waitFor({ state: 'hidden' });
    await leave(ann, bob);
  });

  test('an invitation link reserves its seat, works once, and can be withdrawn', async () => {
    const ann = await online.visitor({ name: 'Ann' }, { path: '/lobby/new/knockout' });
    const table = await openTable(ann, { game: 'knockout', seats: 3, bots: 0 });
    for (const letter of ['B', 'C']) {
      await ann.getByRole('button', { name: 'Reserve a seat' }).click();
      await ann.getByRole('textbox', { name: `Link for seat ${letter}` }).waitFor();
    }
    const link = await ann.getByRole('textbox', { name: 'Link for seat B' }).inputValue();
    await ann.getByRole('button', { name: 'Cancel link for seat C' }).click();
    await ann.getByRole('textbox', { name: 'Link for seat C' }).waitFor({ state: 'hidden' });
    const eve = await online.visitor({ name: 'Eve' }, { path: new URL(table).pathname });
    await eve.getByText('Reserved', { exact: true }).waitFor();
    await ann.getByText('1 watching: Eve').waitFor();
    const { pathname, search, hash } = new URL(link);
    const bob = await online.visitor({ name: 'Bob' }, { path: `${pathname}${search}${hash}` });
    await bob.getByRole('button', { name: 'Take seat' }).click();
    await ann
      .getByRole('listitem')
      .filter({ hasText: 'Bob' })
      .getByText('Joined · ready')
      .waitFor();
    await eve.goto(link);
    await eve.getByRole('button', { name: 'Take seat' }).click();
    await eve.getByText('This invitation has been used or cancelled.').waitFor();
    await eve.goto(table);
    await eve.getByRole('button', { name: 'Take seat C' }).click();
    await ann.locator('[data-step]').waitFor({ state: 'attached' });
    await leave(ann, bob, eve);
  });

  test('without a server, online features are hidden or say so', async () => {
    const served: Served = await serveThePage();
    const page = await served.visitor();
    await page
      .getByRole('button', { name: /Play now/ })
      .first()
      .waitFor();
    // The link goes when the page has learned that there is no server.
    await page.getByRole('link', { name: 'Online' }).waitFor({ state: 'detached' });
    await page.goto(`${served.address}/lobby`);
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    await served.close();
  });
});

test('the server’s policy lets the page compile the grid’s solver', async () => {
  const page = await online.visitor({ name: 'Ann' });
  const empty = 'new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])';
  const compiled = await page.evaluate(`String(new WebAssembly.Module(${empty}))`);
  expect(compiled).toBe('[object WebAssembly.Module]');
  await leave(page);
});

describe('at the table', () => {
  test('phrases are shown in the reader’s language; the muted and spectators are not heard', async () => {
    const { ann, bob, table } = await two();
    const talk = ann.locator('.talk');
    for (const page of [ann, bob]) await openPanel(page, 'Chat');
    await bob.getByRole('button', { name: 'Good luck!' }).click();
    await talk.getByText('Bob Good luck!').waitFor();
    await speak(ann, 'Français', table);
    await talk.getByText('Bob Bonne chance !').waitFor();
    await speak(ann, 'English', table);
    await talk.getByRole('button', { name: 'Report Bob' }).click();
    await ann.getByRole('textbox', { name: /^What’s wrong/ }).fill('Luck is not allowed.');
    await ann.getByRole('button', { name: 'Report' }).click();
    await ann.getByText('Reported. Thank you.').waitFor();
    await ann.getByRole('button', { name: 'Mute Bob' }).click();
    await talk.getByText('Bob is muted.').waitFor();
    await talk.getByText('Bob Good luck!').waitFor({ state: 'hidden' });
    await bob.getByRole('button', { name: 'Sorry!' }).click();
    await bob.locator('.talk').getByText('Bob Sorry!').waitFor();
    await answerOnce(ann);
    await answerOnce(bob);
    await yourTurn(ann);
    expect(await talk.getByText('Bob Sorry!').count()).toBe(0);
    await ann.goto(`${online.address}/settings`);
    await ann.getByRole('button', { name: 'Unmute Bob' }).click();
    await ann.getByText('Nobody is muted.').waitFor();
    await ann.goto(table);
    await talk.getByText('Bob Sorry!').waitFor();
    // What spectators say reaches the players only when the game is over.
    const [eve, fay] = [
      await online.visitor({ name: 'Eve' }, { path: new URL(table).pathname }),
      await online.visitor({ name: 'Fay' }, { path: new URL(table).pathname }),
    ];
    for (const page of [eve, fay]) await openPanel(page, 'Chat');
    await eve.getByText('Only spectators see this until the game is over.').waitFor();
    await eve.getByRole('button', { name: 'Well played!' }).click();
    await fay.locator('.talk-lines li').filter({ hasText: 'Eve spectator Well played!' }).waitFor();
    await ann.getByRole('button', { name: 'Hello!' }).click();
    await eve.locator('.talk-lines li').filter({ hasText: 'Hello!' }).waitFor();
    expect(await ann.locator('.talk-lines').innerText()).not.toContain('Well played!');
    await fromTheMenu(bob, 'Resign');
    await bob.locator('.button-main', { hasText: 'Resign' }).click();
    await ann.getByText('See the board').click();
    await ann.locator('.talk-lines li').filter({ hasText: 'Eve spectator Well played!' }).waitFor();
    await leave(ann, bob, eve, fay);
  });

  test('the server refuses by rule; moves are taken back, seats left to bots, games cancelled', async () => {
    const { ann, bob } = await two();
    await ann.getByRole('button', { name: /^a1, empty, touches no peg/ }).click();
    await ann.getByRole('button', { name: 'Rule GR-5' }).waitFor();
    await typeMove(ann, 'nonsense');
    await ann.getByText('“nonsense” isn’t a move here.').first().waitFor();
    await ann.keyboard.press('Escape');
    await turnOf(bob, 'Ann');
    // An answer is taken back when the other agrees.
    await answerOnce(ann);
    await answerOnce(bob);
    await yourTurn(ann);
    await ann.getByRole('button', { name: 'Undo' }).click();
    await ann.locator('.notice').getByText('Waiting for the others to agree.').waitFor();
    await bob.getByRole('button', { name: 'Decline' }).click();
    for (const gone of [
      ann.locator('.notice').getByText('Waiting for the others to agree.'),
      bob.getByRole('button', { name: 'Agree' }),
    ])
      await gone.waitFor({ state: 'hidden' });
    await ann.getByRole('button', { name: 'Undo' }).click();
    await bob.getByRole('button', { name: 'Agree' }).click();
    for (const page of [ann, bob]) await page.getByText('Nothing has happened yet.').waitFor();
    // A bot plays for a person who leaves, until they take the seat back.
    await fromTheMenu(ann, 'Let a bot take over');
    await ann.getByText('is playing in your seat.').waitFor();
    await yourTurn(bob);
    await bob.getByText('is filling in').waitFor();
    await ann.getByRole('button', { name: 'Take my seat back' }).click();
    await bob.getByText('is filling in').waitFor({ state: 'hidden' });
    await answerOnce(bob);
    await yourTurn(ann);
    // A game is cancelled when everyone agrees.
    await fromTheMenu(bob, 'Cancel game');
    await ann.getByText('Bob asks to cancel the game.').first().waitFor();
    await ann.getByRole('button', { name: 'Agree' }).click();
    for (const page of [ann, bob])
      await page.getByRole('heading', { name: 'This table is closed' }).waitFor();
    await leave(ann, bob);
  });

  test('a returning person gets a recap; a session ended elsewhere says so', async () => {
    const { ann, bob, table } = await two();
    await answerOnce(ann);
    await yourTurn(bob);
    await ann.goto(`${online.address}/lobby`);
    await bob.getByText('offline').waitFor();
    await answerOnce(bob);
    const mine = ann.getByRole('region', { name: 'Your online games' });
    await mine.getByText('Your turn').waitFor();
    await expect.poll(() => ann.title()).toMatch(/^\(1\) /);
    await mine.getByRole('link', { name: 'Open: Knock Out, the grid' }).click();
    await ann.waitForURL(table);
    const recap = ann.getByRole('region', { name: 'While you were away:' });
    await recap.getByText(/^Bob places a peg at/).waitFor();
    expect(await recap.getByText(/^Ann places a peg/).count()).toBe(0);
    await ann.getByRole('button', { name: 'Got it' }).click();
    await recap.waitFor({ state: 'hidden' });
    expect(holesIn(await logLines(ann))).toEqual(holesIn(await logLines(bob)));
    // Her session is ended on another device.
    await ann.evaluate(async () => {
      const { sessions } = await (await fetch('/api/me/sessions')).json();
      await fetch(`/api/me/sessions/${sessions[0].id}`, { method: 'DELETE' });
    });
    await ann.getByText('You were signed out on another device').first().waitFor();
    await ann.getByRole('link', { name: 'Sign in again' }).click();
    await ann.waitForURL(/account/);
    await leave(ann, bob);
  });

  test('a match of two games: the score is shown in between, and everyone changes seats', async () => {
    const ann = await online.visitor({ name: 'Ann' }, { path: '/lobby/new/grid' });
    const wanted = { game: 'grid', seats: 2, bots: 0, preset: 'First game', match: true };
    const table = await openTable(ann, wanted);
    const path = new URL(table).pathname;
    const bob = await online.visitor({ name: 'Bob' }, { path });
    await sitDown(bob, table);
    const eve = await online.visitor({ name: 'Eve' }, { path });
    await ann.getByText('Game 1 of 2').waitFor();
    const over = { name: 'Game 1 is over' };
    await Promise.all([typeToTheEnd(ann, 'game'), typeToTheEnd(bob, 'game')]);
    await ann.getByRole('region', over).waitFor();
    await eve.getByRole('region', over).waitFor();
    await eve.getByRole('timer').filter({ hasText: 'Starts in' }).waitFor();
    expect(await eve.getByRole('button', { name: 'Next game' }).count()).toBe(0);
    expect(await ann.locator('.between-scores tbody tr').count()).toBe(2);
    await ann.locator('.stage-seat-you.seat-0').waitFor();
    await ann.getByRole('button', { name: 'Next game' }).click();
    await ann.getByText('Waiting for Bob').waitFor();
    await bob.getByText('✓ ready').waitFor();
    await bob.getByRole('button', { name: 'Next game' }).click();
    await ann.getByText('Game 2 of 2').waitFor();
    // The viewer is first in the strip; the badge says which seat it is.
    await ann.locator('.stage-seat-you.seat-1').waitFor();
    const strip = await ann.locator('.stage-seat').allInnerTexts();
    expect(strip).toEqual([expect.stringContaining('You'), expect.stringContaining('Bob')]);
    await Promise.all([typeToTheEnd(ann), typeToTheEnd(bob)]);
    await eve.getByRole('region', { name: 'Game over' }).waitFor();
    expect(await eve.getByRole('button', { name: /rematch/i }).count()).toBe(0);
    await ann.getByRole('button', { name: 'Rematch', exact: true }).click();
    await bob.getByRole('button', { name: 'Join the rematch' }).click();
    await bob.waitForURL((url) => url.href !== table);
    await ann.goto(table);
    await ann.getByRole('button', { name: 'Verify the deal' }).click();
    await ann.getByText(/✓ Fair: all \d+ steps/).waitFor();
    await leave(ann, bob, eve);
  });

  test('an answer is pending at once; a dead line is noticed by both sides and loses nothing', async () => {
    const network = await Network.to(online.address);
    const ann = await online.visitor(
      { name: 'Ann' },
      { at: network.address, path: '/lobby/new/grid' },
    );
    const { pathname } = new URL(await openTable(ann, { game: 'grid', seats: 2, bots: 0 }));
    const bob = await online.visitor({ name: 'Bob' }, { path: pathname });
    await sitDown(bob, `${online.address}${pathname}`);
    await yourTurn(ann);
    await ann.getByRole('img', { name: /^Connection: \d+ ms$/ }).waitFor();
    network.hold();
    const holes = ann.locator('.grid-button:not(.grid-shut)');
    await holes.first().click();
    await ann.locator('.pending-move').waitFor();
    await ann.getByText('Sending …').first().waitFor();
    await holes.last().click();
    await ann.getByText('Your last move is still on its way.').waitFor();
    // Both sides notice that the line is dead, and the move is played once it lives again.
    await ann.getByRole('img', { name: 'Connection: offline' }).waitFor();
    await bob.getByText('offline').waitFor();
    network.release();
    await yourTurn(bob);
    await ann.locator('.pending-move').waitFor({ state: 'hidden' });
    expect(holesIn(await logLines(ann))).toEqual(holesIn(await logLines(bob)));
    expect(await bob.locator('[data-step]').getAttribute('data-step')).toBe('1');
    network.close();
    await leave(ann, bob);
  });

  test('a queued move is played in turn; one that is no longer possible is dropped', async () => {
    const { ann, bob } = await two();
    const hole = (page: Page, name: string) =>
      page.getByRole('button', { name: new RegExp(`^${name}, `) });
    await ann.locator('.grid-button:not(.grid-shut)').first().click();
    await yourTurn(bob);
    const name =
      (await bob.locator('.grid-button:not(.grid-shut)').first().getAttribute('data-anchor')) ?? '';
    const wanted = name.replace('hole:', '');
    await hole(ann, wanted).click();
    await ann.getByRole('button', { name: new RegExp(`^${wanted}, .*queued`) }).waitFor();
    await ann.keyboard.press('Escape');
    await ann.locator('.grid-queued').waitFor({ state: 'detached' });
    await hole(ann, wanted).click();
    await hole(bob, wanted).click();
    await ann.getByText('Queued move no longer possible').first().waitFor();
    await yourTurn(ann);
    const [second, third] = await ann
      .locator('.grid-button:not(.grid-shut)')
      .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('data-anchor') ?? ''));
    const at = (anchor: string | undefined) => (anchor ?? '').replace('hole:', '');
    const step = Number(await ann.locator('[data-step]').getAttribute('data-step'));
    await hole(bob, at(third)).click();
    await bob.locator('.grid-queued').waitFor();
    await hole(ann, at(second)).click();
    await ann.locator(`[data-step="${step + 2}"][data-turn="mine"]`).waitFor({ state: 'attached' });
    await leave(ann, bob);
  });
});

describe('every screen online', () => {
  test('no axe violations in either theme, and no sideways scrolling on a phone', async () => {
    const ann = await online.visitor({ name: 'Ann' }, { path: '/lobby/new/round' });
    await ann.getByRole('button', { name: 'Open table' }).waitFor();
    await check(ann);
    const table = await openTable(ann, { game: 'grid', seats: 2, bots: 0 });
    await ann.getByRole('img', { name: 'QR code' }).waitFor();
    await check(ann);
    const bob = await online.visitor({ name: 'Bob' }, { path: '/lobby' });
    await bob
      .getByRole('button', { name: /^Join: / })
      .first()
      .waitFor();
    await check(bob);
    await sitDown(bob, table);
    await yourTurn(ann);
    for (const page of [ann, bob]) await openPanel(page, 'Chat');
    await bob.getByRole('button', { name: 'Hello!' }).click();
    await ann.locator('.talk').getByText('Bob Hello!').waitFor();
    // At the table the language is selected in the settings.
    await check(ann, []);
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
    ] as const) {
      await ann.setViewportSize({ width, height });
      await expect.poll(() => ann.evaluate(CLOCKS_IN_SIGHT), { message: `${width}` }).toBe(2);
    }
    await leave(ann, bob);
  });
});

/** How many clocks lie wholly within their seat and beside its score. */
const CLOCKS_IN_SIGHT = `[...document.querySelectorAll('.stage-seat')].filter((seat) => {
  const [clock, text, tally] = ['.chair-clock', '.stage-seat-text', '.grid-tally'].map((part) =>
    seat.querySelector(part)?.getBoundingClientRect());
  return clock && clock.left >= text.left && clock.right <= text.right + 1 &&
    (clock.right <= tally.left || clock.left >= tally.right);
}).length`;

/** Both themes, both languages, wide and narrow. */
async function check(page: Page, languages = ['Français', 'English']): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const fits = expect.poll(() => page.evaluate('document.documentElement.scrollWidth'));
  await fits.toBe(360);
  for (const language of languages) {
    await page.getByRole('button', { name: language }).click();
    await fits.toBe(360);
  }
  if (size) await page.setViewportSize(size);
}
