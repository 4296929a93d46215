import { expect, test } from 'vitest';
import { anyAnswer, legal } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { listener } from '../../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { hostTexts } from '../../../engine/texts.ts';
import { BOXERS } from '../cards.ts';
import { boxing } from '../fixtures.ts';
import { knockout } from '../game.ts';
import type { KnockOut } from '../kind.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { RING_NAMES } from './names.ts';

const LANGUAGES = [hostTexts(en), hostTexts(fr)];
const who = (seat: number): string => at(['Anja', 'Bernd', 'Chris', 'Doris', 'Eike'], seat);

/** A sentence without holes. */
function isText(text: string): boolean {
  return text.trim() !== '' && !/undefined|NaN|null|\[object/.test(text);
}

test('random games can be told, asked, moved and drawn in every language', () => {
  const rng = rngFrom(seedsFrom(5)());
  const spoken = new Set<PropertyKey>();
  for (const game of range(12)) {
    const normal = normalOptions(knockout.options);
    const pro = {
      seasons: 2,
      variableStart: true,
      discardsVisible: game % 2 === 0,
      colours: game === 11 ? 'chosen' : 'seats',
      debtNotes: game % 4 === 2 ? 'printed' : 'unlimited',
    } as const;
    const options = { ...normal, ...(game % 3 === 0 ? {} : pro) };
    const tell = listener<KnockOut>();
    const state = knockout.setup(3 + (game % 3), options, rng, tell);
    if (game % 2 === 0) state.open.cash.fill(2000);
    for (let asks = knockout.asks(state); asks.length > 0; asks = knockout.asks(state)) {
      const ask = at(asks, rng.below(asks.length));
      for (const texts of LANGUAGES) {
        const view = viewOf(knockout, state, rng.below(3) === 0 ? null : ask.seat);
        const moves = legal(ask).moves.map((move) => texts.move(move));
        const lines = [texts.ask(ask.about, view), texts.draw(view, who), ...moves];
        expect(lines.filter((line) => !isText(line))).toEqual([]);
        expect(new Set(moves).size).toBe(moves.length);
      }
      knockout.play(state, ask.seat, anyAnswer(ask, rng), rng, tell);
    }
    for (const { news } of tell.told) {
      spoken.add(news.type);
      for (const texts of LANGUAGES) expect(isText(texts.news(news, who))).toBe(true);
    }
  }
  const silent = [...Object.keys(en.events), ...Object.keys(en.whispers)].filter(
    (name) => !spoken.has(name),
  );
  expect(silent).toEqual([]);
});

test('every option value and preset has words', () => {
  for (const texts of LANGUAGES) {
    for (const [name, option] of Object.entries(knockout.options)) {
      const words = texts.options[name];
      expect(isText(`${words?.name} ${words?.says}`)).toBe(true);
      for (const value of [...(option.values ?? [option.normally])])
        expect(words?.values[String(value)], `${name} ${value}`).toBeDefined();
    }
    expect(Object.keys(texts.presets)).toEqual(Object.keys(knockout.presets));
  }
});

test('boxers have different names, three of them those of the box', () => {
  expect(new Set(BOXERS.map((id) => RING_NAMES[id])).size).toBe(10);
  expect(RING_NAMES['black-heavy']).toBe('Robin Zorres');
  expect(RING_NAMES['black-light']).toBe('Nick Hacker');
  expect(RING_NAMES['green-heavy']).toBe('Arnold Blackndecker');
});

test('the drawing shows money, ring, boards and own cards', () => {
  const where = boxing().plays('0 play 5', '1 play 3');
  const drawn = en.draw(viewOf(knockout, where.state, 0), who);
  expect(drawn).toContain('RED Robin Zorres (Anja)  -  BLUE Arnold Blackndecker (Bernd)');
  expect(drawn).toContain('[ ][R][ ][ ][ ][ ]( K.O. )[ ][ ][B][ ][6/8][ ]');
  expect(drawn).toContain('Hand: 2 3 4');
  expect(drawn).toContain('Round 1: 5 - 3   BLUE -2');
  expect(drawn).toMatch(/Red on points +\+18,000/);
});

test('whatever the rules refuse is explained beyond the rule, in every language', () => {
  const refused = new Set<string>();
  const rng = rngFrom(seedsFrom(7)());
  for (const game of range(8)) {
    const normal = normalOptions(knockout.options);
    const options = {
      ...normal,
      ...(game % 2 === 0 ? {} : ({ seasons: 2, colours: 'chosen' } as const)),
    };
    const tell = listener<KnockOut>();
    const state = knockout.setup(3, options, rng, tell);
    for (let asks = knockout.asks(state); asks.length > 0; asks = knockout.asks(state)) {
      const ask = at(asks, rng.below(asks.length));
      const view = viewOf(knockout, state, ask.seat);
      for (const [place, move] of ask.form === 'choose' ? ask.answers.entries() : []) {
        const rule = ask.refuse(move, place);
        if (rule === undefined || refused.has(rule)) continue;
        refused.add(rule);
        for (const { refusal, rules } of LANGUAGES) {
          expect(isText(refusal(rule, view))).toBe(true);
          expect(refusal(rule, view)).not.toBe(rules[rule]);
        }
      }
      knockout.play(state, ask.seat, anyAnswer(ask, rng), rng, tell);
    }
  }
  const cards = 'KO-23';
  expect([...refused, cards].sort()).toEqual(Object.keys(en.refusals ?? {}).sort());
});
