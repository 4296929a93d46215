import { describe, expect, test } from 'vitest';
import { openFairness } from '../../../engine/fair.ts';
import type { Event } from '../../../engine/game.ts';
import { host } from '../../../engine/hosted.ts';
import { at } from '../../../engine/list.ts';
import type { Match } from '../../../engine/match.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { type AnyTexts, hostTexts } from '../../../engine/texts.ts';
import { ALL_OPTIONS, HOUSE_OPTIONS } from '../all-options.ts';
import { grid } from '../game.ts';
import type { Grid, Options } from '../kind.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const WORDS = { en: hostTexts(en), fr: hostTexts(fr) };
const who = (seat: number): string => at(['Ada', 'Bo'], seat);

function open(options: Options): Match {
  const fairness = openFairness('texts', 'texts');
  const match = host(grid).open({ seats: 2, options, fairness, secret: 'texts' });
  if ('error' in match) throw new Error('its options are refused');
  return match;
}

/** Everything that a language says in the course of a random game. */
function said(words: AnyTexts, options: Options): string[] {
  const match = open(options);
  const rng = rngFrom(seedsFrom(7)());
  const sentences: string[] = [];
  for (let [seat] = match.asked(); seat !== undefined; [seat] = match.asked()) {
    const ask = match.ask(seat);
    if (!ask) throw new Error('a seat that is waited for is asked');
    sentences.push(words.ask(ask.about, match.view(seat)));
    for (const move of ask.moves) sentences.push(words.move(move));
    for (const viewer of [0, 1, null]) sentences.push(words.draw(match.view(viewer), who));
    const answered = match.answer(seat, match.randomAnswer(seat, rng));
    if (answered.ok) for (const { news } of answered.told) sentences.push(words.news(news, who));
  }
  return sentences;
}

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const words = WORDS[language];

  test.each([...ALL_OPTIONS, ...HOUSE_OPTIONS])(
    'all is said in words ($board $start $captures)',
    (options) => {
      const sentences = said(words, options);
      expect(sentences.length).toBeGreaterThan(100);
      for (const sentence of sentences) {
        expect(sentence.trim()).not.toBe('');
        expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
      }
    },
  );

  test('every rule, option and value has its words', () => {
    expect(Object.keys(words.rules)).toEqual(Object.keys(grid.rules));
    for (const sentence of Object.values(words.rules)) expect(sentence).toMatch(/\.$/);
    for (const [name, option] of Object.entries(grid.options))
      expect(Object.keys(words.options[name]?.values ?? {})).toEqual(option.values?.map(String));
    expect(Object.keys(words.presets)).toEqual(Object.keys(grid.presets));
  });
});

test('what happened is told with the name and the holes', () => {
  const tell = (words: AnyTexts, news: Event<Grid>): string => words.news(news, who);
  for (const words of Object.values(WORDS)) {
    expect(tell(words, { type: 'placed', seat: 0, hole: 'e6' })).toMatch(/Ada.*e6/);
    expect(
      tell(words, {
        type: 'knockedOut',
        seat: 1,
        direction: 'E',
        holes: ['c2', 'c3'],
        anchor: 'c4',
      }),
    ).toMatch(/Bo.*c2, c3.*c4/);
    expect(tell(words, { type: 'turn', seat: 1 })).toContain('Bo');
    expect(tell(words, { type: 'ended', score: [17, 19], winner: 1 })).toMatch(/Bo.*19.*17/);
    expect(tell(words, { type: 'ended', score: [18, 18], winner: null })).not.toMatch(/Ada|Bo/);
  }
});

test('the two languages differ in every sentence', () => {
  const [english, french] = [WORDS.en, WORDS.fr].map((words) =>
    said(words, { ...at(ALL_OPTIONS, 0), captures: 'optional', swap: true }),
  );
  expect(english).toHaveLength(french?.length ?? 0);
  const sentences = (english ?? []).filter((sentence) => !sentence.includes('\n'));
  for (const [i, sentence] of sentences.entries()) {
    const other = (french ?? []).filter((one) => !one.includes('\n'))[i];
    expect(other).not.toBe(sentence);
  }
});

test('the drawing shows seat 1 the mirror image, with its own pegs as its own', () => {
  const match = open(at(ALL_OPTIONS, 0));
  match.answer(0, { type: 'place', hole: 'e6' });
  const [ours, theirs] = [0, 1].map((seat) => WORDS.en.draw(match.view(seat), who).split('\n'));
  expect(ours?.[2]).toContain('. . # O O .');
  expect(theirs?.[2]).toContain('. # # O . .');
});
