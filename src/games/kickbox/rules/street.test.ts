import { expect } from 'vitest';
import { readOptions } from '../../../engine/options.ts';
import { rule } from '../../../testing/rule.ts';
import { fightAt } from '../fixtures.ts';
import { kickbox } from '../game.ts';

rule('KB-140', 'a streetfight goes on after phase 15, without round, break or clock', () => {
  const fight = fightAt({
    phase: 15,
    options: { variant: 'streetfight' },
    red: { hand: 'jab.1' },
    blue: { hand: 'jab.1', hit: 'gap.1' },
  });
  fight.plays(0, 'regenerate 0');
  expect([fight.state.open.round, fight.state.open.phase]).toEqual([1, 16]);
  expect(fight.events('roundEnd')).toEqual([]);
  const manual = readOptions(kickbox, { variant: 'streetfight', clock: 'manual' }, 2);
  expect(manual).toEqual({ error: 'bad-options', option: null, rule: 'KB-37' });
});

rule('KB-141', 'whose deck runs out a second time has lost at once', () => {
  for (const variant of ['streetfight', 'bareKnuckle', 'totalFight']) {
    const fight = fightAt({
      options: { variant },
      red: { hand: 'jab.1', deck: 'jab.2', discard: 'punch.1', exhausted: true },
      blue: { hand: 'jab.1' },
    });
    fight.plays(0, 'regenerate 2');
    expect(fight.state.open.step).toMatchObject({ winner: 1, how: 'powerless' });
    expect(fight.hand(0)).toEqual(['r.jab.1', 'r.jab.2']);
    expect(fight.events('drew')).toEqual([{ type: 'drew', seat: 0, count: 1 }]);
  }
});

rule('KB-141', 'a card for the initiative can be one too many, also with an empty pile', () => {
  for (const discard of ['jab.1', '']) {
    const fight = fightAt({
      step: 'initiative',
      options: { variant: 'streetfight' },
      red: { hand: 'jab.1' },
      blue: { discard, exhausted: true },
    });
    fight.plays(0, 'initiative jab.1');
    expect(fight.state.open.step).toMatchObject({ winner: 0, how: 'powerless' });
    expect(fight.events('initiative')).toEqual([]);
  }
});

rule('KB-141', 'by option the last card counts', () => {
  const fight = fightAt({
    options: { variant: 'streetfight', exhaustion: 'deckEmpty' },
    red: { hand: 'jab.1', deck: 'jab.2', discard: 'punch.1', exhausted: true },
    blue: { hand: 'jab.1' },
  });
  fight.plays(0, 'regenerate 1');
  expect(fight.state.open.step).toMatchObject({ winner: 1, how: 'powerless' });
});

rule('KB-142', 'bare knuckles hit once more', () => {
  const fight = fightAt({
    options: { variant: 'bareKnuckle' },
    red: { hand: 'jab.1' },
    blue: { hand: 'gap.1 gap.2 gap.3', deck: 'jab.1' },
    picks: [0, 0],
  });
  fight.plays(0, 'attack jab.1').plays(1, 'pass');
  expect(fight.events('hit')[0]?.hits).toBe(2);
});

rule('KB-143', 'in a total fight the first to go down has lost', () => {
  const fight = fightAt({
    options: { variant: 'totalFight' },
    red: { hand: 'jab.1' },
    blue: { hand: 'gap.1', deck: 'jab.1 jab.2 jab.3 jab.4' },
  });
  fight.plays(0, 'attack jab.1').plays(1, 'pass');
  expect(fight.events('hit')[0]).toMatchObject({ hits: 2, surplus: 1 });
  expect(fight.state.open.step).toMatchObject({ winner: 0, how: 'ko-down' });
  expect(fight.deck(1).length).toBe(4);
});

rule('KB-144', 'ten idle phases in a row are a draw, in the street only', () => {
  const rest = (variant: string, phases: number) => {
    const fight = fightAt({
      options: { variant },
      red: { hand: 'jab.1' },
      blue: { hand: 'jab.1' },
    });
    for (let phase = 0; phase < phases; phase++)
      fight.plays(phase % 2 === 0 ? 0 : 1, 'regenerate 0');
    return fight;
  };
  expect(rest('streetfight', 9).step()).toBe('action');
  expect(rest('streetfight', 10).state.open.step).toMatchObject({ winner: null, how: 'stalemate' });
  expect(rest('ring', 10).step()).toBe('action');
});

rule('KB-144', 'an attack or a draw begins the count anew', () => {
  const fight = fightAt({
    options: { variant: 'streetfight' },
    red: { hand: 'jab.1 jab.2', deck: 'jab.3' },
    blue: { hand: 'gap.1 gap.2' },
    picks: [0],
  });
  fight
    .plays(0, 'regenerate 0')
    .plays(1, 'regenerate 0')
    .plays(0, 'draw 0')
    .plays(0, 'attack jab.1');
  fight.plays(1, 'pass').plays(0, 'pass').plays(0, 'pass');
  expect(fight.state.open.idlePhases).toBe(0);
});
