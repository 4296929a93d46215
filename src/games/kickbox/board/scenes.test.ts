import { expect, test } from 'vitest';
import { type Ask, anyAnswer } from '../../../engine/ask.ts';
import { hears, viewOf } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { type Rng, rngFrom } from '../../../engine/rng.ts';
import { LANGUAGES, readBy } from '../../../engine/texts.ts';
import { nameOfSeat, walk } from '../../../testing/moments.ts';
import { fightAt } from '../fixtures.ts';
import { kickbox } from '../game.ts';
import type { Move, News, Options, View } from '../kind.ts';
import type { Rule } from '../rulebook.ts';
import { log } from './log.ts';
import { scenes } from './scenes.ts';
import { shownAfter } from './shown.ts';

/** Answers at random but prefers to fight. */
function eager(ask: Ask<Move, Rule>, rng: Rng): Move {
  const tries = range(3).map(() => anyAnswer(ask, rng));
  return tries.find(({ type }) => type !== 'pass' && type !== 'regenerate') ?? at(tries, 0);
}

const FIGHTS: readonly Partial<Options>[] = [
  { rounds: 3 },
  { clock: 'manual', mulligan: 'either', ringBreak: 'random', rounds: 2 },
  { variant: 'streetfight', exhaustion: 'deckEmpty', 'red.belt': 'orange', 'blue.belt': 'white' },
  { variant: 'totalFight', vpHits: 'hits' },
];

/** Every step of some fights, as a seat sees it. */
function steps(
  look: (before: View, after: View, news: readonly News[], heard: readonly News[]) => void,
): void {
  for (const [seed, options] of FIGHTS.entries())
    for (const seat of [0, 1, null]) {
      let before: View | undefined;
      walk(
        kickbox,
        { seats: 2, options, rng: rngFrom([seed, 5, 6, 7]), answer: eager },
        ({ state, told, fresh }) => {
          const after = structuredClone(viewOf(kickbox, state, seat));
          const news = told.slice(fresh).filter((one) => hears(one, seat));
          const heard = told.slice(0, fresh).filter((one) => hears(one, seat));
          if (before) look(before, after, news, heard);
          before = after;
        },
      );
    }
}

test('what is shown beat by beat ends where the fight stands', () => {
  let checked = 0;
  steps((before, after, news) => {
    if (after.open.step.type === 'over') return;
    const shown = news.reduce((view, one) => shownAfter(view, one.news), before);
    expect(shown.glance.hands).toEqual(after.glance.hands);
    expect(shown.glance.decks).toEqual(after.glance.decks);
    expect(shown.own?.hand).toEqual(after.own?.hand);
    for (const seat of [0, 1] as const) {
      const { kept: _, ...fighter } = after.open.fighters[seat];
      expect(shown.open.fighters[seat]).toMatchObject(fighter);
    }
    expect(shown.open.attack).toEqual(after.open.attack);
    expect(shown.open.scorecard).toEqual(after.open.scorecard);
    checked++;
  });
  expect(checked).toBeGreaterThan(300);
});

test('beats tell the news in order, and the last one shows the new view', () => {
  const kinds = new Set<string>();
  const counts = new Set<number | undefined>();
  steps((before, after, news) => {
    if (news.length === 0) return;
    for (const language of LANGUAGES) {
      const who = readBy(nameOfSeat, after.seat);
      const beats = scenes({ before, after, news, who, language });
      const told = beats.map((beat) => beat.told);
      expect(told).toEqual([...told].sort((a, b) => a - b));
      if (beats.length === 0) continue;
      expect(beats.at(-1)?.view).toBe(after);
      expect(beats.at(-1)?.told).toBe(news.length);
      for (const beat of beats) {
        kinds.add(beat.moment?.kind ?? 'plain');
        if (beat.moment?.kind === 'count') counts.add(beat.counts);
        expect(beat.caption ?? '').not.toContain('**');
        expect(beat.caption ?? '').not.toContain('undefined');
      }
    }
  });
  expect([...kinds].sort()).toEqual([
    'aim',
    'count',
    'down',
    'duel',
    'hit',
    'over',
    'plain',
    'round',
  ]);
  expect([...counts].sort()).toEqual([10, 8]);
});

test('how a count ends is said only after it', () => {
  let [counts, up] = [0, 0];
  steps((before, after, news) => {
    const beats = scenes({ before, after, news, who: readBy(nameOfSeat, 0), language: 'en' });
    for (const [place, { counts: to, caption }] of beats.entries()) {
      if (to === undefined) continue;
      counts += 1;
      expect(caption).toMatch(/^The referee counts over /);
      if (beats[place + 1]?.caption?.startsWith('Up at eight')) up += 1;
    }
  });
  expect(up).toBeGreaterThan(0);
  expect(counts).toBeGreaterThan(up);
});

test('a knockdown, the end of a round and that of the fight wait to be seen', () => {
  steps((before, after, news) => {
    const beats = scenes({ before, after, news, who: readBy(nameOfSeat, 0), language: 'en' });
    for (const { moment, waits } of beats) {
      if (moment?.kind === 'round' || moment?.kind === 'over') expect(waits).toBe(true);
      if (moment?.kind === 'down') expect(waits ?? false).toBe(after.open.step.type !== 'over');
    }
  });
});

test('no beat shows a card before the news that tells of it', () => {
  steps((before, after, news) => {
    const beats = scenes({ before, after, news, who: readBy(nameOfSeat, 0), language: 'en' });
    for (const { view, told } of beats.slice(0, -1)) {
      const known = news.slice(0, told).reduce((so, one) => shownAfter(so, one.news), before);
      expect(view.open.fighters).toEqual(known.open.fighters);
      expect(view.own?.hand).toEqual(known.own?.hand);
    }
  });
});

test('the log grows without changing what it has told', () => {
  const who = readBy(nameOfSeat, 0);
  steps((_, after, news, heard) => {
    if (after.seat !== 0) return;
    const context = { who, language: 'en', view: after } as const;
    const before = log(heard, context).slice(0, -1);
    const grown = log([...heard, ...news], context);
    expect(grown.slice(0, before.length)).toEqual(before);
    for (const { text } of grown.slice(before.length)) expect(text).not.toMatch(/undefined|Ann /);
  });
});

test('what is drawn is told with the duel, or with the action that follows', () => {
  const { state, told } = fightAt({
    step: 'initiative',
    red: { hand: 'sidekick.1 power.1', deck: 'jab.1 jab.2 hook.1' },
    blue: { hand: 'duck.1 block.1', deck: 'jab.1 jab.2' },
  })
    .plays(0, 'initiative power.1')
    .plays(1, 'initiative block.1')
    .plays(0, 'redraw yes')
    .plays(1, 'redraw yes')
    .plays(0, 'draw 1')
    .plays(0, 'attack sidekick.1');
  const entries = log(
    told.filter((one) => hears(one, 1)),
    { who: readBy(nameOfSeat, 1), language: 'en', view: viewOf(kickbox, state, 1) },
  );
  const texts = entries.flatMap(({ divider, text }) => (divider ? [] : [text]));
  expect(texts).toEqual([
    'Initiative: **Power** (25) against **Block** (8). Ann is faster. Ann draws 1 card. You draw **Jab**.',
    'Ann draws 1 card. Ann attacks with **Sidekick**: 2 hits.',
  ]);
});
