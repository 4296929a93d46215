import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/engine/texts.ts';
import { GAMES } from '../../src/games/rules.ts';
import { boxFaults } from './boxes.ts';
import { type Served, serveThePage } from './browser.ts';
import { keep, recordedQuestions } from './recorded.ts';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;

interface Recorded {
  readonly seats: number;
  readonly options: object;
  /** Further games in which something rare is asked. */
  readonly rare?: readonly number[];
  /** What must be among the questions that were found. */
  readonly asks: string;
}

/** Seats, options and games with which a game asks all that it can ask. */
const TABLES: Readonly<Record<string, Recorded>> = {
  grid: { seats: 2, options: {}, asks: 'place' },
  challengers: {
    seats: 4,
    options: { duelChoice: true },
    rare: [21, 45],
    asks: 'draw pick trim trade reveal search arrange exhaust keepTop',
  },
  knockout: { seats: 4, options: {}, asks: '' },
  round: { seats: 5, options: {}, asks: '' },
  kickbox: {
    seats: 2,
    options: { clock: 'manual', mulligan: 'either', roundStart: 'duel' },
    rare: [25],
    asks: 'mulligan initiative redraw clock penalty draw action handLimit defend speed press power combo countDown countCorner ringBreak',
  },
};

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

describe('everything that a decision needs is in the window, whatever its size', () => {
  for (const hosted of GAMES.filter(({ id }) => id in TABLES))
    for (const language of LANGUAGES)
      test(`${hosted.id}, ${language}`, async () => {
        const table = TABLES[hosted.id] ?? { seats: hosted.seats.min, options: {}, asks: '' };
        const games = recordedQuestions(hosted, table.seats, table.options, table.rare);
        const found = games.map(({ about }) => about);
        expect(found).toEqual(expect.arrayContaining(table.asks.split(' ').filter(Boolean)));
        expect(games.length).toBeGreaterThan(1);
        const page = await served.visitor({ language, own: ['language'] }, { width: 1440 });
        await keep(page, games);
        const faults: string[] = [];
        for (const { game, about } of games) {
          await page.goto(`${served.address}/table/${game}-${about}`);
          await page
            .locator('[data-turn="mine"], [data-turn="over"]')
            .waitFor({ state: 'attached' });
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            await page.evaluate(
              'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
            );
            for (const fault of await boxFaults(page))
              faults.push(`${about} ${width}×${height}: ${fault}`);
          }
        }
        await page.context().close();
        expect(faults).toEqual([]);
      });
});
