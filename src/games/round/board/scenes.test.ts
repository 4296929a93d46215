import { expect, test } from 'vitest';
import { anyAnswer } from '../../../engine/ask.ts';
import { hears, viewOf } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { type Rng, rngFrom } from '../../../engine/rng.ts';
import { LANGUAGES, readBy } from '../../../engine/texts.ts';
import { nameOfSeat, walk } from '../../../testing/moments.ts';
import type { ShownStep } from '../../../ui/stage/beat.ts';
import { round } from '../game.ts';
import type { Move, Options, Round } from '../kind.ts';
import { logOf } from './log.ts';
import { scenes } from './scenes.ts';

/** Answers at random but says little in the salon. */
function terse(ask: ReturnType<typeof round.asks>[number], rng: Rng): Move {
  return ask.talk && rng.below(3) > 0 ? ask.idle() : anyAnswer(ask, rng);
}

/** Every step of a random game as this seat saw it. */
function stepsOf(
  seats: number,
  options: Partial<Options>,
  seat: number | null,
): ShownStep<Round>[] {
  const steps: ShownStep<Round>[] = [];
  let before: ShownStep<Round>['before'] | undefined;
  walk(round, { seats, options, rng: rngFrom([seats, 7, 7, 7]), answer: terse }, (moment) => {
    const after = structuredClone(viewOf(round, moment.state, seat));
    const news = moment.told.slice(moment.fresh).filter((one) => hears(one, seat));
    const language = at(LANGUAGES, steps.length % 2);
    if (before) steps.push({ before, after, news, who: readBy(nameOfSeat, seat), language });
    before = after;
  });
  return steps;
}

const TABLES: readonly (readonly [number, Partial<Options>, number | null])[] = [
  [2, { nights: 2 }, 0],
  [2, { salonSeconds: 0 }, 1],
  [3, { nights: 2 }, 2],
  [4, {}, 0],
  [5, { nights: 2 }, null],
  [8, { nights: 2 }, 3],
];

test.each(TABLES)(
  'beats of %i bettors, %j, seat %s, tell everything in order and end in the present',
  (seats, options, seat) => {
    for (const step of stepsOf(seats, options, seat)) {
      const beats = scenes(step);
      expect(beats.at(-1)?.view).toEqual(step.after);
      expect(beats.at(-1)?.told).toBe(step.news.length);
      const told = beats.map((beat) => beat.told);
      expect(told).toEqual([...told].sort((a, b) => a - b));
      for (const { caption = '' } of beats) expect(caption).not.toMatch(/undefined|null|NaN/);
    }
  },
);

test.each(TABLES)(
  'with %i bettors, %j, seat %s, no purse, boxer or result is seen before its beat',
  (seats, options, seat) => {
    let nights = 0;
    for (const step of stepsOf(seats, options, seat)) {
      const reveal = step.news.findIndex(({ news }) => news.type === 'revealed');
      for (const { view, told, moment } of scenes(step)) {
        const shown = step.news.slice(0, told).map(({ news }) => news);
        if (reveal >= told) expect(moment?.type ?? 'attack').toBe('attack');
        if (reveal < 0 || view === step.after) continue;
        const won = range(seats).map(
          (one) =>
            shown.filter((news) => news.type === 'duel' && news.winner?.startsWith(`${one}.`))
              .length,
        );
        const ended = shown.find((news) => news.type === 'nightEnded');
        expect(view.open.purses).toEqual(
          ended ? ended.purses : step.before.open.purses.map((purse, one) => purse + at(won, one)),
        );
        expect(view.open.history).toEqual(step.before.open.history);
      }
      if (reveal >= 0) nights++;
    }
    expect(nights).toBeGreaterThan(1);
  },
);

test('two boxers face each other before anybody is told who wins', () => {
  let duels = 0;
  for (const step of stepsOf(4, { nights: 2 }, 0))
    for (const { told, moment } of scenes(step)) {
      if (moment?.type !== 'duels') continue;
      const known = step.news.slice(0, told).filter(({ news }) => news.type === 'duel').length;
      expect(known).toBe(moment.fought);
      if (moment.facing) expect(moment.facing).toMatchObject(at(moment.night.duels, moment.fought));
      if (moment.facing) duels++;
    }
  expect(duels).toBeGreaterThan(5);
});

test('a night stops twice: at the verdict on the own sheets, and at the takings', () => {
  const stops = stepsOf(4, { nights: 2 }, 0).flatMap((step) =>
    scenes(step).flatMap(({ waits, moment }) => (waits ? [moment?.type] : [])),
  );
  expect(stops).toEqual(['verdict', 'sums', 'verdict', 'sums']);
});

test('the viewer is called you, by captions and by the log; where several share a device, nobody', () => {
  const steps = stepsOf(4, { nights: 1 }, 1);
  const heard = steps.flatMap(({ news }) => news);
  const english = { language: 'en', view: at(steps, 0).after } as const;
  const entries = logOf(heard, { ...english, who: readBy(nameOfSeat, 1) });
  expect(entries.map(({ text }) => text).join(' ')).not.toContain(nameOfSeat(1));
  expect(entries.some(({ text }) => text.startsWith('You keep '))).toBe(true);
  for (const step of steps)
    for (const { caption = '' } of scenes({ ...step, language: 'en' }))
      expect(caption).not.toContain(nameOfSeat(1));
  const named = logOf(heard, { ...english, who: nameOfSeat });
  expect(named.map(({ text }) => text).join(' ')).toContain(nameOfSeat(1));
});

test('the log has one entry for each action, and a headline for each night', () => {
  const steps = stepsOf(4, { nights: 2, salonSeconds: 0 }, null);
  const heard = steps.flatMap(({ news }) => news);
  const count = (...types: readonly string[]): number =>
    heard.filter(({ news }) => types.includes(news.type)).length;
  const entries = logOf(heard, { who: nameOfSeat, language: 'fr', view: at(steps, 0).after });
  expect(entries.filter(({ divider }) => divider)).toHaveLength(count('nightStarted'));
  expect(entries).toHaveLength(
    count('nightStarted', 'announced', 'attackDeclared', 'duel', 'paid', 'gameEnded'),
  );
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
});
