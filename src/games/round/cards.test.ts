import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { BOXERS, type BoxerId, ROSTERS } from './cards.ts';
import { RoundGame, withOptions } from './fixtures.ts';
import { boxerOf, packOf } from './pack.ts';
import { resolveNight } from './rules/resolution.ts';
import { slotNames } from './slots.ts';

const NORMAL = withOptions({});

test('the roster is the canonical table of the specification', () => {
  const spec = readFileSync(new URL('./rules.md', import.meta.url), 'utf8');
  const fence = /```json\n(\{\n {2}"rosterId".*?)^```/ms.exec(spec)?.[1] ?? '';
  const abilities = Object.entries(BOXERS).flatMap(([id, { ability }]) =>
    ability === null ? [] : [[id, ability]],
  );
  const { packs, knockoutTargets, ringmateOf, giantKillerVictim } = ROSTERS['round-roster-1'];
  expect({
    rosterId: 'round-roster-1',
    packs,
    powers: Object.fromEntries(abilities),
    knockoutTargets,
    ringmateOf,
    giantKillerVictim,
  }).toEqual(JSON.parse(fence));
});

rule('RD-7', 'a boxer’s number is its place in the pack, and its strength', () => {
  const { boxers, numbers } = packOf(4, NORMAL);
  expect(numbers.map((number) => boxerOf(packOf(4, NORMAL), number))).toEqual(boxers);
  expect(new Set(packOf(8, NORMAL).boxers).size).toBe(11);
});

rule('RD-6', 'two to five bettors use the small pack, six to eight the large one', () => {
  const names = [2, 3, 4, 5, 6, 7, 8].map((players) => packOf(players, NORMAL).name);
  expect(names).toEqual(['small', 'small', 'small', 'small', 'large', 'large', 'large']);
  expect(packOf(4, withOptions({ pack: 'large' })).numbers).toHaveLength(11);
});

/** Who wins the duel between two boxers of the large pack, the ring filled up with others. */
function duel(one: BoxerId, other: BoxerId, fillers: readonly BoxerId[]): string {
  const pack = packOf(6, NORMAL);
  const cards = [one, other, ...fillers].map((boxer) => pack.boxers.indexOf(boxer) + 1);
  const sheet = { left: 'lose', right: 'lose', stake: 1 } as const;
  const [first] = resolveNight({
    players: 6,
    options: NORMAL,
    cards,
    purses: cards.map(() => 5),
    sheets: cards.map(() => [sheet]),
    attack: null,
  }).bouts;
  const winner = first?.winner === 0 ? one : other;
  return `${winner} by ${first?.reason}`;
}

const PLAIN: readonly BoxerId[] = ['docker', 'blacksmith', 'butcher', 'sailor'];

test('Rookie: beats El Toro and nobody else', () => {
  expect(duel('rookie', 'el-toro', PLAIN)).toBe('rookie by giantKiller');
  expect(duel('el-toro', 'rookie', PLAIN)).toBe('rookie by giantKiller');
  expect(duel('rookie', 'cara-de-muerte', PLAIN)).toBe('cara-de-muerte by strength');
});

test('Cara de Muerte: next to the Coach beats the Coach, El Toro and the Rookie; else a bare 2', () => {
  expect(duel('cara-de-muerte', 'coach-hank-steel', PLAIN)).toBe('cara-de-muerte by ringmate');
  const beside: readonly BoxerId[] = ['docker', 'blacksmith', 'butcher', 'coach-hank-steel'];
  expect(duel('cara-de-muerte', 'el-toro', beside)).toBe('cara-de-muerte by ringmate');
  expect(duel('cara-de-muerte', 'rookie', beside)).toBe('cara-de-muerte by ringmate');
  expect(duel('cara-de-muerte', 'docker', ['veteran', 'sailor', 'butcher', 'brawler'])).toBe(
    'docker by strength',
  );
});

test.each([
  ['docker', 'cara-de-muerte', 'blacksmith'],
  ['blacksmith', 'docker', 'butcher'],
  ['butcher', 'blacksmith', 'sailor'],
  ['sailor', 'butcher', 'veteran'],
  ['veteran', 'sailor', 'brawler'],
  ['brawler', 'veteran', 'kwame-ngalou'],
] as const)('%s: nothing but strength, above %s and below %s', (boxer, weaker, stronger) => {
  const fighting: readonly BoxerId[] = [boxer, weaker, stronger];
  const fillers = PACK_FILLERS.filter((other) => !fighting.includes(other));
  expect(duel(boxer, weaker, fillers.slice(0, 4))).toBe(`${boxer} by strength`);
  expect(duel(boxer, stronger, fillers.slice(0, 4))).toBe(`${stronger} by strength`);
  expect(BOXERS[boxer].ability).toBeNull();
});

const PACK_FILLERS: BoxerId[] = [
  'docker',
  'blacksmith',
  'butcher',
  'sailor',
  'veteran',
  'brawler',
  'rookie',
];

test('Kwame Ngalou: knocks out whom he names rightly, and is else as strong as his number', () => {
  const table = new RoundGame(4, [{ cards: [5, 7, 4, 1], attack: 'ko 1.1 7' }]).night();
  expect(table.last('knockedOut')).toEqual({ type: 'knockedOut', slot: '1.1', boxer: 7 });
  expect(duel('kwame-ngalou', 'brawler', PLAIN)).toBe('kwame-ngalou by strength');
  expect(duel('kwame-ngalou', 'el-toro', PLAIN)).toBe('el-toro by strength');
});

rule('RD-50', 'Coach Hank Steel: no ability, only his strength, and Cara’s undoing', () => {
  expect(BOXERS['coach-hank-steel'].ability).toBeNull();
  expect(duel('coach-hank-steel', 'kwame-ngalou', PLAIN)).toBe('coach-hank-steel by strength');
  expect(duel('coach-hank-steel', 'el-toro', PLAIN)).toBe('el-toro by strength');
});

rule('RD-50', 'El Toro: no ability, the strongest number', () => {
  expect(BOXERS['el-toro'].ability).toBeNull();
  expect(duel('el-toro', 'coach-hank-steel', PLAIN)).toBe('el-toro by strength');
});

rule('RD-9', 'an announced Cara or Rookie has no ability, an unannounced one has', () => {
  const boasting = new RoundGame(4, [{ cards: [3, 6, 1, 7], announced: [2, 6, 1, 7] }]).night();
  expect(boasting.state.open.history[0]?.caraActive).toBeNull();
  const quiet = new RoundGame(4, [{ cards: [2, 6, 3, 7], announced: [3, 6, 3, 7] }]).night();
  expect(quiet.state.open.history[0]?.caraActive).toBe(slotNames(4)[0]);
});
