import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anyAnswer } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at, range, sum } from '../../../engine/list.ts';
import { type Rng, rngFrom } from '../../../engine/rng.ts';
import { LANGUAGES, type Language, readBy } from '../../../engine/texts.ts';
import { boardProps, nameOfSeat, type SampledMoment, walk } from '../../../testing/moments.ts';
import { StageContext, type StageFrame } from '../../../ui/stage/context.ts';
import { round } from '../game.ts';
import type { Move, Options, Own, Round, State } from '../kind.ts';
import { packOf } from '../pack.ts';
import { offerInHand } from '../rules/draft.ts';
import { claimSentence } from './bubble.tsx';
import { deduce } from './deduction.ts';
import { board } from './index.tsx';
import { quickClaims } from './quick-claims.ts';
import { paidParts, purseParts } from './sums.ts';
import { allowed, tableOf } from './table.ts';

function html(moment: SampledMoment<Round>, seat: number | null, language: Language): string {
  return renderToString(
    board.Board({ ...boardProps(round, moment, seat, language), moment: null }),
  );
}

/** Answers at random but says little in the salon. */
function terse(ask: ReturnType<typeof round.asks>[number], rng: Rng): Move {
  return ask.talk && rng.below(3) > 0 ? ask.idle() : anyAnswer(ask, rng);
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

/** Most random games played in search of what a test needs. */
const MOST_GAMES = 20;

test.each(TABLES)('every moment at a table of %i, %j, can be seen', (seats, options) => {
  let [moments, pages, last] = [0, 0, ''];
  const phases = new Set<string>();
  const salon = options.salonSeconds === 0 ? [] : ['salon'];
  const all = ['attack', 'draft', 'over', 'prognosis', ...salon];
  for (let game = 0; game < MOST_GAMES && phases.size < all.length; game++)
    walk(round, { seats, options, rng: rngFrom([seats, 2, 3, game]), answer: terse }, (moment) => {
      const { type } = moment.state.open.phase;
      const everybody = [null, ...range(seats)];
      const turn = at(everybody, ++moments % everybody.length);
      for (const seat of phases.has(type) && type === last ? [turn] : everybody)
        expect(html(moment, seat, at(LANGUAGES, ++pages % 2))).toContain('round-board');
      phases.add(type);
      last = type;
    });
  expect([...phases].sort()).toEqual(all);
});

test.each(TABLES)('every beat at a table of %i, %j, can be seen', (seats, options) => {
  for (const seat of [null, ...range(Math.min(seats, 3))]) {
    let before: ReturnType<typeof boardProps<Round>> | undefined;
    walk(
      round,
      { seats, options: { ...options, nights: 1 }, rng: rngFrom([seats, 5, 6, 7]), answer: terse },
      (moment) => {
        const props = structuredClone({ ...boardProps(round, moment, seat, 'en'), ...STILL });
        const after = { ...props, ...HANDLERS, who: readBy(nameOfSeat, seat) };
        for (const beat of before ? beatsBetween(before, after) : [])
          expect(
            renderToString(
              board.Board({
                ...after,
                ask: undefined,
                view: beat.view,
                moment: beat.moment ?? null,
              }),
            ),
          ).toContain('round-board');
        before = after;
      },
    );
  }
});

/** What cannot be copied, and what stands for it. */
const STILL = { answer: null, who: null, showRule: null };
const HANDLERS = { answer: () => {}, showRule: () => {} };

function beatsBetween(
  { view: before }: ReturnType<typeof boardProps<Round>>,
  { view: after, news, who, language }: ReturnType<typeof boardProps<Round>>,
) {
  return board.scenes({ before, after, news, who, language });
}

test('what one bettor holds, was offered or wrote is never on the page of another', () => {
  let moments = 0;
  walk(
    round,
    { seats: 4, options: { nights: 3 }, rng: rngFrom([5, 6, 7, 8]), answer: terse },
    (moment) => {
      const { state } = moment;
      if (state.open.phase.type === 'over' || ++moments % 3 > 0) return;
      const seat = [null, 0, 1, 2, 3][(moments / 3) % 5] ?? null;
      const others = { ...state, own: state.own.map((own, i) => (i === seat ? own : blank(own))) };
      expect(html({ ...moment, state: others }, seat, 'en')).toBe(html(moment, seat, 'en'));
    },
  );
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
  const faces = (page: string): number => page.match(/round-card-number/g)?.length ?? 0;
  walk(round, { seats: 4, options: {}, rng: rngFrom([1, 2, 3, 5]), answer: terse }, (moment) => {
    const { own, open } = moment.state;
    if (open.phase.type !== 'salon' || open.night > 1) return;
    expect(faces(html(moment, null, 'en'))).toBe(open.faceUp.length);
    for (const seat of range(4)) {
      const page = html(moment, seat, 'en');
      expect(page).toContain(
        `aria-label="You: ${nameOfSeat(seat)}: ${at(at(own, seat).cards, 0)} `,
      );
      expect(faces(page)).toBe(open.faceUp.length + 2);
      seen++;
    }
  });
  expect(seen).toBeGreaterThan(0);
});

test('a purse opens into its start and all that the nights brought', () => {
  const end = walk(
    round,
    { seats: 3, options: {}, rng: rngFrom([3, 3, 3, 3]), answer: terse },
    () => {},
  );
  const table = tableOf(boardProps(round, end, 1, 'fr'));
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
  walk(
    round,
    {
      seats: 4,
      options: { lieLimit: 0, firstStarter: 2 },
      rng: rngFrom([4, 4, 4, 5]),
      answer: terse,
    },
    (moment) => {
      if (pages.length === 0) pages.push(html(moment, 2, 'en'));
    },
  );
  expect(pages[0]?.match(/round-number round-dim/g)).toHaveLength(5);
});

test('the notebook counts every boxer once over all places', () => {
  walk(round, { seats: 2, options: {}, rng: rngFrom([2, 2, 2, 2]), answer: terse }, ({ state }) => {
    const { open } = state;
    if (open.phase.type === 'over') return;
    for (const seat of [null, 0, 1]) {
      const view = viewOf(round, state, seat);
      const { columns, share } = deduce(view);
      const inHand: readonly number[] =
        drafter(state) === seat ? offerInHand(at(state.own, seat ?? 0)) : [];
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

/** What the page puts around the board while it asks the viewer something. */
const FRAME: StageFrame = {
  ...{ name: '', seats: 4, you: 0, who: nameOfSeat, asked: [0], question: { text: '', rule: '' } },
  ...{ portrait: () => null, seatNote: () => null, waiting: '', beat: null, tick: 0, waits: false },
  ...{ next: () => {}, skip: () => {}, tell: () => {}, way: null, bar: null, actions: null },
  ...{ tabs: [], toasts: null, overlay: null, motion: false, numbers: false },
};

test.each(LANGUAGES)('a salon shows no clock of its own, in %s', (language) => {
  let salons = 0;
  walk(round, { seats: 4, options: {}, rng: rngFrom([4, 5, 6, 7]), answer: terse }, (moment) => {
    if (moment.state.open.phase.type !== 'salon' || ++salons > 5) return;
    const props = { ...boardProps(round, moment, 0, language), moment: null };
    const page = renderToString(
      <StageContext.Provider value={FRAME}>{board.Board(props)}</StageContext.Provider>,
    );
    expect(page).toContain('stage-says');
    expect(page).not.toMatch(/\b60\b|\b\d+\s?s\b/);
  });
  expect(salons).toBeGreaterThan(0);
});

test('statements of one press are allowed, about the own two duels, and never offered twice', () => {
  const kinds = new Set<string>();
  const all = ['doubt', 'hold', 'returned', 'trust'];
  for (let game = 0; game < MOST_GAMES && (game < 3 || kinds.size < all.length); game++) {
    const seats = at([2, 3, 5], game % 3);
    walk(
      round,
      { seats, options: {}, rng: rngFrom([seats, 7, 3, game]), answer: terse },
      (moment) => {
        if (moment.state.open.phase.type !== 'salon') return;
        const table = tableOf({ ...boardProps(round, moment, 0, 'en'), moment: null });
        const claims = quickClaims(table);
        const said = table.view.open.claims.filter(({ by }) => by === 0).map(({ claim }) => claim);
        const sentences = claims.map((claim) => claimSentence(table, claim));
        expect(new Set(sentences).size).toBe(sentences.length);
        for (const claim of claims) {
          kinds.add(claim.kind);
          expect(allowed(table, 'say').map((move) => move.claim)).toContainEqual(claim);
          expect(said).not.toContainEqual(claim);
        }
      },
    );
  }
  expect([...kinds].sort()).toEqual(all);
});
