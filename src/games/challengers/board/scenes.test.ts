import { expect, test } from 'vitest';
import { anyAnswer } from '../../../engine/ask.ts';
import { type View as AnyView, hears, viewOf } from '../../../engine/game.ts';
import { copy } from '../../../engine/json.ts';
import { at } from '../../../engine/list.ts';
import { type Rng, rngFrom } from '../../../engine/rng.ts';
import { type Language, readBy } from '../../../engine/texts.ts';
import { nameOfSeat, walk } from '../../../testing/moments.ts';
import { challengers } from '../game.ts';
import type { Challengers, Move, News, Options } from '../kind.ts';
import { isOfMatch } from './film.ts';
import { log } from './log.ts';
import { scenes } from './scenes.ts';

type Step = Parameters<typeof scenes>[0];

/** Every step of a game as a seat sees it. */
function steps(
  seats: number,
  seat: number | null,
  seed: number,
  options: Partial<Options> = {},
  language: Language = 'en',
): (Step & { readonly heard: readonly News[] })[] {
  const found: (Step & { readonly heard: readonly News[] })[] = [];
  const who = readBy(nameOfSeat, seat);
  let before: AnyView<Challengers> | undefined;
  walk(
    challengers,
    { seats, options, rng: rngFrom([seed, 1, 2, 3]), answer: keenAnswer },
    ({ state, told, fresh }) => {
      const after = copy(viewOf(challengers, state, seat));
      const news = told.slice(fresh).filter((one) => hears(one, seat));
      const heard = told.slice(0, fresh).filter((one) => hears(one, seat));
      if (before) found.push({ before, after, news, who, language, heard });
      before = after;
    },
  );
  return found;
}

/** Answers at random but keeps most cards: an empty deck would show little. */
function keenAnswer(ask: ReturnType<typeof challengers.asks>[number], rng: Rng): Move {
  const move = anyAnswer(ask, rng);
  return move.type === 'remove' && rng.below(4) > 0 ? ask.idle() : move;
}

const TABLES: readonly (readonly [number, number | null])[] = [
  [1, 0],
  [2, 1],
  [3, 2],
  [4, null],
  [8, 3],
];

test('beats tell every step in order and end with what is there', () => {
  let films = 0;
  for (const [n, [seats, seat]] of TABLES.entries())
    for (const step of steps(seats, seat, n)) {
      const beats = scenes(step);
      if (beats.length === 0) continue;
      const told = beats.map((beat) => beat.told);
      expect(told).toEqual([...told].sort((a, b) => a - b));
      expect(told.at(-1)).toBe(step.news.length);
      expect(beats.at(-1)?.view).toBe(step.after);
      films += beats.filter((beat) => beat.plays).length;
    }
  expect(films).toBeGreaterThan(20);
});

test('a film shows all of the own match but its end, before anything gives the end away', () => {
  let ends = 0;
  for (const step of steps(4, 1, 7)) {
    const beats = scenes(step);
    const film = beats.findIndex((beat) => beat.plays);
    const end = step.news.findIndex(
      ({ news }) => news.type === 'matchEnded' && [news.winner, news.loser].includes(1),
    );
    if (end < 0) continue;
    ends++;
    const { view, told, moment } = at(beats, film);
    expect(told).toBeLessThanOrEqual(end);
    expect(view.open.players.map(({ trophies }) => trophies.length)).toEqual(
      step.before.open.players.map(({ trophies }) => trophies.length),
    );
    if (moment?.type !== 'film') throw new Error('no film');
    expect(moment.told.every((n) => n <= end)).toBe(true);
    const match = moment.match;
    const all = step.news.filter(({ news }) => isOfMatch(news) && news.match === match);
    expect(moment.news).toEqual(all.filter(({ news }) => news.type !== 'matchEnded'));
    expect(at(beats, film + 1)).toMatchObject({ waits: true, moment: { type: 'ended', match } });
  }
  expect(ends).toBeGreaterThanOrEqual(7);
});

test('a match is shown up to the own choice and goes on after it', () => {
  let choices = 0;
  for (const step of steps(2, 0, 3, { duelChoice: true })) {
    const asked = step.news.some(({ news }) => news.type === 'decision' && news.player === 0);
    if (!asked) continue;
    choices++;
    const [film, rest] = scenes(step);
    expect(film).toMatchObject({ plays: true });
    expect(rest?.view).toBe(step.after);
  }
  expect(choices).toBeGreaterThan(10);
});

test('what others do with their decks takes no time', () => {
  for (const step of steps(8, 0, 9)) {
    const own = step.news.some(({ to }) => to === 0);
    const match = step.news.some(({ news }) => isOfMatch(news) || news.type === 'totals');
    if (!own && !match) expect(scenes(step)).toEqual([]);
  }
});

test('the log is quiet: its keys only grow, and it speaks to the reader', () => {
  for (const language of ['en', 'fr'] as const) {
    let longest = 0;
    for (const { heard, news, after, who } of steps(4, 2, 5, {}, language)) {
      const entries = log([...heard, ...news], { who, language, view: after });
      const keys = entries.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { text } of entries) expect(text).not.toMatch(/undefined|NaN|\bCem\b/);
      longest = Math.max(longest, entries.length);
      expect(entries.length).toBeLessThanOrEqual(heard.length + news.length);
    }
    expect(longest).toBeGreaterThan(30);
    expect(longest).toBeLessThan(180);
  }
});
