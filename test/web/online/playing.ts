import type { Page } from 'playwright-core';
import { typeMove } from '../playing.ts';

/** The page's texts in the languages of the players. */
const SAYS = {
  over: /Game over|Partie terminée/,
  open: /^(Open table|Créer la table)$/,
  next: /^(Next game|Partie suivante)$/,
  sit: /^(Take seat|Prendre la place) /,
} as const;

/** The table to open: seats, and how many of them are bots. */
export interface WantedTable {
  readonly game: string;
  readonly seats: number;
  readonly bots: number;
  readonly preset?: string | RegExp;
  readonly match?: boolean;
}

/** Opens a table through the page; returns its URL. */
export async function openTable(page: Page, wanted: WantedTable): Promise<string> {
  await goTo(page, `/lobby/new/${wanted.game}`);
  await page.getByRole('button', { name: SAYS.open }).waitFor();
  const seats = page.getByRole('radio', { name: String(wanted.seats), exact: true });
  if ((await seats.count()) > 0) await seats.check();
  if (wanted.preset !== undefined) await page.getByRole('radio', { name: wanted.preset }).check();
  if (wanted.match) await page.getByRole('radio', { name: 'Match of 2 games' }).check();
  for (let bot = 0; bot < wanted.bots; bot++)
    await page
      .getByRole('combobox')
      .nth(wanted.seats - 1 - bot)
      .selectOption('rookie');
  await page.getByRole('button', { name: SAYS.open }).click();
  await page.waitForURL(/\/online\//);
  return page.url();
}

/** Joins a table by its URL. */
export async function sitDown(page: Page, table: string): Promise<void> {
  await goTo(page, new URL(table).pathname);
  await page.getByRole('button', { name: SAYS.sit }).first().click();
}

/** Goes to another screen of the same server, unless it is already shown. */
export async function goTo(page: Page, path: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  if (pathname !== path) await page.goto(`${origin}${path}`);
}

/** Locators of the board, the question and the result. */
function sightOf(page: Page) {
  return {
    asked: page.locator('[data-turn="mine"] .stage-question'),
    over: page.getByRole('region', { name: SAYS.over }),
    next: page.getByRole('button', { name: SAYS.next }),
    table: page.locator('[data-step]'),
  };
}

/**
 * Waits for a question and answers it, or continues with the next game of a match; false if the
 * game is over.
 */
export async function answerOnce(page: Page): Promise<boolean> {
  const { asked, over, next, table } = sightOf(page);
  await asked.or(over).or(next).first().waitFor();
  if (await over.isVisible()) return false;
  if (await next.isVisible()) {
    await next.click();
    await next.waitFor({ state: 'hidden' });
    return true;
  }
  const step = await table.getAttribute('data-step');
  await typeMove(page);
  // Others may answer meanwhile; the own answer is accepted when the input is gone.
  const given = page.locator(`[data-step]:not([data-step="${step}"]) .stage-question`);
  const refused = page.locator('.typed-move [role=alert], .refusal');
  await given.or(refused).first().waitFor();
  await page.locator('.typed-move').or(refused).first().waitFor({ state: 'hidden' });
  return true;
}

/** What the log says, line by line. */
export function logLines(page: Page): Promise<string[]> {
  return page.locator('.stage-log li').allInnerTexts();
}

/** The holes named in each line of a Grid log; the rest depends on the reader ("you"). */
export function holesIn(log: readonly string[]): string[][] {
  return log.map((line) => line.match(/\b[a-g][1-7]\b/g) ?? []);
}

/** Waits until this page is asked. */
export async function yourTurn(page: Page): Promise<void> {
  await page.locator('[data-turn="mine"]').waitFor({ state: 'attached' });
}

/** Waits until somebody else is asked. */
export async function turnOf(page: Page, name: string): Promise<void> {
  await page.locator('.stage-seat-asked').filter({ hasText: name }).waitFor();
}

/** Chooses an item of the table menu. */
export async function fromTheMenu(page: Page, ...buttons: readonly string[]): Promise<void> {
  for (const name of ['Table menu', ...buttons])
    await page.getByRole('button', { name, exact: true }).click();
}

/** Opens a panel beside the board. */
export async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}
