import { expect } from 'vitest';
import { at } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { boxer, boxersAt, ownerOf, teamOf } from '../boxers.ts';
import { fight, type KnockoutGame, placeChips, ruleOf, table, told } from '../fixtures.ts';
import { knockout } from '../game.ts';

/** Three seats that still have to choose. */
function choosing(): KnockoutGame {
  return table({ options: { colours: 'chosen' } });
}

/** Purple, black and yellow in the order of the seats. */
function chosen(): KnockoutGame {
  return choosing().plays('0 colour purple', '1 colour black', '2 colour yellow');
}

rule('KO-109', 'seats choose one after the other, then the season begins', () => {
  const scene = choosing();
  expect(scene.state.open.phase).toMatchObject({ type: 'colours', seat: 0, challenger: 0 });
  expect(told(scene, 'seasonStarted')).toEqual([]);
  scene.plays('0 colour purple');
  expect(knockout.asks(scene.state).map(({ seat, about }) => ({ seat, about }))).toEqual([
    { seat: 1, about: 'colour' },
  ]);
  scene.plays('1 colour black', '2 colour yellow');
  expect(scene.state.open.phase).toEqual({ type: 'challenge', challenger: 0, last: null });
  expect(told(scene, 'colourChosen').map(({ colour }) => colour)).toEqual([
    'purple',
    'black',
    'yellow',
  ]);
  expect(ruleOf(scene, 'colourChosen')).toBe('KO-109');
  expect(told(scene, 'seasonStarted')).toEqual([
    { type: 'seasonStarted', season: 1, challenger: 0 },
  ]);
});

rule('KO-109', 'a colour that somebody has is refused, and so is any other move', () => {
  const scene = choosing().plays('0 colour purple');
  expect(scene.refuses('1 colour purple')).toBe('KO-109');
  expect(scene.refuses('1 colour pink')).toBe('KO-109');
  expect(scene.refuses('0 colour black')).toBe('KO-11');
  expect(scene.refuses('1 challenge green-heavy purple-heavy')).toBe('KO-11');
  expect(chosen().refuses('0 colour green')).toBe('KO-11');
  expect(table().refuses('0 colour green')).toBe('KO-11');
});

rule('KO-109', 'a colour brings its two boxers; those of the others belong to nobody', () => {
  const { open } = chosen().state;
  expect(teamOf(open, 0)).toEqual(['purple-heavy', 'purple-light']);
  expect(boxersAt(open).map((id) => ownerOf(open, id))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(ownerOf(open, 'green-heavy')).toBe(-1);
  expect(knockout.asks(chosen().state)[0]?.seat).toBe(0);
});

rule('KO-109', 'fights, prizes and the pot follow the chosen colours', () => {
  const scene = fight(chosen(), '5-3 4-4 3-3', { who: 'purple-heavy black-heavy' });
  expect(told(scene, 'challengeIssued')[0]).toMatchObject({ challenger: 0, defender: 1 });
  expect(boxer(scene.state.open, 'purple-heavy').category).toBe('Ch');
  expect(boxer(scene.state.open, 'black-heavy').category).toBe('A');
  expect(at(scene.state.open.boxers, 0).category).toBe('Ch');
  const fought = placeChips(
    scene.plays('1 challenge black-light yellow-heavy', '1 train 2 3 4 5', '2 train 2 3 4 5'),
    [],
  );
  expect(fought.state.open.phase).toMatchObject({ type: 'boxing' });
});
