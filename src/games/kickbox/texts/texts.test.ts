import { expect, test } from 'vitest';
import { anyAnswer, askData } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { listener } from '../../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { type AnyTexts, hostTexts, LANGUAGES } from '../../../engine/texts.ts';
import { CARDS } from '../cards.ts';
import { optionsOf } from '../fixtures.ts';
import { kickbox } from '../game.ts';
import type { Kickbox } from '../kind.ts';
import { CARD_TEXTS } from './cards.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: readonly AnyTexts[] = [hostTexts(en), hostTexts(fr)];

/** Nothing that a person should not read. */
function readable(text: string): boolean {
  return text !== '' && !/undefined|null|NaN|\[object|function/.test(text);
}

/** The normal options, and every value of every one of them. */
function everyOption(): object[] {
  const single = Object.entries<{ readonly values: readonly unknown[] | null }>(kickbox.options);
  return [
    {},
    ...single.flatMap(([name, { values }]) => (values ?? []).map((value) => ({ [name]: value }))),
  ];
}

test('everything that happens in random fights can be said in both languages', () => {
  const seeds = seedsFrom(11);
  const rng = rngFrom(seeds());
  const wrong: string[] = [];
  const say = (text: string): void => {
    if (!readable(text)) wrong.push(text);
  };
  const who = (seat: number): string => ['Ada', 'Bo'][seat] ?? '?';
  for (const options of everyOption()) {
    const tell = listener<Kickbox>();
    const state = kickbox.setup(2, optionsOf(options), rngFrom(seeds()), tell);
    for (const _ of range(400)) {
      const asks = kickbox.asks(state);
      if (asks.length === 0) break;
      const ask = at(asks, rng.below(asks.length));
      const view = viewOf(kickbox, state, rng.below(5) === 0 ? null : ask.seat);
      const move = anyAnswer(ask, rng);
      for (const texts of TEXTS) {
        say(texts.ask(ask.about, viewOf(kickbox, state, ask.seat)));
        say(texts.move(move));
        say(texts.draw(view, who));
      }
      kickbox.play(state, ask.seat, move, rngFrom(seeds()), tell);
    }
    for (const { news } of tell.told) for (const texts of TEXTS) say(texts.news(news, who));
  }
  expect(wrong).toEqual([]);
});

test('every answer that is offered can be said', () => {
  const state = kickbox.setup(2, optionsOf({}), rngFrom([1, 2, 3, 4]), listener<Kickbox>());
  for (const ask of kickbox.asks(state))
    for (const move of askData(ask).moves)
      for (const texts of TEXTS) expect(readable(texts.move(move))).toBe(true);
});

test('every value of every option and every preset has its words', () => {
  for (const texts of TEXTS) {
    for (const [name, option] of Object.entries(kickbox.options)) {
      const { values = null } = option;
      for (const value of values ?? [])
        expect([name, String(value), texts.options[name]?.values[String(value)]]).not.toContain(
          undefined,
        );
    }
    expect(Object.keys(texts.presets)).toEqual(Object.keys(kickbox.presets));
    expect(Object.keys(texts.rules)).toEqual(Object.keys(kickbox.rules));
  }
});

test('every card has a name, a kind and a sentence of its own', () => {
  for (const language of LANGUAGES) {
    const texts = CARD_TEXTS[language];
    expect(Object.keys(texts)).toEqual(Object.keys(CARDS));
    expect(new Set(Object.values(texts).map(({ name }) => name)).size).toBe(25);
    for (const { kind, says } of Object.values(texts)) {
      expect(kind).not.toBe('');
      expect(says).toMatch(/\.$/);
    }
  }
});

test('the French words are not the English ones', () => {
  for (const rule of Object.keys(kickbox.rules))
    expect(at(TEXTS, 0).rules[rule]).not.toBe(at(TEXTS, 1).rules[rule]);
});

test('the fight plan shows both corners, the clock and the viewer’s hand', () => {
  const state = kickbox.setup(2, optionsOf({}), rngFrom([1, 2, 3, 4]), listener<Kickbox>());
  const drawn = en.draw(viewOf(kickbox, state, 1), (seat) => ['Ada', 'Bo'][seat] ?? '?');
  const lines = drawn.split('\n');
  expect(lines[0]).toBe('Red corner · Ada');
  expect(lines).toContain('Blue corner · Bo');
  expect(drawn).toContain('Round 1 of 6  ●···············  phase 0');
  expect(drawn).toContain('Your hand (7)');
  for (const card of at(state.own, 1).hand) expect(drawn).toContain(card);
  for (const card of at(state.own, 0).hand) expect(drawn).not.toContain(card);
});
