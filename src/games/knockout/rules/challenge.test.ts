import { expect } from 'vitest';
import { legal } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import {
  betting,
  boxing,
  fight,
  type KnockoutGame,
  ruleOf,
  table,
  told,
  training,
} from '../fixtures.ts';
import { knockout } from '../game.ts';

const ALL_THREE = { cards: { 0: [1, 2, 3], 1: [2, 3, 4], 2: [3, 4, 5] } };

rule('KO-11', 'a move fits only its own phase, and only who is asked may make it', () => {
  expect(table().refuses('1 challenge green-heavy black-heavy')).toBe('KO-11');
  for (const move of ['train 2 3 4 5', 'bet red 4000', 'follow red 4000', 'pass', 'play 3'])
    expect(table().refuses(`0 ${move}`)).toBe('KO-11');
  for (const move of ['challenge black-heavy green-heavy', 'pass', 'play 3', 'bet red 4000'])
    expect(training().refuses(`0 ${move}`)).toBe('KO-11');
  for (const move of ['challenge black-heavy green-heavy', 'train 1 1 2 2', 'play 3'])
    expect(betting().refuses(`0 ${move}`)).toBe('KO-11');
  for (const move of ['challenge black-heavy green-heavy', 'train 1 1 2 2', 'pass', 'bet red 4000'])
    expect(boxing().refuses(`0 ${move}`)).toBe('KO-11');
  expect(training().plays('0 train 2 3 4 5').refuses('0 train 2 3 4 5')).toBe('KO-11');
  expect(table().refuses('0 surrender')).toBe('KO-11');
  expect(table().refuses('0 bet red 5000')).toBe('KO-11');
  expect(training().refuses('0 play 9')).toBe('KO-11');
  expect(betting().refuses('0 train 9 9 9')).toBe('KO-11');
  expect(betting().refuses('0 bet red 5000')).toBe('KO-31');
});

rule('KO-11', 'the phases of a fight follow each other', () => {
  const phases = [table(), training(), betting(), boxing()].map(
    ({ state }) => state.open.phase.type,
  );
  expect(phases).toEqual(['challenge', 'training', 'betting', 'boxing']);
  const over = fight(table(ALL_THREE), '1-2 2-3 3-4');
  expect(over.state.open.phase.type).toBe('over');
  expect(over.refuses('0 pass')).toBe('KO-11');
});

rule('KO-12', 'the season ends when nobody can challenge', () => {
  const ended = fight(table(ALL_THREE), '1-2 2-3 3-4');
  expect(told(ended, 'seasonEnded')).toEqual([{ type: 'seasonEnded', season: 1 }]);
  expect(ended.state.open.phase.type).toBe('over');
});

rule('KO-13', 'who can challenge cannot decline', () => {
  expect(table().refuses('0 pass')).toBeDefined();
  expect(legalAt(table()).every((move) => move.startsWith('challenge '))).toBe(true);
});

rule('KO-14', 'one of yours against one of theirs, both in the game', () => {
  expect(table().refuses('0 challenge black-light black-heavy')).toBe('KO-14');
  expect(table().refuses('0 challenge green-heavy yellow-heavy')).toBe('KO-14');
  expect(table().refuses('0 challenge black-light purple-heavy')).toBe('KO-14');
  expect(table().refuses('0 challenge black-light')).toBe('KO-14');
  const down = { boxers: { 'green-heavy': { out: true }, 'black-heavy': { out: true } } };
  expect(table(down).refuses('0 challenge black-light green-heavy')).toBe('KO-14');
  expect(table(down).refuses('0 challenge black-heavy yellow-heavy')).toBe('KO-14');
});

rule('KO-15', 'trophy and steak rest', () => {
  const tired = { trophy: 'black-heavy', steak: 'green-heavy' } as const;
  expect(table(tired).refuses('0 challenge black-heavy yellow-heavy')).toBe('KO-15');
  expect(table(tired).refuses('0 challenge black-light green-heavy')).toBe('KO-15');
  const steak = { trophy: 'green-heavy', steak: 'black-heavy' } as const;
  expect(table(steak).refuses('0 challenge black-heavy yellow-heavy')).toBe('KO-15');
  expect(table(steak).refuses('0 challenge black-light green-heavy')).toBe('KO-15');
  expect(table(tired).refuses('0 challenge black-light yellow-light')).toBeUndefined();
});

rule('KO-16', 'nobody challenges a boxer of less start money', () => {
  expect(table().refuses('0 challenge black-heavy green-light')).toBe('KO-16');
  expect(table().refuses('0 challenge black-heavy green-heavy')).toBeUndefined();
  expect(table().refuses('0 challenge black-light green-heavy')).toBeUndefined();
});

rule('KO-17', 'both need three cards', () => {
  expect(table({ cards: { 0: [1, 2] } }).refuses('0 challenge black-heavy green-heavy')).toBe(
    'KO-17',
  );
  expect(table({ cards: { 1: [1, 2] } }).refuses('0 challenge black-heavy green-heavy')).toBe(
    'KO-17',
  );
  const three = table({ cards: { 0: [1, 2, 3], 1: [1, 2, 3] } });
  expect(three.refuses('0 challenge black-heavy green-heavy')).toBeUndefined();
});

rule('KO-18', 'an Amateur challenges no title', () => {
  const amateur = table({
    season: 2,
    options: { seasons: 2 },
    boxers: { 'black-light': { category: 'A' }, 'green-heavy': { category: 'Ch', title: 'SC' } },
  });
  expect(amateur.refuses('0 challenge black-light green-heavy')).toBe('KO-18');
  expect(amateur.refuses('0 challenge black-heavy green-heavy')).toBeUndefined();
});

rule('KO-19', 'the challenge fixes corners, start money and start spaces', () => {
  const challenged = training();
  expect(told(challenged, 'challengeIssued')).toEqual([
    {
      type: 'challengeIssued',
      fight: 1,
      challenger: 0,
      defender: 1,
      red: 'black-heavy',
      blue: 'green-heavy',
      startMoney: { red: 8000, blue: 8000 },
      startSpace: { red: '6/8', blue: '6/8' },
      titleFight: false,
    },
  ]);
  expect(knockout.asks(challenged.state).map(({ about }) => about)).toEqual(['train', 'train']);
});

rule('KO-20', 'the next to the left who can challenge is the challenger', () => {
  expect(fight(table({ seats: 5 }), '5-3 4-4 3-3').state.open.phase).toMatchObject({
    challenger: 1,
  });
  const onward = fight(table({ cards: { 1: [2, 3, 3, 4] } }), '5-3 4-4 3-3');
  expect(onward.state.open.phase).toMatchObject({ challenger: 2 });
  expect(told(onward, 'challengerSet')).toEqual([{ type: 'challengerSet', seat: 2 }]);
});

rule('KO-21', 'who cannot challenge passes the board on, and nobody if nobody can', () => {
  const onward = fight(table({ cards: { 1: [2, 3, 3, 4] } }), '5-3 4-4 3-3');
  expect(told(onward, 'challengePassed')).toEqual([{ type: 'challengePassed', seat: 1 }]);
  expect(ruleOf(onward, 'challengePassed')).toBe('KO-21');
  expect(told(fight(table(ALL_THREE), '1-2 2-3 3-4'), 'challengePassed')).toEqual([]);
});

rule('KO-22', 'everybody sees how many cards each manager holds', () => {
  const { own, hidden } = boxing().state;
  expect(knockout.glance(own, hidden)).toEqual({
    reserves: [8, 8, 12],
    hands: [4, 4, 0],
    ready: [false, false, false],
  });
});

rule('KO-25', 'with two cards one bets on without fighting', () => {
  const short = table({ cards: { 2: [1, 2] } });
  expect(short.refuses('0 challenge black-heavy yellow-heavy')).toBe('KO-17');
  const bettor = fight(short, '5-3 4-4 3-3', { bets: ['2 bet red 10000'] });
  expect(bettor.state.open.cash[2]).toBe(105000);
});

/** The legal moves of the first seat that is asked. */
function legalAt({ state }: KnockoutGame): string[] {
  return legal(at(knockout.asks(state), 0)).moves.map((move) => knockout.notate(move));
}

rule('KO-13', 'challenges are listed by own boxer, then by target from the left', () => {
  const free = table({ challenger: 1, boxers: { 'green-heavy': { out: true } } });
  expect(legalAt(free)).toEqual([
    'challenge green-light yellow-heavy',
    'challenge green-light yellow-light',
    'challenge green-light black-heavy',
    'challenge green-light black-light',
  ]);
});
