import { expect, test } from 'vitest';
import { hears, viewOf } from '../../../engine/game.ts';
import { same } from '../../../engine/json.ts';
import { at } from '../../../engine/list.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { LANGUAGES, readBy } from '../../../engine/texts.ts';
import { nameOfSeat, walk } from '../../../testing/moments.ts';
import { rule } from '../../../testing/rule.ts';
import type { Beat, ShownStep } from '../../../ui/stage/beat.ts';
import { knockout } from '../game.ts';
import type { KnockOut, Options, View } from '../kind.ts';
import { log } from './log.ts';
import type { Moment } from './moment.ts';
import { scenes } from './scenes.ts';

interface Step extends ShownStep<KnockOut> {
  readonly heard: number;
}

/** Every step of a random game, as a seat sees it. */
function steps(seat: number | null, seed: number, options: Partial<Options> = {}): Step[] {
  const found: Step[] = [];
  let before: View | undefined;
  walk(knockout, { seats: 3, options, rng: rngFrom([seed, 2, 3, 4]) }, (moment) => {
    const after = viewOf(knockout, moment.state, seat);
    const frozen: View = structuredClone(after);
    if (before) {
      const news = moment.told.slice(moment.fresh).filter((one) => hears(one, seat));
      const heard = moment.told.filter((one) => hears(one, seat)).length;
      const language = at(LANGUAGES, found.length % 2);
      found.push({ before, after: frozen, news, who: readBy(nameOfSeat, seat), language, heard });
    }
    before = frozen;
  });
  return found;
}

const PRO = { seasons: 2, variableStart: true } as const;

test.each([null, 0, 2])('the last beat of a step shows the table as it is, seat %s', (seat) => {
  for (const step of [...steps(seat, 3), ...steps(seat, 4, PRO)]) {
    const beats = scenes(step);
    const last = beats.at(-1);
    expect(last && same(last.view, step.after) && last.told === step.news.length).toBe(true);
    expect(told(beats)).toEqual([...told(beats)].sort((a, b) => a - b));
    for (const language of LANGUAGES)
      for (const { caption = '' } of scenes({ ...step, language }))
        expect(caption).not.toMatch(/undefined|NaN|\.\./);
  }
});

function told(beats: readonly Beat<View, Moment>[]): number[] {
  return beats.map((beat) => beat.told);
}

test('no beat shows cards, money or standings before they were told', () => {
  for (const step of steps(0, 5, PRO))
    for (const { view, told: count, moment } of scenes(step)) {
      const shown = step.news.slice(0, count).map(({ news }) => news.type);
      if (!shown.includes('roundRevealed'))
        expect(rounds(view)).toBeLessThanOrEqual(rounds(step.before));
      if (!shown.includes('prizePaid') && !shown.includes('cardBonus'))
        expect(view.open.cash).toEqual(step.before.open.cash);
      if (!shown.includes('fightEnded')) {
        expect(view.open.boxers).toEqual(step.before.open.boxers);
        if (moment?.type === 'ended') expect(moment.counting).toBe(true);
      }
    }
});

function rounds({ open: { phase } }: View): number {
  if ('fight' in phase) return phase.fight.rounds.length;
  return 'last' in phase ? (phase.last?.rounds.length ?? 0) : 0;
}

test('a round and the end of a fight wait for Continue, with everything paid in between', () => {
  const ends = steps(1, 6).filter(({ news }) =>
    news.some(({ news: event }) => event.type === 'fightEnded'),
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const step of ends) {
    const kinds = scenes(step).map(({ moment, waits }) => `${moment?.type}${waits ? '!' : ''}`);
    const order = ['clash', 'round', 'ended!', 'payout', 'sums!'].map((kind) =>
      kinds.indexOf(kind),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  }
});

test('the log names a round’s steps after the push, and a knockout after the count', () => {
  const seen = new Set<string>();
  for (const step of [...steps(0, 5), ...steps(1, 6), ...steps(null, 7)])
    for (const { view, told: count, moment, counts } of scenes(step)) {
      const types = step.news.slice(0, count).map(({ news }) => news.type);
      if (counts !== undefined) {
        seen.add('count');
        expect(types).not.toContain('fightEnded');
      }
      if (moment?.type === 'clash') {
        seen.add(`clash ${moment.hit}`);
        expect(types).not.toContain('roundRevealed');
        expect(rounds(view)).toBe(rounds(step.before));
      }
    }
  expect([...seen].sort()).toEqual(['clash false', 'clash true', 'count']);
});

test('money that flies adds up to what a step has changed', () => {
  for (const step of steps(2, 7, PRO)) {
    const paid = scenes(step).filter(({ moment }) => moment?.type === 'sums');
    for (const { view } of paid) {
      const gained = step.news.some(
        ({ news }) => news.type === 'cardBonus' || news.type === 'bonusShared',
      );
      if (!gained) expect(view.open.cash).toEqual(step.after.open.cash);
      expect(view.open.debts).toEqual(step.after.open.debts);
    }
  }
});

test('a season’s accounts grow line by line and then wait, equal to what was paid', () => {
  const ends = [...steps(1, 6), ...steps(0, 4, PRO)].filter(({ news }) =>
    news.some(({ news: event }) => event.type === 'seasonEnded'),
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const step of ends) {
    const shown = scenes(step).flatMap(({ moment, waits, view }) =>
      moment?.type === 'season' ? [{ moment, waits, view }] : [],
    );
    expect(shown.map(({ waits }) => waits ?? false)).toEqual(
      shown.map((_, i) => i === shown.length - 1),
    );
    const totals = shown.map(({ moment: { pot, cards } }) =>
      cards.map((amount, seat) => amount + (pot?.[seat] ?? 0)),
    );
    const before = at(shown, 0).view.open.cash;
    expect(at(totals, 0)).toEqual(before.map(() => 0));
    for (const [i, { view }] of shown.entries())
      expect(view.open.cash).toEqual(before.map((cash, seat) => cash + at(at(totals, i), seat)));
  }
});

test('chips go back to their owners from the boards on which they lie', () => {
  const ends = steps(2, 6).filter(({ news }) =>
    news.some(({ news: event }) => event.type === 'chipsReturned'),
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const step of ends) {
    const beats = scenes(step);
    const place = beats.findIndex(({ moment }) => moment?.type === 'sums');
    expect([place, place + 1].map((i) => chipsIn(at(beats, i).view))).toEqual([9, 0]);
  }
});

/** Three chips of three seats lie somewhere at the end of a fight. */
function chipsIn({ open: { phase } }: View): number {
  if (!('fight' in phase)) return -1;
  const { bets, passes } = phase.fight;
  return [...bets.map(({ follower }) => (follower === null ? 1 : 2)), ...passes].reduce(
    (a, b) => a + b,
    0,
  );
}

test.each(LANGUAGES)('the log has one entry per action and nothing twice, in %s', (language) => {
  const { told: heard, state } = walk(
    knockout,
    { seats: 4, options: PRO, rng: rngFrom([8, 2, 3, 4]) },
    () => {},
  );
  const who = readBy(nameOfSeat, 2);
  const view = viewOf(knockout, state, 2);
  const entries = log(heard, { who, language, view });
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  expect(entries.length).toBeLessThan(heard.length * 0.75);
  for (const { text } of entries) expect(text).not.toMatch(/undefined|NaN|\.\.|null/);
  const you = language === 'en' ? /\bYou\b/ : /\bVous\b/;
  expect(entries.some(({ text }) => you.test(text))).toBe(true);
  expect(entries.some(({ text }) => text.includes(nameOfSeat(2)))).toBe(false);
});

rule(
  'KO-103',
  'the log tells results and payouts of earlier fights whose cards are forgotten',
  () => {
    const { told: heard, state } = walk(
      knockout,
      { seats: 4, options: PRO, rng: rngFrom([8, 2, 3, 4]) },
      () => {},
    );
    const context = {
      who: readBy(nameOfSeat, 2),
      language: 'en',
      view: viewOf(knockout, state, 2),
    } as const;
    const cards = ['fightEnded', 'roundRevealed'];
    const kept = heard.filter(({ news }) => !cards.includes(news.type));
    expect(kept.length).toBeLessThan(heard.length);
    const ends = (news: typeof heard): string[] =>
      log(news, context)
        .map(({ text }) => text)
        .filter((text) => / wins[.!]|^\*\*Payouts|is now/.test(text));
    expect(ends(heard).length).toBeGreaterThan(4);
    expect(ends(kept)).toEqual(ends(heard));
  },
);

test.each(LANGUAGES)('a knockout is shouted with its dots, in %s', (language) => {
  const banners = [6, 7, 8].flatMap((seed) =>
    steps(1, seed).flatMap((step) =>
      scenes({ ...step, language }).flatMap(({ banner }) => banner ?? []),
    ),
  );
  expect(banners).not.toEqual([]);
  for (const banner of banners)
    expect(banner).toMatch(language === 'en' ? /^Knockout!$/ : /^K\.O\.\s!$/);
});
