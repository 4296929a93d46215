import { describe, expect, test } from 'vitest';
import type { Language } from '../../engine/texts.ts';
import { manifestOf } from '../../games/index.ts';
import { TEXTS } from '../../games/texts.ts';
import { ruleChapters, searchRules } from './found-rules.ts';

async function found(game: string, language: Language, wanted: string): Promise<string[]> {
  const notes = (await manifestOf(game)?.ruleNotes?.()) ?? expect.fail();
  const texts = TEXTS[game]?.[language] ?? expect.fail();
  const chapters = ruleChapters(texts.rules, notes, language, 'all');
  return searchRules(chapters, notes, language, wanted).map(({ id }) => id);
}

describe('searching the rules', () => {
  test('a number finds its rule first', async () => {
    expect((await found('knockout', 'en', 'ko-31'))[0]).toBe('KO-31');
  });

  for (const [language, words] of [
    ['en', ['tie', 'equal', 'draw']],
    ['fr', ['égalité', 'nul']],
  ] as const)
    test(`${language}: synonyms find a common answer`, async () => {
      for (const game of ['grid', 'knockout', 'round', 'kickbox', 'challengers']) {
        const answers = await Promise.all(words.map((word) => found(game, language, word)));
        const [first = [], ...others] = answers;
        expect(first.length, game).toBeGreaterThan(0);
        expect(
          first.filter((id) => others.every((list) => list.includes(id))).length,
          game,
        ).toBeGreaterThan(0);
      }
    });

  test('a rule with the word ranks above one with a synonym', async () => {
    const texts = TEXTS.knockout?.en ?? expect.fail();
    const [best = ''] = await found('knockout', 'en', 'what happens if there is a tie?');
    expect(texts.rules[best]?.toLowerCase()).toMatch(/tie|tied|equal/);
  });

  test('fillers of a question do not count, accents need not be typed', async () => {
    expect(await found('grid', 'en', 'how do I win')).toEqual(await found('grid', 'en', 'win'));
    expect(await found('grid', 'fr', 'egalite')).toEqual(await found('grid', 'fr', 'égalité'));
  });

  test('nothing is found for nonsense', async () => {
    expect(await found('grid', 'en', 'xyzzy')).toEqual([]);
  });
});
