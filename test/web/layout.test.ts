import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hosted } from '../../src/engine/hosted.ts';
import { LANGUAGES, type Language } from '../../src/engine/texts.ts';
import { GAMES } from '../../src/games/rules.ts';
import { SOAK } from '../../src/testing/size.ts';
import { boxFaults } from './boxes.ts';
import { leave, type Served, serveThePage } from './browser.ts';
import { type RecordedGame, recordedQuestions } from './recorded.ts';

const PHONE = [390, 844] as const;

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  PHONE,
  [844, 390],
  // The narrowest phones.
  [360, 740],
  // A screen of 1440 × 900 at 200 % zoom.
  [720, 450],
] as const;

/** The smallest phones, on their side. */
const SMALLEST = [640, 360] as const;

/** A screen on which everything is larger. */
const LARGE = [2560, 1300] as const;

/**
 * In the usual run every question is shown in French at the size of a phone and at every other size in
 * turn, and in English, the shorter language, at two sizes; in `npm run soak` at all.
 */
function sizesFor(language: Language, { smallest = false }: Recorded, question: number) {
  if (language === 'en' && !SOAK) return [SIZES[0], PHONE];
  const sizes = smallest ? [...SIZES, SMALLEST] : SIZES;
  return SOAK
    ? [...sizes, LARGE]
    : sizes.filter((size, i) => size === PHONE || (i + question) % 2 === 0);
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
    test(hosted.id, async () => {
      const table = TABLES[hosted.id] ?? { seats: hosted.seats.min, options: {}, asks: '' };
      const saved = questionsOf(hosted, table);
      expect(saved.length).toBeGreaterThan(1);
      const faults: string[] = [];
      for (const language of LANGUAGES) {
        const page = await served.visitor(
          { language, own: ['language'] },
          { width: 1440, path: '/credits', saved },
        );
        for (const [question, { game, about }] of saved.entries()) {
          await page.evaluate(showTable(`${game}-${about}`));
          for (const [width, height] of sizesFor(language, table, question)) {
            await page.setViewportSize({ width, height });
            for (const fault of await boxFaults(page))
              faults.push(`${language} ${about} ${width}×${height}: ${fault}`);
          }
        }
        await leave(page);
      }
      expect(faults).toEqual([]);
    });
});
