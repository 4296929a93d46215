import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anyAnswer } from '../../../engine/ask.ts';
import { at, range, sum } from '../../../engine/list.ts';
import { askOf } from '../../../engine/referee.ts';
import { type Rng, rngFrom } from '../../../engine/rng.ts';
import { LANGUAGES, type Language } from '../../../engine/texts.ts';
import { boardProps, nameOfSeat, type SampledMoment, walk } from '../../../testing/moments.ts';
import { CARDS } from '../cards.ts';
import { challengers } from '../game.ts';
import { cardOf } from '../instances.ts';
import type { Challengers, Move, Options } from '../kind.ts';
import { layersOf } from './art.tsx';
import { labelOf } from './card.tsx';
import { bestRows } from './deck.tsx';
import { supportersOf } from './draft.tsx';
import { DRAWINGS } from './drawings.ts';
import { framesOf, reelsOf } from './film.ts';
import { board } from './index.tsx';
import { sumParts } from './park.tsx';
import { type Table, worded } from './table.ts';

/** What a seat is given to see of a moment, as the page would send it. */
function tableOf(
  moment: SampledMoment<Challengers>,
  seat: number | null,
  language: Language,
): Table {
  const props = boardProps(challengers, moment, seat, language);
  return worded({ ...props, moment: null }, () => {});
}

function html(moment: SampledMoment<Challengers>, seat: number | null, language: Language): string {
  return renderToString(board.Board(tableOf(moment, seat, language)));
}

/** Answers at random but keeps most cards: an empty deck would show little. */
function keenAnswer(ask: ReturnType<typeof challengers.asks>[number], rng: Rng): Move {
  const move = anyAnswer(ask, rng);
  return move.type === 'remove' && rng.below(4) > 0 ? ask.idle() : move;
}

const TOURNAMENTS: readonly (readonly [number, Partial<Options>])[] = [
  [1, { robotLevel: 5, soloCards: true }],
  [2, { duelChoice: true }],
  [3, {}],
  [4, { round4: 'A2orB2', openTrophies: true }],
  [8, {}],
];

test('every kind of moment can be seen by everybody, in both languages', () => {
  const seen = new Set<string>();
  const often = new Map<string, number>();
  const more = range(6).map(() => [2, {}] as const);
  for (const [seed, [seats, options]] of [...TOURNAMENTS, ...more].entries())
    walk(
      challengers,
      { seats: seats, options: options, rng: rngFrom([seed, 2, 3, 4]), answer: keenAnswer },
      (moment, next, seat) => {
        const { type } = at(moment.state.open.players, seat).phase;
        const asked = askOf(challengers, moment.state, seat)?.about ?? type;
        const kind = `${seats} ${asked} ${moment.state.open.finalists !== null}`;
        const times = often.get(kind) ?? 0;
        often.set(kind, times + 1);
        if (times > 0 && next) return;
        seen.add(next ? asked : 'end');
        for (const [n, viewer] of [null, seat, (seat + 1) % seats].entries()) {
          const language = at(LANGUAGES, (times + n) % 2);
          expect(html(moment, viewer, language)).toContain('stage-challengers');
        }
      },
    );
  const drafts = ['draw', 'pick', 'trade', 'trim'];
  const choices = ['keepTop', 'arrange', 'search', 'exhaust', 'benchToDeck', 'reveal'];
  expect([...seen]).toEqual(expect.arrayContaining([...drafts, ...choices, 'end']));
});

test('a match told step by step ends up as it lies on the table', () => {
  let compared = 0;
  for (const [seed, [seats, options]] of TOURNAMENTS.entries())
    walk(
      challengers,
      { seats: seats, options: options, rng: rngFrom([seed, 5, 5, 5]), answer: keenAnswer },
      ({ state, told }) => {
        for (const m of state.open.matches) {
          const reel = reelsOf(told).find(({ id }) => id === m.id);
          const frame = reel && framesOf(told, reel).at(-1);
          expect(frame?.flag ?? null).toBe(m.flag);
          for (const side of [0, 1] as const) {
            const { row, bench, exhaust, charge } = m.zones[side];
            const player = m.sides[side];
            const deck = state.hidden.decks[player === 'robot' ? seats : player]?.length;
            const ground = frame?.grounds[side];
            expect(ground).toMatchObject({ bench, exhaust, charge, deck });
            expect(ground?.row.map(({ card }) => card)).toEqual(row.map(({ card }) => card));
            compared++;
          }
        }
      },
    );
  expect(compared).toBeGreaterThan(100);
});

test('the sum behind every strength adds up', () => {
  let sums = 0;
  walk(
    challengers,
    { seats: 2, options: {}, rng: rngFrom([4, 4, 4, 4]), answer: keenAnswer },
    (moment, next) => {
      if (next) return;
      const table = tableOf(moment, 0, 'en');
      for (const { news } of moment.told) {
        if (news.type !== 'compared') continue;
        const total = (parts: typeof news.attackParts): number =>
          sum(sumParts(table, parts).map(({ value }) => value));
        expect(total(news.attackParts)).toBe(news.attack);
        expect(total(news.holdParts)).toBe(news.hold);
        sums++;
      }
    },
  );
  expect(sums).toBeGreaterThan(30);
});

test('what one player holds is never on the page of the others', () => {
  let moments = 0;
  walk(
    challengers,
    { seats: 3, options: {}, rng: rngFrom([6, 6, 6, 6]), answer: keenAnswer },
    (moment) => {
      if (++moments % 12 > 0) return;
      const seat = [null, 0, 1, 2][(moments / 12) % 4] ?? null;
      const own = moment.state.own.map((mine, n) =>
        n === seat
          ? mine
          : {
              ...mine,
              offer: mine.offer.map(() => 'city-champion~1'),
              deck: mine.deck.map(() => 'city-champion~1'),
              values: mine.values.map(() => 77),
            },
      );
      const state = { ...moment.state, own };
      expect(html({ ...moment, state }, seat, 'en')).toBe(html(moment, seat, 'en'));
    },
  );
  expect(moments).toBeGreaterThan(60);
});

test('who has nothing to do in a round sees who meets whom, and how it went', () => {
  const [drafting, over] = [new Set<string>(), new Set<string>()];
  walk(
    challengers,
    { seats: 4, options: {}, rng: rngFrom([4, 4, 2, 2]), answer: keenAnswer },
    (moment) => {
      const page = html(moment, null, 'en');
      if (!page.includes('ch-encounters')) return;
      const sides = [
        ...page.matchAll(
          /ch-encounter-side seat-\d(?: (ch-encounter-\w+))?".*?<b>(\w+)<\/b>.*?<em>(.*?)<\/em>/g,
        ),
      ].map(([, won, name, doing]) => ({ won, name, doing }));
      expect(sides.map(({ name }) => name).sort()).toEqual(range(4).map(nameOfSeat).sort());
      for (const { won, doing = '' } of sides) (won ? over : drafting).add(doing);
    },
  );
  expect([...over].sort()).toEqual(['Lost', 'Won']);
  expect([...drafting]).toContain('Picking');
});

test('a picker sees the offer in full, and what each card does to the bench', () => {
  const rng = rngFrom([8, 8, 8, 8]);
  let picks = 0;
  walk(
    challengers,
    { seats: 2, options: {}, rng: rng, answer: keenAnswer },
    (moment, next, seat) => {
      if (next?.type !== 'pick' || picks++ > 5) return;
      const page = html(moment, seat, 'en');
      const own = at(moment.state.own, seat);
      for (const card of own.offer) {
        const shares = own.deck.some((other) => cardOf(other).key === cardOf(card).key);
        const label = labelOf(tableOf(moment, seat, 'en'), card).replaceAll("'", '&#x27;');
        expect(page).toContain(`Pick ${label}. ${shares ? 'It shares' : 'A new name'}`);
      }
    },
  );
  expect(picks).toBeGreaterThan(3);
});

test('a deck of more than six names is warned about', () => {
  walk(
    challengers,
    { seats: 2, options: {}, rng: rngFrom([1, 9, 1, 9]), answer: keenAnswer },
    (moment, _, seat) => {
      const names = new Set(at(moment.state.own, seat).deck.map((card) => cardOf(card).key)).size;
      if (moment.state.open.matches.length > 0 || range(3).includes(names)) return;
      const page = html(moment, seat, 'fr');
      if (page.includes('ch-names')) expect(page.includes('ch-warning')).toBe(names > 6);
    },
  );
});

test('every card has a picture of its own', () => {
  const keys = new Set(CARDS.map(({ key }) => key));
  expect(Object.keys(DRAWINGS).sort()).toEqual([...keys].sort());
  expect(new Set(Object.values(DRAWINGS)).size).toBe(keys.size);
  for (const key of keys)
    for (const { ink, width, path } of layersOf(key)) {
      expect('pkrgbsec').toContain(ink.toLowerCase());
      expect(width === '' || Number(width) > 0).toBe(true);
      expect(path).toMatch(/^M[-\d.\sMLHVQTAZCSmlhvqtazcs]+$/);
    }
});

test('a card on offer names the cards of the deck that strengthen it, each once', () => {
  const deck = ['funfair-vendor~1', 'funfair-vendor~2', 'castle-bard~1', 'castle-blacksmith~1'];
  const names = (card: string) => supportersOf(deck, card).map(({ by, amount }) => [by, amount]);
  expect(names('funfair-clown~1')).toEqual([
    ['funfair-vendor~1', 1],
    ['castle-bard~1', 1],
  ]);
  expect(names('haunted-skeleton~1')).toEqual([['castle-bard~1', 1]]);
});

test('a deck is laid out in as many rows as make its cards largest', () => {
  expect([bestRows(8, 3.3), bestRows(8, 1.8), bestRows(8, 0.8)]).toEqual([1, 2, 3]);
  expect([bestRows(1, 1), bestRows(14, 3.3), bestRows(14, 0.8)]).toEqual([1, 2, 4]);
});
