import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anyAnswer, askData } from '../../../engine/ask.ts';
import { hears, viewOf } from '../../../engine/game.ts';
import { at, range, sum } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { askOf, listener } from '../../../engine/referee.ts';
import { type Rng, rngFrom } from '../../../engine/rng.ts';
import { LANGUAGES, type Language } from '../../../engine/texts.ts';
import { round } from '../game.ts';
import type { Heard, Options, Own, Round, State } from '../kind.ts';
import { packOf } from '../pack.ts';
import { offerInHand } from '../rules/draft.ts';
import { deduce } from './deduction.ts';
import { board } from './index.tsx';
import { paidParts, purseParts } from './sums.ts';
import { tableOf } from './table.ts';

/** A moment of a game: how it stands, what was told, and what of it was new. */
interface Moment {
  readonly state: State;
  readonly told: readonly Heard[];
  readonly fresh: number;
}

const NAMES = ['Ann', 'Bob', 'Cem', 'Dot', 'Eva', 'Fay', 'Gil', 'Hal'];
const who = (seat: number): string => NAMES[seat] ?? '?';

/** What the page hands to the board of a seat. */
function propsFor({ state, told, fresh }: Moment, seat: number | null, language: Language) {
  const heard = told.filter((one) => hears(one, seat));
  const ask = seat === null ? undefined : askOf(round, state, seat);
  return {
    view: viewOf(round, state, seat),
    ask: ask && askData(ask),
    heard,
    news: told.slice(fresh).filter((one) => hears(one, seat)),
    answer: () => {},
    who,
    language,
    motion: true,
    showRule: () => {},
    hint: ask ? ask.idle() : null,
  };
}

function html(moment: Moment, seat: number | null, language: Language): string {
  return renderToString(board(propsFor(moment, seat, language)));
}

/** Plays a random game and shows every moment of it; in the salon a few things are said. */
function walk(
  seats: number,
  options: Partial<Options>,
  rng: Rng,
  look: (moment: Moment) => void,
): Moment {
  const tell = listener<Round>();
  const state = round.setup(seats, { ...normalOptions(round.options), ...options }, rng, tell);
  let fresh = 0;
  for (;;) {
    const asks = round.asks(state);
    look({ state, told: tell.told, fresh });
    if (asks.length === 0) return { state, told: tell.told, fresh };
    const ask = at(asks, rng.below(asks.length));
    const silent = ask.talk && rng.below(3) > 0;
    fresh = tell.told.length;
    round.play(state, ask.seat, silent ? ask.idle() : anyAnswer(ask, rng), rng, tell);
  }
}

/** The tables that look different. */
const TABLES: readonly (readonly [number, Partial<Options>])[] = [
  [2, { nights: 2 }],
  [2, { twoPlayerPairing: 'sameSlot', salonSeconds: 0, lieLimit: null }],
  [3, { nights: 2 }],
  [3, { threePlayerRing: 'paired', stakeMin: 3, nights: 2 }],
  [4, { nights: 3 }],
  [5, { pack: 'large', nights: 1 }],
  [8, { nights: 1 }],
];

test.each(TABLES)('every moment at a table of %i, %j, can be seen', (seats, options) => {
  let [moments, pages, last] = [0, 0, ''];
  const phases = new Set<string>();
  walk(seats, options, rngFrom([seats, 2, 3, 4]), (moment) => {
    const { type } = moment.state.open.phase;
    const everybody = [null, ...range(seats)];
    const turn = at(everybody, ++moments % everybody.length);
    for (const seat of phases.has(type) && type === last ? [turn] : everybody)
      expect(html(moment, seat, at(LANGUAGES, ++pages % 2))).toContain('round-board');
    phases.add(type);
    last = type;
  });
  const salon = options.salonSeconds === 0 ? [] : ['salon'];
  expect([...phases].sort()).toEqual(['attack', 'draft', 'over', 'prognosis', ...salon]);
});

test('what one bettor holds, was offered or wrote is never on the page of another', () => {
  let moments = 0;
  walk(4, { nights: 3 }, rngFrom([5, 6, 7, 8]), (moment) => {
    const { state } = moment;
    if (state.open.phase.type === 'over' || ++moments % 3 > 0) return;
    const seat = [null, 0, 1, 2, 3][(moments / 3) % 5] ?? null;
    const others = { ...state, own: state.own.map((own, i) => (i === seat ? own : blank(own))) };
    expect(html({ ...moment, state: others }, seat, 'en')).toBe(html(moment, seat, 'en'));
  });
  expect(moments).toBeGreaterThan(40);
});

/** As many cards and sheets, all of them others. */
function blank({ offers, cards, sheets }: Own): Own {
  return {
    offers: offers.map(() => [3, 4] as const),
    cards: cards.map(() => 3),
    sheets: sheets?.map(() => ({ left: 'win', right: 'lose', stake: 2 }) as const) ?? null,
  };
}

test('a spectator sees no boxer that lies face down, and a bettor the own one', () => {
  let seen = 0;
  walk(4, {}, rngFrom([1, 2, 3, 5]), (moment) => {
    const { own, open } = moment.state;
    if (open.phase.type !== 'prognosis' || open.night > 1) return;
    const watching = html(moment, null, 'en');
    expect(watching).not.toContain('For your eyes only');
    expect(watching.match(/round-small round-face/g)).toHaveLength(open.faceUp.length);
    for (const seat of range(4)) {
      const page = html(moment, seat, 'en');
      expect(page).toContain(`aria-label="${who(seat)}: ${at(at(own, seat).cards, 0)} `);
      expect(page.match(/round-small round-face/g)).toHaveLength(open.faceUp.length + 1);
      seen++;
    }
  });
  expect(seen).toBeGreaterThan(0);
});

test('a purse opens into its start and all that the nights brought', () => {
  const end = walk(3, {}, rngFrom([3, 3, 3, 3]), () => {});
  const table = tableOf(propsFor(end, 1, 'fr'), false);
  const { history, purses } = end.state.open;
  for (const seat of range(3)) {
    const parts = purseParts(table, seat, history.length);
    expect(parts[0]?.value).toBe(8);
    expect(sum(parts.map(({ value }) => value))).toBe(at(purses, seat));
    for (const { paid } of history) {
      const of = at(paid, seat);
      expect(sum(paidParts(table, of).map(({ value }) => value))).toBe(of.delta);
    }
  }
});

test('a truthful table lights one number for each boxer, and dims the rest', () => {
  const pages: string[] = [];
  walk(4, { lieLimit: 0, firstStarter: 2 }, rngFrom([4, 4, 4, 5]), (moment) => {
    if (pages.length === 0) pages.push(html(moment, 2, 'en'));
  });
  expect(pages[0]?.match(/round-number round-dim/g)).toHaveLength(5);
});

test('the notebook counts every boxer once over all places', () => {
  walk(2, {}, rngFrom([2, 2, 2, 2]), ({ state }) => {
    const { open } = state;
    if (open.phase.type === 'over') return;
    for (const seat of [null, 0, 1]) {
      const view = viewOf(round, state, seat);
      const { columns, share } = deduce(view);
      const inHand = drafter(state) === seat ? offerInHand(at(state.own, seat ?? 0)) : [];
      for (const number of packOf(2, view.options).numbers) {
        const total = sum(columns.map((column) => share(number, column) ?? 0));
        expect(total).toBeCloseTo(inHand.includes(number) ? 0 : 1);
      }
    }
  });
});

/** Who is choosing a boxer. */
function drafter(state: State): number | undefined {
  return round.asks(state).find(({ about }) => about === 'draft')?.seat;
}
