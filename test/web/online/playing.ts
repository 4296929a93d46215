import type { Locator, Page } from 'playwright-core';
import { typeMove } from '../playing.ts';

/** What the page says, in the languages in which people play here. */
const SAYS = {
  over: /Game over|Partie terminée/,
  open: /^(Open table|Créer la table)$/,
  next: /^(Next game|Partie suivante)$/,
  sit: /^(Take seat|Prendre la place) /,
} as const;

/** A table as somebody wants it: how many seats, and how many of them bots take. */
export interface WantedTable {
  readonly game: string;
  readonly seats: number;
  readonly bots: number;
  readonly preset?: string | RegExp;
  readonly match?: boolean;
}

/** Opens a table through the page; gives its address. */
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

/** Sits down at a table whose address was sent along. */
export async function sitDown(page: Page, table: string): Promise<void> {
  await goTo(page, new URL(table).pathname);
  await page.getByRole('button', { name: SAYS.sit }).first().click();
}

/** Goes to another screen of the same server, unless the page shows it already. */
async function goTo(page: Page, path: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  if (pathname !== path) await page.goto(`${origin}${path}`);
}

/** How somebody finds the board, the question and the end. */
function sightOf(page: Page) {
  return {
    asked: page.locator('[data-turn="mine"] .stage-question'),
    over: page.getByRole('region', { name: SAYS.over }),
    next: page.getByRole('button', { name: SAYS.next }),
    table: page.locator('[data-step]'),
  };
}

/** Answers whatever this page is asked until something is to be seen. */
export async function answerUntil(page: Page, end: Locator): Promise<void> {
  const { asked } = sightOf(page);
  for (;;) {
    await asked.or(end).first().waitFor();
    if (await end.isVisible()) return;
    await answerOnce(page);
  }
}

/** Waits for a question and answers it, or goes on to the next game of a match; false when the bell has rung instead. */
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
  // Others may answer meanwhile: one's own answer is given when the line to type on is gone.
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

/** The holes that each line of a grid's log names: the rest differs from reader to reader ("you"). */
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

/** Chooses something in the table menu. */
export async function fromTheMenu(page: Page, ...buttons: readonly string[]): Promise<void> {
  for (const name of ['Table menu', ...buttons])
    await page.getByRole('button', { name, exact: true }).click();
}

/** Opens a panel beside the board. */
export async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}
