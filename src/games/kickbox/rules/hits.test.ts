import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { fightAt, type KickboxGame } from '../fixtures.ts';

const TWELVE =
  'jab.2 jab.3 jab.4 block.2 block.3 block.4 punch.1 punch.2 punch.3 hook.1 hook.2 gap.4';

/** Red's attack, written as a move, lands. */
function landed(
  attack: string,
  red: string,
  blue: string,
  picks: readonly number[] = [],
): KickboxGame {
  const fight = fightAt({ red: { hand: red }, blue: { hand: blue, deck: TWELVE }, picks });
  fight.plays(0, attack);
  if (fight.step() === 'defend') fight.plays(1, 'pass');
  return fight;
}

rule('KB-80', 'printed hits, wind-up and Power add up', () => {
  const blue = 'gap.1 gap.2 gap.3 power.1 power.2';
  const fight = landed(
    'attack roundhouse.1 + jab.1',
    'roundhouse.1 jab.1 power.1',
    blue,
    [0, 0, 0, 0],
  );
  fight.plays(0, 'enhance power.1');
  expect(fight.events('hit')[0]?.hits).toBe(4);
});

rule('KB-81', 'fewer hits than cards are picked blindly, one by one', () => {
  const fight = landed('attack sidekick.1', 'sidekick.1', 'gap.1 jab.1 block.1 power.1', [2, 0]);
  expect(fight.fighter(1).hit).toEqual(['b.block.1', 'b.gap.1']);
  expect(fight.hand(1)).toEqual(['b.jab.1', 'b.power.1']);
});

rule('KB-81', 'the whole hand goes in hand order, without a pick', () => {
  const fight = landed('attack sidekick.1', 'sidekick.1', 'power.1 jab.1');
  expect(fight.fighter(1).hit).toEqual(['b.power.1', 'b.jab.1']);
});

rule('KB-82', 'as many hits as cards is no knockdown', () => {
  const fight = landed('attack sidekick.1', 'sidekick.1', 'power.1 jab.1');
  expect([fight.hand(1), fight.events('knockdown')]).toEqual([[], []]);
});

rule('KB-83', 'one hit more is a knockdown', () => {
  const fight = landed('attack sidekick.1', 'sidekick.1', 'power.1');
  expect(fight.events('hit')[0]).toMatchObject({ hits: 2, surplus: 1 });
  expect(fight.events('knockdown')).toEqual([{ type: 'knockdown', seat: 1, surplus: 1 }]);
});

rule('KB-84', 'three deck cards for each surplus hit; the last one is the marker', () => {
  const fight = landed('attack punch.1', 'punch.1 jab.1 jab.2', '');
  fight.plays(0, 'pass');
  expect(fight.events('deckHits')[0]).toMatchObject({ seat: 1, marker: 'b.block.4' });
  expect(fight.events('deckHits')[0]?.cards.length).toBe(6);
  expect(fight.fighter(1).hit).toEqual(['b.jab.2', 'b.jab.3', 'b.jab.4', 'b.block.2', 'b.block.3']);
  expect(fight.fighter(1).knockdown).toEqual(['b.block.4']);
  expect([fight.state.open.down, fight.state.open.duelDue]).toEqual([2, true]);
});

rule('KB-93', 'four surplus hits are a knockout, and the deck is not touched', () => {
  const fight = landed('attack axe-kick.1 + jab.1 + jab.2', 'axe-kick.1 jab.1 jab.2', '');
  expect(fight.state.open.step).toMatchObject({ winner: 0, how: 'ko-surplus' });
  expect(fight.deck(1).length).toBe(12);
  expect(fight.events('deckHits')).toEqual([]);
});

rule('KB-92', 'so is any knockdown of an exhausted fighter', () => {
  const fight = fightAt({
    red: { hand: 'sidekick.1' },
    blue: { hand: 'jab.1', deck: TWELVE, exhausted: true },
  });
  fight.plays(0, 'attack sidekick.1').plays(1, 'pass');
  expect(fight.state.open.step).toMatchObject({ winner: 0, how: 'ko-exhausted' });
  expect(fight.fighter(1).hit).toEqual(['b.jab.1']);
});
