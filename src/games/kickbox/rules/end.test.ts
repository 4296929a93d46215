import { expect, test } from 'vitest';
import { viewOf } from '../../../engine/game.ts';
import { at } from '../../../engine/list.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { rule } from '../../../testing/rule.ts';
import { fightAt } from '../fixtures.ts';
import { kickbox } from '../game.ts';

rule('KB-120', 'a knockout ends the fight at once; cards stay where they are', () => {
  const fight = fightAt({
    phase: 15,
    red: { hand: 'back-kick.1 jab.1' },
    blue: { hand: '', deck: 'jab.1', exhausted: true },
  });
  fight.plays(0, 'attack back-kick.1').plays(0, 'pass');
  expect(fight.state.open.step).toEqual({
    type: 'over',
    winner: 0,
    how: 'ko-exhausted',
    round: 1,
    phase: 15,
  });
  expect(fight.fighter(0).table).toEqual(['r.back-kick.1']);
  expect(fight.state.open).toMatchObject({ attack: null, down: null, duelDue: false });
  expect(fight.told.at(-1)?.news).toEqual({ type: 'gameOver', winner: 0, how: 'ko-exhausted' });
  expect(fight.events('roundEnd')).toEqual([]);
  expect(fight.asked()).toEqual([]);
});

/** The end of the last round, with points from before. */
function decision(red: number, blue: number) {
  return fightAt({ round: 6, phase: 15, red: { vp: red }, blue: { vp: blue } }).plays(
    0,
    'regenerate 0',
  );
}

rule('KB-121', 'more victory points win', () => {
  expect(kickbox.outcome(decision(2, 3).state)).toEqual({
    places: [[1], [0]],
    scores: [0, 1],
    rule: 'KB-121',
  });
});

rule('KB-122', 'equal victory points are a draw', () => {
  const fight = decision(2, 2);
  expect(fight.state.open.step).toMatchObject({ winner: null, how: 'draw' });
});

rule('KB-123', 'a draw is reported as shared first places, so that it can be fought again', () => {
  const outcome = kickbox.outcome(decision(1, 1).state);
  expect(outcome).toEqual({ places: [[0, 1]], scores: [0.5, 0.5], rule: 'KB-122' });
});

/** A drawn fight that is fought again, at the end of its last round. */
function drawnAgain(before: number) {
  const fight = fightAt({
    round: 1,
    phase: 15,
    options: { rounds: 1, drawn: 'again', 'red.belt': 'white', 'blue.belt': 'white' },
    red: { hand: 'jab.1', deck: 'punch.1 block.1 front-kick.1 power.1' },
    blue: { hand: 'jab.1', deck: 'punch.1 block.1 front-kick.1 power.1', discard: 'combo.1' },
  });
  fight.state.open.fight = before;
  return fight.plays(0, 'regenerate 0');
}

rule('KB-123', 'a drawn fight is fought again with all cards and new hands', () => {
  const fight = drawnAgain(1);
  expect(fight.events('again')).toEqual([{ type: 'again', fight: 2 }]);
  expect(fight.told.find(({ news }) => news.type === 'again')?.rule).toBe('KB-123');
  expect(fight.state.open).toMatchObject({ fight: 2, round: 1, phase: 0, scorecard: [] });
  expect(fight.step()).toBe('initiative');
  expect([fight.hand(0).length, fight.deck(0).length]).toEqual([3, 2]);
  expect([fight.hand(1).length, fight.deck(1).length]).toEqual([3, 3]);
  expect(fight.fighter(1).discard).toEqual([]);
});

rule('KB-123', 'what was known of the hands before is forgotten', () => {
  const fight = drawnAgain(1);
  const world = kickbox.imagine(viewOf(kickbox, fight.state, 0), fight.told, rngFrom([1, 2, 3, 4]));
  expect(at(world.own, 1).hand.length).toBe(3);
});

rule('KB-123', 'the fourth draw stands', () => {
  expect(drawnAgain(4).state.open.step).toMatchObject({ type: 'over', winner: null, how: 'draw' });
});

test('the scorecard has a line for each round', () => {
  const fight = fightAt({
    phase: 15,
    red: { hand: 'jab.1 gap.1', deck: 'jab.2 jab.3' },
    blue: { hand: 'gap.1', deck: 'jab.2', hit: 'jab.1 jab.3' },
  });
  fight.plays(0, 'regenerate 0').plays(0, 'ringBreak draw 0').plays(1, 'ringBreak draw 1');
  expect(fight.state.open.scorecard).toEqual([
    {
      round: 1,
      phases: 15,
      hits: { red: 2, blue: 0 },
      knockdowns: { red: 0, blue: 0 },
      gained: { red: 1, blue: 0 },
      vp: { red: 1, blue: 0 },
      left: { red: { hand: 2, deck: 2, discard: 0 }, blue: { hand: 1, deck: 1, discard: 0 } },
    },
  ]);
});

test('a knockout writes the last line of the scorecard', () => {
  const fight = fightAt({
    red: { hand: 'jab.1' },
    blue: { hand: '', deck: 'jab.1', exhausted: true },
  });
  fight.plays(0, 'attack jab.1');
  expect(fight.state.open.scorecard).toMatchObject([
    { round: 1, phases: 3, gained: { red: 0, blue: 0 }, left: { blue: { hand: 0, deck: 1 } } },
  ]);
});
