import { expect, test } from 'vitest';
import { viewOf } from '../../engine/game.ts';
import { at } from '../../engine/list.ts';
import { type Setting, table } from './fixtures.ts';
import { knockout } from './game.ts';

const TRAINED = ['0 challenge black-heavy green-heavy', '0 train 3 4 4 5', '1 train 1 2 3 5'];
const BETS = [
  ...['0 bet red 4000', '1 bet blue 4000', '2 pass', '0 pass', '1 pass', '2 pass'],
  ...['0 pass', '1 pass', '2 pass'],
];
const CARDS = ['0 play 4', '1 play 2', '0 play 5', '1 play 1', '1 play 5', '0 play 4'];
const EVERYBODY = [null, 0, 1, 2];

/** What each seat sees after the first moves of the specification's first example. */
function views(lines: readonly string[], setting: Setting = {}) {
  const { state } = table(setting).plays(...lines);
  return EVERYBODY.map((seat) => viewOf(knockout, state, seat));
}

test('VC-1: after training only the owner sees hand and reserve', () => {
  const [spectator, black, green, yellow] = views(TRAINED);
  expect(black?.own).toMatchObject({ hand: [3, 4, 4, 5], reserve: [1, 1, 2, 2, 2, 3, 3, 5] });
  for (const other of [spectator, green, yellow]) {
    expect(other?.glance).toMatchObject({ reserves: [8, 8, 12], hands: [4, 4, 0] });
    expect(JSON.stringify(other)).not.toContain('[3,4,4,5]');
  }
});

test('VC-2: a chosen card is seen by its owner alone, and still counts as hand', () => {
  const [spectator, black, green, yellow] = views([...TRAINED, ...BETS, '0 play 4']);
  expect(black?.own?.chosen).toEqual([4]);
  for (const other of [spectator, black, green, yellow])
    expect(other?.glance).toMatchObject({ hands: [4, 4, 0], ready: [true, false, false] });
  for (const other of [green, yellow]) expect(other?.own?.chosen).toBeNull();
});

test('VC-3: after the fight all see its rounds, and nobody the nine cards of another', () => {
  for (const view of views([...TRAINED, ...BETS, ...CARDS])) {
    const { phase } = view.open;
    const rounds = phase.type === 'challenge' ? (phase.last?.rounds ?? []) : [];
    expect(rounds.map(({ red, blue }) => `${red}-${blue}`)).toEqual(['4-2', '5-1', '4-5']);
    expect(view.glance.reserves).toEqual([9, 9, 12]);
    const shown = JSON.stringify(view).includes('[1,1,2,2,2,3,3,3,5]');
    expect(shown).toBe(view.seat === 0);
  }
});

test('VC-4: with the next challenge the cards are gone, unless discards lie open', () => {
  const lines = [...TRAINED, ...BETS, ...CARDS, '1 challenge green-light yellow-heavy'];
  for (const view of views(lines)) {
    expect(JSON.stringify(view.open)).not.toMatch(/"red":[1-5],"blue":[1-5],"moved"/);
    expect(view.open.discards).toBeNull();
    expect(at(view.open.results, 0)).toMatchObject({ rounds: 3, damage: { red: 5, blue: 2 } });
  }
  for (const view of views(lines, { options: { discardsVisible: true } }))
    expect(view.open.discards).toEqual([[4, 4, 5], [1, 2, 5], []]);
});
