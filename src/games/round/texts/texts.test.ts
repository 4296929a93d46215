import { expect, test } from 'vitest';
import { anyAnswer, legal } from '../../../engine/ask.ts';
import { hears, viewOf } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { listener } from '../../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { hostTexts, LANGUAGES } from '../../../engine/texts.ts';
import { BOXERS } from '../cards.ts';
import { RoundGame, withOptions } from '../fixtures.ts';
import { round } from '../game.ts';
import type { Round } from '../kind.ts';
import { OPTIONS, PRESETS } from '../options.ts';
import { BOXER_WORDS } from './boxers.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const TEXTS = { en, fr };

/** Nothing said, or something that is no word of any language. */
const BLANK = /^\s*$|undefined|null|NaN|\[object/;

const who = (seat: number): string =>
  ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'][seat] ?? '';

/** Everything that is said in a random game with much talk. */
function spoken(players: number, seed: number, language: 'en' | 'fr'): Map<string, Set<string>> {
  const texts = hostTexts<Round>(TEXTS[language]);
  const rng = rngFrom(seedsFrom(seed)());
  const tell = listener<Round>();
  const state = round.setup(
    players,
    withOptions({ lieLimit: players === 3 ? 0 : null, liePenalty: 1 }),
    rng,
    tell,
  );
  const said = new Map<string, Set<string>>();
  const note = (kind: string, sentence: string): void => {
    said.set(kind, (said.get(kind) ?? new Set()).add(sentence));
  };
  for (let asks = round.asks(state); asks.length > 0; asks = round.asks(state)) {
    for (const ask of asks)
      note(`ask ${ask.about}`, texts.ask(ask.about, viewOf(round, state, ask.seat)));
    const ask = at(asks, rng.below(asks.length));
    for (const move of legal(ask).moves) note(`move ${move.type}`, texts.move(move));
    for (const seat of [null, ask.seat]) note('draw', texts.draw(viewOf(round, state, seat), who));
    round.play(state, ask.seat, rng.below(3) === 0 ? anyAnswer(ask, rng) : ask.idle(), rng, tell);
  }
  note('draw', texts.draw(viewOf(round, state, 0), who));
  for (const { news } of tell.told.filter((told) => hears(told, 0)))
    note(`news ${news.type}`, texts.news(news, who));
  return said;
}

test.each(LANGUAGES)(
  'everything that happens can be said, and nothing is left blank: %s',
  (language) => {
    const kinds = new Set<string>();
    for (const players of [2, 3, 4, 8]) {
      for (const seed of range(6)) {
        for (const [kind, sentences] of spoken(players, seed + 1, language)) {
          kinds.add(kind);
          expect([...sentences].filter((sentence) => BLANK.test(sentence))).toEqual([]);
        }
      }
    }
    const texts = TEXTS[language];
    const events = [...Object.keys(texts.events), ...Object.keys(texts.whispers)];
    expect(events.filter((type) => !kinds.has(`news ${type}`))).toEqual([]);
    expect(Object.keys(texts.asks).filter((about) => !kinds.has(`ask ${about}`))).toEqual([]);
    expect(Object.keys(texts.moves).filter((type) => !kinds.has(`move ${type}`))).toEqual([]);
  },
);

test.each(LANGUAGES)('different moves of a question are said differently: %s', (language) => {
  const texts = hostTexts<Round>(TEXTS[language]);
  for (const players of [2, 4]) {
    const evening = { cards: players === 2 ? [5, 6, 3, 7] : [5, 6, 7, 3] };
    const table = new RoundGame(players, [evening]);
    for (const stage of [
      () => table,
      () => table.drafts(),
      () => table.ready(),
      () => table.toAttack(),
    ]) {
      const [ask] = round.asks(stage().state);
      const sentences = ask ? legal(ask).moves.map((move) => texts.move(move)) : [];
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  }
});

test('every value of every option and every preset has a name in both languages', () => {
  for (const texts of [en, fr].map((words) => hostTexts<Round>(words))) {
    expect(Object.keys(texts.presets)).toEqual(Object.keys(PRESETS));
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      const named = texts.options[name]?.values ?? {};
      expect((values ?? []).filter((value) => named[String(value)] === undefined)).toEqual([]);
    }
  }
});

test('every boxer has its words in both languages, and no rule is the same in both', () => {
  for (const language of LANGUAGES)
    expect(Object.keys(BOXER_WORDS[language])).toEqual(Object.keys(BOXERS));
  const untold = Object.entries(fr.rules).filter(([id, says]) => en.rules[idOf(id)] === says);
  expect(untold).toEqual([]);
  const silent = Object.entries(BOXERS).filter(
    ([id, { ability }]) => (ability === null) !== (BOXER_WORDS.fr[boxerId(id)].ability === null),
  );
  expect(silent).toEqual([]);
});

function idOf(id: string): keyof typeof en.rules {
  if (!isKey(en.rules, id)) throw new Error(`no rule ${id}`);
  return id;
}

function boxerId(id: string): keyof typeof BOXERS {
  if (!isKey(BOXERS, id)) throw new Error(`no boxer ${id}`);
  return id;
}

function isKey<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key);
}

test('the table in letters shows the ring, the purses and one’s own boxer', () => {
  const table = new RoundGame(4, [{ cards: [4, 6, 7, 3], announced: [5, 6, 7, 3] }]).drafts();
  const seen = en.draw(table.view(0), who);
  expect(seen).toContain('Night 1 of 4 · the salon · seven boxers');
  expect(seen).toContain('Face up: 2 Cara de Muerte, 5 Kwame Ngalou');
  expect(seen).toContain('Your boxer: 4 The Blacksmith  (left: Bob, right: Dot)');
  expect(seen.split('\n').find((line) => line.startsWith('> Ann'))).toMatch(/5K +5/);
  expect(en.draw(table.view(null), who)).not.toContain('Blacksmith');
  expect(fr.draw(table.view(0), who)).toContain('Votre boxeur : 4 Le Forgeron');
});

test('a refusal names the figures of this table', () => {
  const [english, french] = [hostTexts<Round>(en), hostTexts<Round>(fr)];
  const honest = new RoundGame(4, [{ cards: [4, 6, 7, 3] }], { lieLimit: 0 });
  expect(honest.refuses(0, '4 as 5')).toBe('RD-22');
  expect(english.refusal('RD-22', honest.view(0))).toMatch(/^Nobody may lie at this table/);
  expect(french.refusal('RD-22', honest.view(0))).toMatch(/^À cette table, personne ne ment/);
  const rich = new RoundGame(4, [{ cards: [4, 6, 7, 3] }], { stakeMin: 2, stakeMax: 5 })
    .drafts()
    .ready();
  expect(rich.refuses(0, 'II 1')).toBe('RD-34');
  expect(english.refusal('RD-34', rich.view(0))).toContain('2K to 5K');
  expect(french.refusal('RD-34', rich.view(0))).toContain('2K à 5K');
  expect(english.refusal('RD-17', rich.view(0))).toBe(en.rules['RD-17']);
});
