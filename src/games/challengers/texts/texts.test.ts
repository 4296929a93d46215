import { describe, expect, test } from 'vitest';
import { anyAnswer, askData } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { listener } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { hostTexts, type Texts } from '../../../engine/texts.ts';
import { CARDS } from '../cards.ts';
import { SETS, TRAYS } from '../effects.ts';
import { challengers } from '../game.ts';
import type { Challengers, Options } from '../kind.ts';
import { RULES } from '../rulebook.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { NAMES } from './names.ts';
import { shown, summed } from './words.ts';
import { WORDS_EN } from './words-en.ts';
import { WORDS_FR } from './words-fr.ts';

const LANGUAGES: readonly (readonly [string, Texts<Challengers>])[] = [
  ['English', en],
  ['French', fr],
];

const PEOPLE = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];

/** Plays a random game and gives every text of it, with the kinds of news that were told. */
function tellAll(
  texts: Texts<Challengers>,
  seats: number,
  options: Partial<Options>,
  seed: number,
) {
  const hosted = hostTexts(texts);
  const who = (seat: number): string => at(PEOPLE, seat);
  const rng = rngFrom([seed, 1, 2, 3]);
  const tell = listener<Challengers>();
  const s = challengers.setup(
    seats,
    { ...normalOptions(challengers.options), ...options },
    rng,
    tell,
  );
  const said: string[] = [];
  const kinds = new Set<string>();
  for (let step = 0; ; step++) {
    const [ask] = rng.shuffle([...challengers.asks(s)]);
    if (step % 9 === 0 || !ask)
      for (const seat of [null, step % seats])
        said.push(hosted.draw(viewOf(challengers, s, seat), who));
    if (!ask) break;
    said.push(hosted.ask(ask.about, viewOf(challengers, s, ask.seat)));
    kinds.add(ask.about);
    for (const move of askData(ask).moves.slice(0, 3)) said.push(hosted.move(move));
    const lazy = rng.below(3) > 0 && ask.about === 'trim';
    challengers.play(s, ask.seat, lazy ? ask.idle() : anyAnswer(ask, rng), rng, tell);
  }
  for (const { news } of tell.told) {
    kinds.add(news.type);
    said.push(hosted.news(news, who));
  }
  return { said, kinds };
}

for (const [language, texts] of LANGUAGES) {
  describe(`the words in ${language}`, () => {
    test('there are some for everything that happens', () => {
      const kinds = new Set<string>();
      for (const n of range(16)) {
        const told = tellAll(texts, (n % 8) + 1, { duelChoice: n > 12, robotLevel: 5 }, n);
        for (const text of told.said)
          expect(text).not.toMatch(/undefined|NaN|\[object|^\s*$|\br\d+p\d/);
        for (const kind of told.kinds) kinds.add(kind);
      }
      const known = [...Object.keys(texts.events), ...Object.keys(texts.whispers)];
      expect(known.filter((kind) => !kinds.has(kind))).toEqual([]);
      expect(Object.keys(texts.asks).filter((about) => !kinds.has(about))).toEqual([]);
    });

    test('every rule, option, value, preset and bot has words', () => {
      expect(Object.keys(texts.rules)).toEqual(Object.keys(RULES));
      for (const [name, option] of Object.entries(challengers.options)) {
        const words = Object.entries(texts.options).find(([key]) => key === name)?.[1];
        const values = option.values ?? range(option.range?.max ?? 0).map((n) => n + 1);
        for (const value of values) expect(words?.values[String(value)]).toBeTruthy();
      }
      expect(Object.keys(texts.presets)).toEqual(Object.keys(challengers.presets));
    });
  });
}

test('the languages differ in every sentence', () => {
  const same = Object.keys(RULES).filter((id) => Object(en.rules)[id] === Object(fr.rules)[id]);
  expect(same).toEqual([]);
});

test('a drawing shows the table and what the viewer has, and nothing of the others', () => {
  const s = challengers.setup(
    2,
    normalOptions(challengers.options),
    rngFrom([1, 2, 3, 4]),
    listener(),
  );
  challengers.play(s, 0, { type: 'draw', level: 'A' }, rngFrom([1, 2, 3, 4]), listener());
  const offer = at(s.own, 0).offer;
  const mine = en.draw(viewOf(challengers, s, 0), (seat) => at(PEOPLE, seat));
  for (const card of offer) expect(mine).toContain(card);
  const theirs = en.draw(viewOf(challengers, s, 1), (seat) => at(PEOPLE, seat));
  for (const card of offer) expect(theirs).not.toContain(card);
  expect(mine.split('\n')[0]).toBe('>  Ann  round 1  picking           deck 6  fans 0  trophies –');
});

test('every card has a name and a set in both languages', () => {
  for (const { key } of CARDS) expect(NAMES[key]).toMatchObject({ en: expect.any(String) });
  for (const set of SETS) expect([WORDS_EN.sets[set], WORDS_FR.sets[set]]).not.toContain(undefined);
  expect(TRAYS).toHaveLength(3);
  expect([shown(WORDS_EN, 'castle-pig~1'), shown(WORDS_FR, 'castle-pig~1')]).toEqual([
    'Pig (3)',
    'Cochon (3)',
  ]);
});

test('a strength is told as a sum', () => {
  const parts = [
    { part: 'card', card: 'funfair-pony~1', by: null, amount: 3 },
    { part: 'bench', card: 'funfair-pony~1', by: 'funfair-vendor~1', amount: 1 },
  ] as const;
  expect(summed(WORDS_EN, parts)).toBe('Pony 3 + bench 1 (Vendor)');
  expect(summed(WORDS_FR, parts)).toBe('Poney 3 + banc 1 (Vendeuse)');
});
