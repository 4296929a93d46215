import { expect } from 'vitest';
import { viewOf } from '../../../engine/game.ts';
import { SILENCE } from '../../../engine/referee.ts';
import { rule } from '../../../testing/rule.ts';
import { fightAt, listedChance } from '../fixtures.ts';
import { kickbox } from '../game.ts';
import { proceed } from './flow.ts';

/** Both choose a card. */
function duel(red: string, blue: string, decks = 'jab.4 jab.5') {
  return fightAt({
    step: 'initiative',
    active: null,
    phase: 0,
    red: { hand: red, deck: decks },
    blue: { hand: blue, deck: decks },
  });
}

rule('KB-7', 'a choice stays secret until both are in, whoever is first', () => {
  const fight = duel('jab.1 gap.1', 'power.1 hook.1');
  const before = JSON.stringify(viewOf(kickbox, fight.state, 0).open);
  fight.plays(1, 'initiative power.1');
  expect(JSON.stringify(viewOf(kickbox, fight.state, 0).open)).toBe(before);
  expect(viewOf(kickbox, fight.state, 0).glance.ready).toEqual([false, true]);
  expect(fight.told).toEqual([]);
  expect(fight.refuses(1, 'initiative hook.1')).toBe('KB-33');
  fight.plays(0, 'initiative jab.1');
  expect(fight.events('initiative')).toEqual([
    { type: 'initiative', red: 'r.jab.1', blue: 'b.power.1', winner: 1 },
  ]);
});

rule('KB-20', 'after a knockdown and a Back-Kick in one phase there is one determination', () => {
  const fight = fightAt({
    red: { hand: 'back-kick.1 jab.1 jab.2', deck: 'jab.3' },
    blue: { hand: 'gap.1', deck: 'jab.1 jab.2 jab.3 jab.4 jab.5 hook.1 hook.2' },
  });
  fight.plays(0, 'attack back-kick.1').plays(1, 'pass').plays(0, 'pass').plays(0, 'pass');
  fight.plays(1, 'recover 1').plays(0, 'recover 0');
  expect(fight.step()).toBe('initiative');
  fight.plays(0, 'initiative jab.1').plays(1, 'initiative jab.4');
  fight.plays(0, 'redraw no').plays(1, 'redraw no');
  expect(fight.step()).toBe('initiative');
  expect(fight.state.open.duelDue).toBe(false);
});

rule('KB-21', 'only a card of the hand can be chosen', () => {
  const fight = duel('jab.1', 'power.1');
  expect(fight.refuses(0, 'initiative jab.4')).toBe('KB-21');
  expect(fight.refuses(0, 'initiative b.power.1')).toBe('KB-21');
});

rule('KB-21', 'with an empty hand the top of the deck serves, and an empty deck is renewed', () => {
  const fight = fightAt({
    step: 'initiative',
    red: { hand: 'gap.1', deck: 'jab.1' },
    blue: { hand: '', deck: '', discard: 'power.1 jab.1' },
  });
  expect(fight.asked()).toEqual([0]);
  fight.plays(0, 'initiative gap.1');
  expect(fight.events('initiative')[0]).toMatchObject({ blue: 'b.power.1', winner: 1 });
  expect(fight.fighter(1).runOuts).toBe(1);
});

rule('KB-22', 'the higher number wins, and both cards are discarded', () => {
  const fight = duel('sidekick.1 jab.1', 'uppercut.1 jab.1');
  fight.plays(0, 'initiative sidekick.1').plays(1, 'initiative uppercut.1');
  expect(fight.events('initiative')[0]?.winner).toBe(1);
  expect(fight.fighter(0).discard).toEqual(['r.sidekick.1']);
  expect(fight.fighter(1).discard).toEqual(['b.uppercut.1']);
});

rule('KB-23', 'who chose from the hand may redraw, who used the deck may not', () => {
  const fight = fightAt({
    step: 'initiative',
    red: { hand: 'gap.1', deck: 'jab.1' },
    blue: { hand: '', deck: 'power.1 jab.1' },
  });
  fight.plays(0, 'initiative gap.1');
  expect(fight.asked()).toEqual([0]);
  expect(fight.plays(0, 'redraw yes').hand(0)).toEqual(['r.jab.1']);
});

rule('KB-24', 'a tie is fought again after the redraws', () => {
  const fight = duel('jab.1 gap.1', 'jab.1 gap.1');
  fight.plays(0, 'initiative jab.1').plays(1, 'initiative jab.1');
  expect(fight.events('initiative')[0]?.winner).toBeNull();
  fight.plays(0, 'redraw no').plays(1, 'redraw no');
  expect(fight.state.open.step).toEqual({ type: 'initiative', ties: 1 });
});

rule('KB-25', 'after the tenth tie the opponent of the last attacker starts', () => {
  const fight = fightAt({
    step: 'initiative',
    active: 0,
    red: { hand: 'jab.1 jab.2', deck: 'jab.3' },
    blue: { hand: 'jab.1 jab.2', deck: 'jab.3' },
  });
  for (let tie = 1; tie <= 10; tie++) {
    for (const seat of [0, 1] as const) fight.plays(seat, `initiative ${fight.hand(seat)[0]}`);
    for (const seat of [0, 1] as const) fight.plays(seat, 'redraw yes');
  }
  expect(fight.events('initiative').length).toBe(10);
  expect(fight.events('startingPlayer')).toEqual([{ type: 'startingPlayer', seat: 1 }]);
});

rule('KB-25', 'without a card on either side red begins the fight, later the other fighter', () => {
  const starter = (active: 0 | 1 | null): number | null => {
    const { state } = fightAt({ active });
    proceed(state, 'determineStarter', listedChance([]), SILENCE);
    return state.open.active;
  };
  expect([starter(null), starter(0), starter(1)]).toEqual([0, 1, 0]);
});

rule('KB-25', 'a fighter without a card loses to any card', () => {
  const fight = fightAt({ step: 'initiative', red: { hand: 'jump-kick.1' }, blue: {} });
  fight.plays(0, 'initiative jump-kick.1');
  expect(fight.events('initiative')[0]).toMatchObject({ blue: null, winner: 0 });
});

rule('KB-26', 'the starting player takes the next phase', () => {
  const fight = duel('jab.1 gap.1', 'power.1 gap.1');
  fight.plays(0, 'initiative jab.1').plays(1, 'initiative power.1');
  fight.plays(0, 'redraw no').plays(1, 'redraw no');
  expect(fight.events('startingPlayer')).toEqual([{ type: 'startingPlayer', seat: 1 }]);
  expect(fight.events('phase')).toEqual([{ type: 'phase', round: 1, phase: 1, seat: 1 }]);
});
