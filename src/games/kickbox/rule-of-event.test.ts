import { expect, test } from 'vitest';
import { listener } from '../../engine/referee.ts';
import { fightAt, listedChance } from './fixtures.ts';
import type { Kickbox } from './kind.ts';
import { proceed } from './rules/flow.ts';

/** The rules that news of a type came with. */
function rulesOf(fight: ReturnType<typeof fightAt>, type: string): string[] {
  return fight.told.flatMap(({ news, rule }) => (news.type === type ? [rule] : []));
}

test('KB-72: a Blitz on a defence cites the rule of the defender', () => {
  const fight = fightAt({
    red: { hand: 'sidekick.1 blitz.1 jab.1' },
    blue: { hand: 'block.1 blitz.1 jab.1' },
  })
    .plays(0, 'attack sidekick.1')
    .plays(1, 'defend block.1')
    .plays(0, 'enhance blitz.1')
    .plays(1, 'enhance blitz.1');
  expect(rulesOf(fight, 'enhanced')).toEqual(['KB-70', 'KB-72']);
});

test('KB-102: a Punch after a Jab cites its exception', () => {
  const fight = fightAt({
    red: { hand: 'jab.1 punch.1' },
    blue: { hand: 'combo.1 combo.2' },
    picks: [0],
  });
  fight.plays(0, 'attack jab.1').plays(1, 'pass').plays(0, 'pass');
  fight.plays(0, 'combo - punch.1');
  expect(rulesOf(fight, 'attack')).toEqual(['KB-60', 'KB-102']);
});

test('KB-54: exhausted by surplus hits, nothing is reshuffled', () => {
  const fight = fightAt({
    red: { hand: 'uppercut.1' },
    blue: { deck: 'jab.1 jab.2', discard: 'block.1' },
  }).plays(0, 'attack uppercut.1');
  expect(rulesOf(fight, 'exhausted')).toEqual(['KB-54']);
  expect(fight.events('reshuffled')).toEqual([]);
});

test('KB-142: bare knuckles hit once more, and say by which rule', () => {
  const fight = fightAt({
    options: { variant: 'bareKnuckle' },
    red: { hand: 'jab.1' },
    blue: { hand: 'combo.1 combo.2 combo.3' },
    picks: [0, 0],
  })
    .plays(0, 'attack jab.1')
    .plays(1, 'pass');
  expect(fight.events('hit').map(({ hits }) => hits)).toEqual([2]);
  expect(rulesOf(fight, 'hit')).toEqual(['KB-142']);
});

test('KB-25: without any card the opponent of the last attacker starts', () => {
  const { state } = fightAt({ step: 'initiative', red: {}, blue: {} });
  const tell = listener<Kickbox>();
  proceed(state, 'reveal', listedChance([]), tell);
  const started = tell.told.find(({ news }) => news.type === 'startingPlayer');
  expect(started).toMatchObject({ rule: 'KB-25', news: { seat: 1 } });
});
