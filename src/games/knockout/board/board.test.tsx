import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { at, range, sum } from '../../../engine/list.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { LANGUAGES, type Language } from '../../../engine/texts.ts';
import { boardProps, type SampledMoment, walk } from '../../../testing/moments.ts';
import { START_CAPITAL } from '../cards.ts';
import { knockout } from '../game.ts';
import type { KnockOut } from '../kind.ts';
import { boardWords } from '../texts/board.ts';
import { board } from './index.tsx';
import { cashParts, potParts } from './sums.ts';

/** What a seat sees of a moment, as the page would send it. */
function html(moment: SampledMoment<KnockOut>, seat: number | null, language: Language): string {
  const props = { ...boardProps(knockout, moment, seat, language), moment: null };
  return renderToString(<board.Board {...props} />);
}

test.each([null, 0, 1])('every kind of moment can be seen by seat %s', (seat) => {
  const phases = new Set<string>();
  let moments = 0;
  walk(knockout, { seats: 3, options: {}, rng: rngFrom([3, 2, 3, 4]) }, (moment) => {
    const { type } = moment.state.open.phase;
    moments++;
    if (phases.has(type) && moments % 9 > 0) return;
    phases.add(type);
    for (const language of LANGUAGES)
      expect(html(moment, seat, language)).toContain(boardWords[language].managers);
  });
  expect([...phases].sort()).toEqual(['betting', 'boxing', 'challenge', 'over', 'training']);
});

test.each([null, 0, 1])('seat %s sees the teams while colours are chosen', (seat) => {
  let moments = 0;
  const options = { colours: 'chosen' } as const;
  walk(knockout, { seats: 3, options, rng: rngFrom([3, 2, 3, 5]) }, (moment) => {
    if (moment.state.open.phase.type !== 'colours') return;
    moments++;
    const shown = html(moment, seat, 'en');
    expect(shown).toContain('Dustin Canvas');
    const taken = moment.state.open.colours.flatMap((colour) => colour ?? []);
    for (const colour of taken) expect(shown).toContain(`:var(--ink-${colour})`);
    expect(shown).toContain('--ink-of-2:var(--ink-none)');
  });
  expect(moments).toBe(3);
});

test('so can moments of a long game with every option, each by somebody', () => {
  const options = { seasons: 2, variableStart: true, discardsVisible: true } as const;
  let moments = 0;
  walk(knockout, { seats: 5, options: options, rng: rngFrom([5, 2, 3, 4]) }, (moment) => {
    if (++moments % 24 > 0 && moment.state.open.phase.type !== 'over') return;
    const seat = [null, 0, 1, 2, 3, 4][(moments / 24) % 6] ?? null;
    expect(html(moment, seat, 'fr')).toContain('stage-knockout');
  });
});

test('what one seat holds is never on the page of another', () => {
  let moments = 0;
  walk(knockout, { seats: 3, options: {}, rng: rngFrom([5, 6, 7, 8]) }, (moment) => {
    const { state } = moment;
    const secret = state.own.some(({ hand, chosen }) => hand.length > 0 || chosen);
    if (!secret || ++moments % 8 > 0) return;
    const seat = [null, 0, 1, 2][(moments / 8) % 4] ?? null;
    const others = { ...state, own: state.own.map((own, i) => (i === seat ? own : blank(own))) };
    expect(html({ ...moment, state: others }, seat, 'en')).toBe(html(moment, seat, 'en'));
  });
});

/** The same number of cards, all of another value. */
function blank({ reserve, hand, chosen }: KnockOut['own']): KnockOut['own'] {
  const fives = (cards: readonly number[]): number[] => cards.map(() => 5);
  return { reserve: fives(reserve), hand: fives(hand), chosen: chosen && fives(chosen) };
}

test('a fighter sees the own hand, and a spectator no hand at all', () => {
  const seen = { own: false };
  walk(knockout, { seats: 3, options: {}, rng: rngFrom([9, 9, 9, 9]) }, (moment) => {
    const { open, own } = moment.state;
    if (open.phase.type !== 'boxing' || seen.own) return;
    expect(html(moment, null, 'en')).not.toContain('Your hand');
    const { seat } = open.phase.fight.red;
    const page = html(moment, seat, 'en');
    expect(page).toContain('Your hand');
    for (const card of at(own, seat).hand) expect(page).toContain(`aria-label="card ${card}`);
    seen.own = true;
  });
  expect(seen.own).toBe(true);
});

test('a purse opens into the start capital and all that came and went', () => {
  const { state, told } = walk(
    knockout,
    { seats: 5, options: { seasons: 2 }, rng: rngFrom([1, 1, 2, 3]) },
    ({ state: now, told }) => {
      for (const seat of range(5)) {
        const parts = cashParts(boardWords.en, now.open, told, seat);
        expect(parts[0]?.value).toBe(START_CAPITAL);
        expect(sum(parts.map(({ value }) => value))).toBe(at(now.open.cash, seat));
      }
    },
  );
  const pot = potParts(boardWords.en, state.open, told);
  expect(sum(pot.map(({ value }) => value))).toBe(state.open.pot);
  expect(pot.some(({ rule, value }) => rule === 'KO-5' && value !== 0)).toBe(false);
});

test('the squares that the rules allow are lit, and no others', () => {
  const moments: string[] = [];
  walk(knockout, { seats: 3, options: {}, rng: rngFrom([4, 4, 4, 5]) }, (moment) => {
    const { phase } = moment.state.open;
    if (phase.type !== 'betting' || phase.round !== 1 || phase.queue.length !== 3) return;
    moments.push(html(moment, at(phase.queue, 0), 'en'));
  });
  const [first = ''] = moments;
  const lit = [...first.matchAll(/knockout-spot knockout-(square|circle) knockout-lit/g)].map(
    ([, place]) => place,
  );
  expect(lit).toEqual(Array(8).fill('square'));
});
