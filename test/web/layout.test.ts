import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hosted } from '../../src/engine/hosted.ts';
import { LANGUAGES, type Language } from '../../src/engine/texts.ts';
import { GAMES } from '../../src/games/rules.ts';
import { SOAK } from '../../src/testing/size.ts';
import { boxFaults } from './boxes.ts';
import { type Served, serveThePage } from './browser.ts';
import { keep, type RecordedGame, recordedQuestions } from './recorded.ts';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  // A screen of 1440 × 900 at 200 % zoom.
  [720, 450],
] as const;

/** The smallest phones, on their side. */
const SMALLEST = [640, 360] as const;

/** English, the shorter language, is checked at two sizes in the usual run and at all in `npm run soak`. */
function sizesFor(language: Language, { smallest = false }: Recorded) {
  if (language === 'en' && !SOAK) return [SIZES[0], SIZES[4]];
  return smallest ? [...SIZES, SMALLEST] : SIZES;
}

interface Recorded {
  readonly seats: number;
  readonly options: object;
  /** Further games in which rare questions occur. */
  readonly rare?: readonly number[];
  /** Questions that must be among those found. */
  readonly asks: string;
  /** Variants that look different, and the questions checked there. */
  readonly variants?: readonly Variant[];
  /** Whether its decisions also fit the smallest window. */
  readonly smallest?: boolean;
}

interface Variant {
  readonly options: object;
  readonly asks: string;
  /** Which occurrence of the question is used. */
  readonly nth?: number;
}

/** Seats, options and games in which a game asks all its questions. */
const TABLES: Readonly<Record<string, Recorded>> = {
  grid: {
    seats: 2,
    options: {},
    asks: 'place over',
    variants: [
      { options: { swap: true, begins: 'seat1', board: 'hex3' }, asks: 'place', nth: 1 },
      { options: { board: 'hex5', handicap: 3, captures: 'optional' }, asks: 'place' },
    ],
  },
  challengers: {
    seats: 4,
    options: { duelChoice: true },
    rare: [21, 45, 577],
    asks: 'draw pick trim trade reveal search arrange exhaust keepTop benchToDeck over',
  },
  knockout: {
    seats: 4,
    options: { colours: 'chosen' },
    asks: 'colour challenge train chip play over',
    smallest: true,
  },
  round: {
    seats: 5,
    options: {},
    asks: 'draft salon talk prognosis attack over',
    smallest: true,
  },
  kickbox: {
    seats: 2,
    options: { clock: 'manual', mulligan: 'either', roundStart: 'duel' },
    rare: [25],
    asks: 'mulligan initiative redraw clock penalty draw action handLimit defend speed press power combo countDown countCorner ringBreak over',
    variants: [
      {
        options: { ringBreak: 'random', openHands: true, 'red.belt': 'dan9', 'blue.belt': 'dan9' },
        asks: 'ringBreak defend handLimit',
      },
      { options: { variant: 'streetfight' }, asks: 'action' },
    ],
  },
};

/** A game for every question, including those of variants; each named one must be among them. */
function questionsOf(hosted: Hosted, table: Recorded): RecordedGame[] {
  const games = recordedQuestions(hosted, table);
  const found = games.map(({ about }) => about);
  expect(found).toEqual(expect.arrayContaining(table.asks.split(' ').filter(Boolean)));
  const others = (table.variants ?? []).flatMap((variant, place) => {
    const mark = `-${place + 1}`;
    const wanted = variant.asks.split(' ').map((about) => about + mark);
    const all = recordedQuestions(hosted, { seats: table.seats, ...variant, mark });
    const some = all.filter(({ about }) => wanted.includes(about));
    expect(some).toHaveLength(wanted.length);
    return some;
  });
  return [...games, ...others];
}

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

/** Leaves the current table and opens another one without reloading the page. */
const showTable = (id: string): string => `(async () => {
  const until = async (find) => {
    while (!find()) await new Promise((done) => requestAnimationFrame(done));
  };
  history.pushState(null, '', '/credits');
  await until(() => !document.querySelector('.stage'));
  history.pushState(null, '', '/table/${id}');
  await until(() => document.querySelector('[data-turn="mine"], [data-turn="over"]'));
})()`;

describe('everything needed for a decision fits the window at every size', () => {
  for (const hosted of GAMES.filter(({ id }) => id in TABLES))
    for (const language of LANGUAGES)
      test(`${hosted.id}, ${language}`, async () => {
        const table = TABLES[hosted.id] ?? { seats: hosted.seats.min, options: {}, asks: '' };
        const games = questionsOf(hosted, table);
        expect(games.length).toBeGreaterThan(1);
        const page = await served.visitor({ language, own: ['language'] }, { width: 1440 });
        await keep(page, games);
        const faults: string[] = [];
        for (const { game, about } of games) {
          await page.evaluate(showTable(`${game}-${about}`));
          for (const [width, height] of sizesFor(language, table)) {
            await page.setViewportSize({ width, height });
            for (const fault of await boxFaults(page))
              faults.push(`${about} ${width}×${height}: ${fault}`);
          }
        }
        await page.context().close();
        expect(faults).toEqual([]);
      });
});
