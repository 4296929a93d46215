import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, range } from '../../../src/engine/list.ts';
import { SOAK } from '../../../src/testing/size.ts';
import { scratch } from '../../server/bundle.ts';
import { onPostgres, type TestStore } from '../../server/stores.ts';
import { leave } from '../browser.ts';
import { typeToTheEnd } from '../typed-games.ts';
import { Network } from './network.ts';
import {
  answerOnce,
  holesIn,
  logLines,
  openTable,
  sitDown,
  turnOf,
  type WantedTable,
  yourTurn,
} from './playing.ts';
import { type Online, serveOnline } from './served.ts';

/** Game and number of players; of bots where the game should be short. */
// biome-ignore format: a table, one game to a line
const KINDS = {
  grid:        { game: 'grid',        seats: 2, bots: 0, ...(SOAK ? {} : { preset: /First game/ }) },
  kickbox:     { game: 'kickbox',     seats: 2, bots: 0, preset: /First fight|Premier combat/ },
  knockout:    { game: 'knockout',    seats: 3, bots: SOAK ? 0 : 1 },
  round:       { game: 'round',       seats: 4, bots: SOAK ? 0 : 2, preset: /First game|Première partie/ },
  challengers: { game: 'challengers', seats: SOAK ? 8 : 4, bots: SOAK ? 0 : 2 },
} as const satisfies Record<string, WantedTable>;

/** Timeout of a whole game between several browsers on a busy machine, in milliseconds. */
const LONG = 900_000;

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];

const embedded = async (): Promise<TestStore> => ({ data: scratch() });
describe('on the embedded store', () => games(embedded));
if (SOAK) describe('on Postgres', () => games(onPostgres));

function games(place: () => Promise<TestStore>): void {
  let online: Online;
  beforeAll(async () => {
    online = await serveOnline(await place());
  });
  afterAll(() => online?.close());

  /** The players, each in their own browser, at one table. */
  const seated = async (wanted: WantedTable, more: readonly Visitor[] = []): Promise<Page[]> => {
    const enter = (seat: number, path: string): Promise<Page> => {
      const { settings, ...options } = more[seat] ?? {};
      return online.visitor({ name: NAMES[seat], ...settings }, { ...options, path });
    };
    const host = await enter(0, `/lobby/new/${wanted.game}`);
    const table = await openTable(host, wanted);
    const pages = [host];
    for (const seat of range(wanted.seats - wanted.bots).slice(1)) {
      const page = await enter(seat, new URL(table).pathname);
      await sitDown(page, table);
      pages.push(page);
    }
    return pages;
  };

  test(
    'grid: found in the lobby, played by pressing holes, one of the two on a phone',
    async () => {
      const ann = await online.visitor({ name: 'Ann' }, { path: '/lobby/new/grid' });
      const bob = await online.visitor({ name: 'Bob' }, { width: 360, height: 740, touch: true });
      await openTable(ann, KINDS.grid);
      await bob.getByRole('link', { name: 'Online' }).tap();
      await bob.getByRole('button', { name: 'Join: Knock Out, the grid, Ann' }).tap();
      await Promise.all([
        pressToTheEnd(ann, (hole) => ann.getByRole('button', { name: hole }).click()),
        pressToTheEnd(bob, async (hole) => {
          // The first tap previews the move, the second plays it.
          await bob.getByRole('button', { name: hole }).tap();
          await bob.getByRole('button', { name: hole }).tap();
        }),
      ]);
      expect((await logLines(ann)).length).toBeGreaterThan(12);
      await expect.poll(() => sideways(bob)).toBe(false);
      // Only wide windows have the log beside the board.
      await bob.setViewportSize({ width: 1280, height: 800 });
      const seen = holesIn(await logLines(ann));
      await expect.poll(async () => holesIn(await logLines(bob))).toEqual(seen);
      await ann.getByRole('button', { name: 'Verify the deal' }).click();
      await ann.getByText(/✓ Fair: all \d+ steps/).waitFor();
      await playAgain(ann, bob);
      await leave(ann, bob);
    },
    LONG,
  );

  if (SOAK)
    test(
      'kickbox: two people, one of them in French',
      async () => {
        const pages = await seated(KINDS.kickbox, [{}, { settings: { language: 'fr' } }]);
        const [ann, bob] = [at(pages, 0), at(pages, 1)];
        await Promise.all(pages.map((page) => typeToTheEnd(page)));
        const [english, french] = [await logLines(ann), await logLines(bob)];
        expect(english.length).toBeGreaterThan(10);
        expect(french.some((line) => english.includes(line))).toBe(false);
        expect(await bob.getByText('Partie terminée').first().isVisible()).toBe(true);
        await leave(...pages);
      },
      LONG,
    );

  if (SOAK)
    test(
      'knockout: somebody watches from the first chip to the last',
      async () => {
        const pages = await seated(KINDS.knockout);
        const eve = await online.visitor({ name: 'Eve' });
        await eve.goto(at(pages, 0).url());
        await eve.getByText('You’re watching').waitFor();
        const over = eve.getByRole('region', { name: 'Game over' });
        await Promise.all(pages.map((page) => typeToTheEnd(page)));
        await over.waitFor();
        expect(await eve.getByRole('textbox', { name: 'Type a move' }).count()).toBe(0);
        const seen = await logLines(eve);
        const told = await logLines(at(pages, 0));
        expect(seen.length).toBeGreaterThan(10);
        expect(seen.length).toBeLessThanOrEqual(told.length);
        expect(seen.filter((line) => !told.includes(line))).toEqual([]);
        await leave(...pages, eve);
      },
      LONG,
    );

  test(
    'round: a connection breaks in the middle and nothing is lost',
    async () => {
      const network = await Network.to(online.address);
      const pages = await seated(KINDS.round, [{}, { at: network.address }]);
      const bob = at(pages, 1);
      const others = pages.filter((page) => page !== bob).map((page) => typeToTheEnd(page));
      for (let answers = 0; answers < 3; answers++) await answerOnce(bob);
      const before = await logLines(bob);
      network.cut();
      await bob.getByText('Connection lost.').first().waitFor();
      network.mend();
      await bob.getByText('Connection lost.').first().waitFor({ state: 'hidden' });
      await Promise.all([...others, typeToTheEnd(bob)]);
      const after = await logLines(bob);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.length).toBeGreaterThan(before.length);
      network.close();
      await leave(...pages);
    },
    LONG,
  );

  if (SOAK)
    test(
      'challengers: a whole tournament',
      async () => {
        const pages = await seated(KINDS.challengers);
        const answers = await Promise.all(pages.map((page) => typeToTheEnd(page)));
        expect(Math.min(...answers)).toBeGreaterThan(6);
        for (const page of pages)
          expect(await page.getByRole('table').first().getByRole('row').count()).toBeGreaterThan(4);
        await leave(...pages);
      },
      LONG,
    );
}

/** A visitor's settings, screen and route to the server. */
interface Visitor {
  readonly settings?: object;
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  readonly at?: string;
}

/** Plays the first legal hole until the game is over. */
async function pressToTheEnd(page: Page, press: (hole: string) => Promise<void>): Promise<void> {
  const over = page.getByRole('region', { name: 'Game over' });
  const playable = page.getByRole('button', { name: /, playable,/ });
  for (let turns = 0; turns < 40; turns++) {
    await playable.or(over).first().waitFor();
    if (await over.isVisible()) return;
    const step = await page.locator('[data-step]').getAttribute('data-step');
    await press((await playable.first().getAttribute('aria-label')) ?? '');
    await page.locator(`[data-step]:not([data-step="${step}"])`).waitFor({ state: 'attached' });
  }
  throw new Error('the game does not end');
}

/** One requests a rematch, the other is notified and joins. */
async function playAgain(first: Page, second: Page): Promise<void> {
  const before = first.url();
  await first.getByRole('button', { name: 'Rematch', exact: true }).click();
  await first.waitForURL((url) => url.href !== before);
  await second.getByRole('button', { name: 'Join the rematch' }).tap();
  // Everyone has moved one chair further: now the other begins.
  await yourTurn(second);
  await turnOf(first, 'Bob');
}

async function sideways(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > innerWidth');
}
