import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { fightAt } from '../fixtures.ts';

type Corners = Parameters<typeof fightAt>[0];

/** The last phase of a round is red's, who rests. */
function roundEnd(given: Corners) {
  return fightAt({ phase: 15, ...given }).plays(0, 'regenerate 0');
}

const SEVENTEEN =
  'jab.2 jab.3 jab.4 jab.5 punch.1 punch.2 punch.3 hook.1 hook.2 gap.1 gap.2 gap.3 gap.4 power.1 power.2 power.3 power.4';

rule('KB-110', 'points are awarded after phase 15, in the last round too', () => {
  const fight = roundEnd({ round: 6, blue: { hit: 'jab.1' } });
  expect(fight.events('roundEnd')[0]).toMatchObject({ round: 6, gained: { red: 1, blue: 0 } });
  expect(fight.state.open.step).toMatchObject({ winner: 0, how: 'points' });
});

rule('KB-111', 'more hits give one point, from seven on two, equal hits none', () => {
  const gained = (red: string, blue: string) =>
    roundEnd({ red: { hit: red }, blue: { hit: blue } }).events('roundEnd')[0]?.gained;
  expect(gained('jab.1', 'jab.1 jab.2')).toEqual({ red: 1, blue: 0 });
  expect(gained('', 'jab.1 jab.2 jab.3 jab.4 jab.5 gap.1')).toEqual({ red: 1, blue: 0 });
  expect(gained('', 'jab.1 jab.2 jab.3 jab.4 jab.5 gap.1 gap.2')).toEqual({ red: 2, blue: 0 });
  expect(gained('jab.1', 'jab.1')).toEqual({ red: 0, blue: 0 });
});

rule('KB-111', 'by option blows are counted instead of cards', () => {
  const fight = fightAt({
    phase: 15,
    options: { vpHits: 'hits' },
    red: { hand: 'sidekick.1', deck: 'jab.1' },
    blue: { hand: 'jab.1', deck: 'jab.2 jab.3 jab.4 jab.5 gap.1' },
  });
  fight.plays(0, 'attack sidekick.1').plays(1, 'pass');
  fight.plays(1, 'recover 0').plays(0, 'recover 0');
  expect(fight.events('roundEnd')[0]?.hits).toEqual({ red: 2, blue: 0 });
});

rule('KB-112', 'more knockdowns give a point, which may be the other’s', () => {
  const fight = roundEnd({
    red: { hit: 'jab.1 jab.2' },
    blue: { hit: 'jab.1', knockdown: 'jab.2' },
  });
  expect(fight.events('roundEnd')[0]).toMatchObject({
    knockdowns: { red: 1, blue: 0 },
    gained: { red: 1, blue: 1 },
  });
});

rule('KB-113', 'the last cards of the areas mark the points', () => {
  const fight = roundEnd({
    blue: { hit: 'jab.1 jab.2 jab.3 jab.4 jab.5 gap.1 gap.2', knockdown: 'hook.1' },
  });
  expect(fight.fighter(0).vpCards).toEqual(['b.gap.2', 'b.gap.1', 'b.hook.1']);
});

rule('KB-114', 'the areas are cleared, points or not', () => {
  const fight = roundEnd({
    red: { hit: 'jab.1', knockdown: 'gap.1' },
    blue: { hit: 'jab.1', knockdown: 'gap.1' },
  });
  expect(fight.fighter(0)).toMatchObject({ hit: [], knockdown: [], spent: ['r.jab.1', 'r.gap.1'] });
  expect(fight.fighter(1)).toMatchObject({ hit: [], knockdown: [], spent: ['b.jab.1', 'b.gap.1'] });
});

rule('KB-115', 'up to sixteen discarded cards of one’s choice return', () => {
  const fight = roundEnd({ red: { deck: 'jab.1', discard: SEVENTEEN } });
  expect(fight.refuses(0, `ringBreak ${SEVENTEEN} draw 0`)).toBe('KB-115');
  expect(fight.refuses(0, 'ringBreak jab.2 jab.2 draw 0')).toBe('KB-115');
  expect(fight.refuses(0, 'ringBreak block.1 draw 0')).toBe('KB-115');
  fight.plays(0, 'ringBreak power.1 jab.3 draw 0');
  expect(fight.deck(0)).toEqual(['r.jab.1', 'r.jab.3', 'r.power.1']);
  expect(fight.events('ringBreak')[0]?.cards).toEqual(['r.jab.3', 'r.power.1']);
});

rule('KB-115', 'by option they come at random, one by one', () => {
  const fight = roundEnd({
    options: { ringBreak: 'random' },
    red: { hand: 'gap.1', deck: 'hook.1', discard: 'jab.1 jab.2 jab.3 jab.4' },
    picks: [2, 0],
  });
  expect(fight.refuses(0, 'ringBreak 5 draw 0')).toBe('KB-115');
  fight.plays(0, 'ringBreak 2 draw 0');
  expect(fight.deck(0)).toEqual(['r.hook.1', 'r.jab.3', 'r.jab.1']);
});

rule('KB-116', 'then the hand may be filled, and who can do nothing is not asked', () => {
  const fight = roundEnd({ red: { hand: 'gap.1', deck: 'jab.1 jab.2', discard: 'hook.1' } });
  expect(fight.asked()).toEqual([0]);
  expect(fight.refuses(0, 'ringBreak draw 4')).toBe('KB-115');
  fight.plays(0, 'ringBreak draw 2');
  expect(fight.hand(0)).toEqual(['r.gap.1', 'r.jab.1', 'r.jab.2']);
});

rule('KB-117', 'an exhausted fighter may return the whole pile', () => {
  const fight = roundEnd({ red: { deck: 'jab.1', discard: SEVENTEEN, exhausted: true } });
  expect(fight.refuses(0, `ringBreak ${SEVENTEEN} draw 0`)).toBeUndefined();
});

rule('KB-118', 'both decide in secret, and the next round begins with what they have', () => {
  const fight = roundEnd({
    red: { hand: 'gap.1', deck: 'jab.1', discard: 'hook.1' },
    blue: { hand: 'gap.1', deck: 'jab.1', discard: 'hook.1' },
  });
  fight.plays(1, 'ringBreak hook.1 draw 1');
  expect(fight.events('ringBreak')).toEqual([]);
  fight.plays(0, 'ringBreak draw 0');
  expect(fight.events('ringBreak').map(({ seat }) => seat)).toEqual([0, 1]);
  expect([fight.state.open.round, fight.state.open.phase]).toEqual([2, 1]);
  expect(fight.fighter(0).discard).toEqual(['r.hook.1']);
  expect(fight.hand(1)).toEqual(['b.gap.1', 'b.jab.1']);
});
