import { expect } from 'vitest';
import { at } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { type Evening, RoundGame } from '../fixtures.ts';
import type { Night } from '../kind.ts';

/** Kwame is in 0.1, El Toro in 1.1; 4 and 1 sit beside them. */
const KWAME: Evening = { cards: [5, 7, 4, 1], announced: [5, 4, 4, 1] };

function night(players: number, evening: Evening, options = {}): Night {
  return at(new RoundGame(players, [evening], options).night().state.open.history, 0);
}

rule(
  'RD-38',
  'RD-T-7: Kwame’s bettor is asked when all sheets are locked, before any is shown',
  () => {
    const table = new RoundGame(4, [KWAME]).drafts().ready();
    table.plays(1, 'OO 1').plays(2, 'OO 1').plays(3, 'OO 1');
    expect(table.refuses(0, { type: 'attack', target: '1.1', boxer: 7 })).toBe('RD-38');
    table.plays(0, 'II 3');
    expect(table.state.open.phase).toEqual({ type: 'attack', seat: 0 });
    expect(table.pending()).toEqual([0]);
    expect(table.news()).not.toContain('revealed');
    expect(table.news()).not.toContain('sheetsRevealed');
    expect(table.refuses(1, { type: 'attack', target: '0.1', boxer: 7 })).toBe('RD-17');
  },
);

rule(
  'RD-38',
  'RD-T-7: with Kwame face up, in the shadow or in the centre there is no attack',
  () => {
    const faceUp = new RoundGame(4, [{ cards: [4, 6, 7, 3] }]).toAttack();
    const shadow = new RoundGame(4, [{ cards: [4, 6, 7, 3], shadow: 5 }]).toAttack();
    const centre = new RoundGame(2, [{ cards: [4, 6, 7, 3], centre: [1, 5] }]).toAttack();
    for (const table of [faceUp, shadow, centre]) {
      expect(table.news()).toContain('attackSkipped');
      expect(table.state.open.night).toBe(2);
      expect(table.state.open.history[0]?.attack).toBeNull();
    }
  },
);

rule('RD-39', 'RD-T-18: he may pass', () => {
  const table = new RoundGame(4, [{ ...KWAME, attack: 'pass' }]).night();
  expect(table.news()).toContain('attackPassed');
  expect(table.state.open.history[0]).toMatchObject({
    ko: null,
    attack: { by: 0, target: null, boxer: null },
  });
});

rule('RD-40', 'another bettor’s boxer, and the Coach or El Toro', () => {
  const table = new RoundGame(4, [KWAME]).toAttack();
  expect(table.refuses(0, 'ko 0.1 7')).toBe('RD-40');
  expect(table.refuses(0, 'ko 1.1 4')).toBe('RD-40');
  expect(table.refuses(0, 'ko 1.1 6')).toBeUndefined();
  expect(table.refuses(0, { type: 'attack', target: null, boxer: 7 })).toBe('RD-40');
  expect(table.refuses(0, { type: 'attack', target: '1.1', boxer: null })).toBe('RD-40');
  expect(table.legal(0)).toHaveLength(1 + 2 * 3);
  const own = new RoundGame(3, [{ cards: [5, 6, 7, 1, 2, 3] }]).toAttack();
  expect(own.refuses(0, 'ko 0.2 6')).toBe('RD-40');
  expect(own.legal(0)).toHaveLength(1 + 2 * 4);
});

rule('RD-40', 'RD-T-28: naming a boxer that lies face up is legal, and misses', () => {
  const table = new RoundGame(4, [{ cards: [1, 3, 5, 4], shadow: 6, attack: 'ko 0.1 7' }]);
  expect(table.state.open.faceUp).toEqual([2, 7]);
  expect(table.night().last('attackMissed')).toEqual({
    type: 'attackMissed',
    slot: '0.1',
    boxer: 7,
  });
});

rule('RD-41', 'exactly the boxer named is knocked out; anything else is a miss', () => {
  expect(night(4, { ...KWAME, attack: 'ko 1.1 7' }).ko).toBe('1.1');
  expect(night(4, { ...KWAME, attack: 'ko 1.1 6' }).ko).toBeNull();
  expect(night(4, { ...KWAME, attack: 'ko 2.1 7' }).ko).toBeNull();
  const three: Evening = { cards: [5, 3, 6, 7, 4, 1] };
  expect(night(3, { ...three, attack: 'ko 1.1 7' }).ko).toBeNull();
  expect(night(3, { ...three, attack: 'ko 1.2 7' }).ko).toBe('1.2');
});

rule(
  'RD-42',
  'RD-T-14: a knocked-out boxer earns nothing and forfeits; its neighbours meet',
  () => {
    const sheets = ['II 3', 'OO 3', 'IO 2', 'OO 1'];
    const { paid, duels } = night(4, { ...KWAME, sheets, attack: 'ko 1.1 7' });
    expect(duels.map(({ a, b }) => `${a} ${b}`)).toEqual(['0.1 2.1', '2.1 3.1', '3.1 0.1']);
    expect(paid.map(({ delta }) => delta)).toEqual([5, -3, 3, 1]);
    expect(paid[1]?.sheets).toEqual([
      { left: 'lose', right: 'lose', verdict: 'forfeit', stake: 3, net: -3 },
    ]);
  },
);

rule('RD-42', 'RD-T-20: of two boxers only the knocked-out one forfeits', () => {
  const evening = { cards: [5, 3, 6, 7, 4, 1], attack: 'ko 1.2 7', sheets: ['', 'II 3 OO 3'] };
  const { paid } = night(3, { ...evening, sheets: ['OI 2 IO 2', 'II 3 OO 3', 'IO 1 OO 2'] });
  expect(paid[1]?.sheets.map(({ verdict }) => verdict)).toEqual(['right', 'forfeit']);
  expect(paid.map(({ delta }) => delta)).toEqual([6, 2, 4]);
});

rule('RD-43', 'RD-T-22: with two bettors the duel goes to the other, and the stake is lost', () => {
  const evening = { cards: [5, 2, 6, 7], attack: 'ko 1.2 7', sheets: ['II 3', 'OO 2'] };
  const { duels, paid } = night(2, evening);
  expect(duels).toEqual([
    { a: '0.1', b: '1.2', winner: '0.1', reason: 'knockout' },
    { a: '0.2', b: '1.1', winner: '0.2', reason: 'ringmate' },
  ]);
  expect(paid.map(({ delta }) => delta)).toEqual([5, -2]);
  const lenient = night(2, evening, { twoPlayerKoForfeitsStake: false });
  expect(lenient.paid.map(({ delta }) => delta)).toEqual([5, 2]);
  const table = new RoundGame(2, [evening]).night();
  expect(table.because('knockedOut')).toBe('RD-43');
});

rule('RD-43', 'the knocked-out bettor’s other boxer fights on', () => {
  const evening = { cards: [5, 2, 4, 7], attack: 'ko 1.2 7', sheets: ['IO 1', 'IO 1'] };
  const { duels, paid } = night(2, { ...evening, centre: [1, 6] });
  expect(duels[1]).toEqual({ a: '0.2', b: '1.1', winner: '1.1', reason: 'strength' });
  expect(paid.map(({ duelsWon, delta }) => [duelsWon, delta])).toEqual([
    [1, 2],
    [1, 0],
  ]);
});
