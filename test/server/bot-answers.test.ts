import { expect, test } from 'vitest';
import { at, range } from '../../src/engine/list.ts';
import { gameOf } from '../../src/games/rules.ts';
import { botAnswer, questionTo } from '../../src/server/table/answers.ts';
import { apply, openedTable } from '../../src/server/table/apply.ts';
import { botsAsked } from '../../src/server/table/automatic.ts';
import type { TableEvent, TableModel, Terms } from '../../src/server/table/model.ts';
import { seatOf } from '../../src/server/table/seats.ts';

const kickbox = gameOf('kickbox');
if (!kickbox) throw new Error('no kickbox');

const TERMS: Terms = {
  ...{ game: 'kickbox', rules: kickbox.version, seats: 2, options: {}, legs: 1 },
  ...{ pace: { type: 'none' }, talk: 'phrases', listed: false, rated: false },
  ...{ host: 0, code: 'ABCDEF', commitment: '', kept: [null, null] },
};

function happen(table: TableModel, what: TableEvent): void {
  const entry = { seq: table.seq + 1, at: 1_000, what, message: null };
  apply(table, entry, ({ game, dealer }, fairness) => {
    const match = game.open({ seats: 2, options: {}, fairness, secret: dealer.secret });
    if ('error' in match) throw new Error(match.error);
    return match;
  });
}

/** A table where two bots are about to start. */
function dealtTable(): TableModel {
  if (!kickbox) throw new Error('no kickbox');
  const table = openedTable('t', kickbox, TERMS, {
    secret: 'ab'.repeat(32),
    salt: 'cd'.repeat(32),
  });
  happen(table, { type: 'opened', terms: TERMS });
  for (const chair of range(2)) happen(table, { type: 'placed', chair, level: 'rookie' });
  happen(table, { type: 'committing', until: 0 });
  happen(table, { type: 'revealing', until: 0 });
  happen(table, { type: 'dealt' });
  return table;
}

test('a bot’s answer computed on two nodes counts once, even if it is asked again at once', () => {
  const table = dealtTable();
  let again = 0;
  for (const _ of range(60)) {
    const chair = at(botsAsked(table), 0);
    const question = questionTo(table, chair);
    const move = table.match?.ask(seatOf(table, chair))?.idle;
    const answers = botAnswer(table, question, move);
    if (!Array.isArray(answers)) throw new Error('the answer is refused');
    expect(answers).toHaveLength(1);
    happen(table, at(answers, 0));
    expect(botAnswer(table, question, move)).toEqual([]);
    if (botsAsked(table).includes(chair)) again++;
  }
  expect(again).toBeGreaterThan(3);
});
