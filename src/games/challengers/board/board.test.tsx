import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anyAnswer, askData } from '../../../engine/ask.ts';
import { hears, viewOf } from '../../../engine/game.ts';
import { at, range, sum } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { askOf, listener } from '../../../engine/referee.ts';
import { type Rng, rngFrom } from '../../../engine/rng.ts';
import { LANGUAGES, type Language } from '../../../engine/texts.ts';
import { challengers } from '../game.ts';
import { cardOf } from '../instances.ts';
import type { Challengers, Heard, Move, Options, State } from '../kind.ts';
import { boardWords } from '../texts/board.ts';
import { labelOf } from './card-face.tsx';
import { sumParts } from './comparison.tsx';
import { framesOf, reelsOf } from './film.ts';
import { board } from './index.tsx';
import type { Table } from './table.ts';

/** A moment of a tournament: how it stands, what was told, and what of it was new. */
interface Moment {
  readonly state: State;
  readonly told: readonly Heard[];
  readonly fresh: number;
}

/** What a seat is given to see of a moment, as the page would send it. */
function tableOf({ state, told, fresh }: Moment, seat: number | null, language: Language): Table {
  const ask = seat === null ? undefined : askOf(challengers, state, seat);
  return {
    view: viewOf(challengers, state, seat),
    ask: ask && askData(ask),
    heard: told.filter((one) => hears(one, seat)),
    news: told.slice(fresh).filter((one) => hears(one, seat)),
    answer: () => {},
    who: (player) => `Player ${player}`,
    language,
    motion: true,
    showRule: () => {},
    hint: ask ? ask.idle() : null,
    words: boardWords[language],
  };
}

function html(moment: Moment, seat: number | null, language: Language): string {
  return renderToString(board(tableOf(moment, seat, language)));
}

/** Plays a random tournament and shows every moment of it, with the seat that answers next. */
function walk(
  seats: number,
  options: Partial<Options>,
  rng: Rng,
  look: (moment: Moment, next: Move | undefined, seat: number) => void,
): void {
  const tell = listener<Challengers>();
  const all = { ...normalOptions(challengers.options), ...options };
  const state = challengers.setup(seats, all, rng, tell);
  let fresh = 0;
  for (;;) {
    const asks = challengers.asks(state);
    const ask = asks[rng.below(Math.max(1, asks.length))];
    const move = ask && keenAnswer(ask, rng);
    look({ state, told: tell.told, fresh }, move, ask?.seat ?? 0);
    if (!ask || !move) return;
    fresh = tell.told.length;
    challengers.play(state, ask.seat, move, rng, tell);
  }
}

/** Somebody who keeps most cards: decks that are trimmed to nothing show little. */
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
    walk(seats, options, rngFrom([seed, 2, 3, 4]), (moment, next, seat) => {
      const { type } = at(moment.state.open.players, seat).phase;
      const asked = askOf(challengers, moment.state, seat)?.about ?? type;
      const kind = `${seats} ${asked} ${moment.state.open.finalists !== null}`;
      const times = often.get(kind) ?? 0;
      often.set(kind, times + 1);
      if (times > 1 && next) return;
      seen.add(next ? asked : 'end');
      for (const [n, viewer] of [null, seat, (seat + 1) % seats].entries()) {
        const language = at(LANGUAGES, (times + n) % 2);
        expect(html(moment, viewer, language)).toContain('challengers-board');
      }
    });
  const drafts = ['draw', 'pick', 'trade', 'trim'];
  const choices = ['keepTop', 'arrange', 'search', 'exhaust', 'benchToDeck', 'reveal'];
  expect([...seen]).toEqual(expect.arrayContaining([...drafts, ...choices, 'end']));
});

test('a match told step by step ends up as it lies on the table', () => {
  let compared = 0;
  for (const [seed, [seats, options]] of TOURNAMENTS.entries())
    walk(seats, options, rngFrom([seed, 5, 5, 5]), ({ state, told }) => {
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
    });
  expect(compared).toBeGreaterThan(100);
});

test('the sum behind every strength adds up', () => {
  let sums = 0;
  walk(2, {}, rngFrom([4, 4, 4, 4]), (moment, next) => {
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
  });
  expect(sums).toBeGreaterThan(30);
});

test('what one player holds is never on the page of the others', () => {
  let moments = 0;
  walk(3, {}, rngFrom([6, 6, 6, 6]), (moment) => {
    if (++moments % 6 > 0) return;
    const seat = [null, 0, 1, 2][(moments / 6) % 4] ?? null;
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
  });
  expect(moments).toBeGreaterThan(60);
});

test('a picker sees the offer in full, and what each card does to the bench', () => {
  const rng = rngFrom([8, 8, 8, 8]);
  let picks = 0;
  walk(2, {}, rng, (moment, next, seat) => {
    if (next?.type !== 'pick' || picks++ > 5) return;
    const page = html(moment, seat, 'en');
    const own = at(moment.state.own, seat);
    for (const card of own.offer) {
      const shares = own.deck.some((other) => cardOf(other).key === cardOf(card).key);
      const label = labelOf(tableOf(moment, seat, 'en'), card).replaceAll("'", '&#x27;');
      expect(page).toContain(`Pick ${label} – ${shares ? 'shares a space' : 'a new name'}`);
    }
  });
  expect(picks).toBeGreaterThan(3);
});

test('a deck of more than six names is warned about', () => {
  walk(2, {}, rngFrom([1, 9, 1, 9]), (moment, _, seat) => {
    const names = new Set(at(moment.state.own, seat).deck.map((card) => cardOf(card).key)).size;
    if (moment.state.open.matches.length > 0 || range(3).includes(names)) return;
    const warned = html(moment, seat, 'fr').includes('challengers-warning');
    expect(warned).toBe(names > 6);
  });
});

test('the standings wait until a match has been watched', () => {
  let matches = 0;
  walk(2, {}, rngFrom([3, 1, 3, 1]), (moment) => {
    const table = tableOf(moment, 0, 'en');
    const ended = table.news.some(({ news }) => news.type === 'matchEnded');
    if (!ended || moment.state.open.result) return;
    matches++;
    const { standings, standingsLater } = table.words;
    const running = renderToString(board(table));
    expect(running).toContain(standingsLater);
    expect(running).not.toContain(`>${standings}<`);
    const still = renderToString(board({ ...table, motion: false }));
    expect(still).toContain(`>${standings}<`);
  });
  expect(matches).toBeGreaterThan(2);
});
