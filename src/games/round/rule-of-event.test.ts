import { expect, test } from 'vitest';
import { RoundGame } from './fixtures.ts';

const MOVES = {
  draft: { type: 'draft', keep: 4, announce: 4 },
  say: { type: 'say', claim: { kind: 'saw', boxer: 4 } },
  ready: { type: 'ready' },
  prognosis: { type: 'prognosis', sheets: [{ left: 'win', right: 'win', stake: 1 }] },
  attack: { type: 'attack', target: null, boxer: null },
};

const EVENING = { cards: [5, 6, 7, 3] };

test('a move of another phase is refused with the rule of its own', () => {
  const drafting = new RoundGame(4, [EVENING]);
  const salon = new RoundGame(4, [EVENING]).drafts();
  const sheets = new RoundGame(4, [EVENING]).drafts().ready();
  const attack = new RoundGame(4, [EVENING]).toAttack();
  for (const table of [salon, sheets, attack]) expect(table.refuses(0, MOVES.draft)).toBe('RD-19');
  for (const table of [drafting, sheets, attack]) {
    expect(table.refuses(0, MOVES.say)).toBe('RD-28');
    expect(table.refuses(0, MOVES.ready)).toBe('RD-29');
  }
  for (const table of [drafting, salon, attack])
    expect(table.refuses(0, MOVES.prognosis)).toBe('RD-31');
  for (const table of [drafting, salon, sheets])
    expect(table.refuses(0, MOVES.attack)).toBe('RD-38');
});

test('whoever is not asked, and whatever is no move, is refused with the order of turns', () => {
  const attack = new RoundGame(4, [EVENING]).toAttack();
  for (const move of Object.values(MOVES)) expect(attack.refuses(1, move)).toBe('RD-17');
  expect(attack.refuses(0, { type: 'closeSalon' })).toBe('RD-17');
  expect(attack.refuses(0, {})).toBe('RD-17');
  expect(attack.refuses(4, MOVES.attack)).toBe('RD-17');
});
