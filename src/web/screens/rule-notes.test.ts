import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/texts.ts';
import { manifestOf } from '../../games/index.ts';
import { GAMES, gameOf } from '../../games/rules.ts';
import type { RuleNotes } from '../../ui/rule-book.ts';
import { LearnersTable } from '../solo/lesson-table.ts';

async function notesOf(game: string): Promise<RuleNotes> {
  const notes = await manifestOf(game)?.ruleNotes?.();
  if (!notes) throw new Error(`${game} has no notes to its rules`);
  return notes;
}

for (const game of GAMES) {
  describe(`the rule book of ${game.id}`, () => {
    test('every answer of every example is accepted, or refused with the rule it names', async () => {
      const { examples } = await notesOf(game.id);
      expect(examples.length).toBeGreaterThanOrEqual(5);
      for (const { rule, table, tries } of examples) {
        expect(tries.length, rule).toBeGreaterThan(0);
        for (const { move, refused } of tries) {
          const learners = new LearnersTable(game, table);
          expect(learners.state().ask, `${rule}: the learner is asked`).not.toBe(null);
          expect(
            learners.plays([{ seat: table.learner, move }]),
            `${rule}: ${JSON.stringify(move)}`,
          ).toEqual(refused === undefined ? { ok: true } : { ok: false, rule: refused });
        }
      }
    });

    test('the moves that lead to an example are all legal', async () => {
      for (const { rule, table } of (await notesOf(game.id)).examples) {
        const { played = [], ...dealt } = table;
        const learners = new LearnersTable(game, dealt);
        expect(learners.plays(played), rule).toEqual({ ok: true });
      }
    });

    test('chapters, rulings and examples name rules that exist, in every language', async () => {
      const { chapters, rulings, tables, examples } = await notesOf(game.id);
      const rules = Object.keys(gameOf(game.id)?.rules ?? {});
      const froms = chapters.map(({ from }) => from);
      expect(froms[0]).toBe(rules[0]);
      expect(froms).toEqual(rules.filter((rule) => froms.includes(rule)));
      expect(rules).toEqual(expect.arrayContaining(Object.keys(rulings)));
      expect(rules).toEqual(expect.arrayContaining(examples.map(({ rule }) => rule)));
      expect(rules).toEqual(expect.arrayContaining(Object.keys(tables ?? {})));
      for (const { head, rows } of Object.values(tables ?? {}))
        for (const row of rows) expect(row.length).toBe(head.length);
      const said = [...chapters.map(({ name }) => name), ...Object.values(rulings)];
      for (const words of [...said, ...examples.map(({ says }) => says)])
        for (const language of LANGUAGES) expect(words[language].length).toBeGreaterThan(2);
    });
  });
}
