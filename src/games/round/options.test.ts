import { expect, test } from 'vitest';
import { readOptions } from '../../engine/options.ts';
import { rule } from '../../testing/rule.ts';
import { RoundGame } from './fixtures.ts';
import { round } from './game.ts';

/** The rule that refuses options, or null. */
function refused(options: object, players: number): string | null {
  const read = readOptions(round, options, players);
  return 'error' in read ? (read.rule ?? read.error) : null;
}

rule('RD-68', 'RD-T-1: options outside their bounds are refused', () => {
  expect(refused({ nights: 9 }, 4)).toBe('RD-5');
  expect(refused({ nights: 0 }, 4)).toBe('RD-5');
  expect(refused({ salonSeconds: 601 }, 4)).toBe('RD-27');
  expect(refused({ salonSeconds: 1.5 }, 4)).toBe('RD-27');
  expect(refused({ startingMoney: 0 }, 4)).toBe('RD-4');
  expect(refused({ startingMoney: 21 }, 4)).toBe('RD-4');
  expect(refused({ stakeMin: 0 }, 4)).toBe('RD-34');
  expect(refused({ stakeMax: 10 }, 4)).toBe('RD-34');
  expect(refused({ lieLimit: 9 }, 4)).toBe('RD-22');
  expect(refused({ lieLimit: -1 }, 4)).toBe('RD-22');
  expect(refused({ firstStarter: 'youngest' }, 4)).toBe('RD-11');
  expect(refused({ pack: 'huge' }, 4)).toBe('RD-6');
  expect(refused({ rosterId: 'round-roster-2' }, 4)).toBe('RD-7');
  expect(refused({ impossibleClaims: 'yes' }, 4)).toBe('RD-23');
  expect(refused({ threePlayerRing: 'square' }, 3)).toBe('RD-44');
  expect(refused({ twoPlayerPairing: 'none' }, 2)).toBe('RD-52');
  expect(refused({ twoPlayerKoForfeitsStake: 1 }, 2)).toBe('RD-43');
  expect(refused({ jokers: 2 }, 4)).toBe('bad-options');
});

rule('RD-68', 'options that do not go together are refused', () => {
  expect(refused({ pack: 'small' }, 6)).toBe('RD-6');
  expect(refused({ pack: 'large' }, 3)).toBe('RD-6');
  expect(refused({ pack: 'small' }, 5)).toBeNull();
  expect(refused({ pack: 'large' }, 4)).toBeNull();
  expect(refused({ stakeMin: 4 }, 4)).toBe('RD-34');
  expect(refused({ stakeMin: 4, stakeMax: 4 }, 4)).toBeNull();
  expect(refused({ firstStarter: 4 }, 4)).toBe('RD-11');
  expect(refused({ firstStarter: 3 }, 4)).toBeNull();
});

test('what is normal is the rulebook’s game', () => {
  const read = readOptions(round, {}, 4);
  expect('options' in read && read.options).toEqual({
    rosterId: 'round-roster-1',
    nights: 4,
    salonSeconds: 60,
    startingMoney: null,
    stakeMin: 1,
    stakeMax: 3,
    lieLimit: 2,
    firstStarter: 'random',
    pack: 'auto',
    impossibleClaims: true,
    threePlayerRing: 'interleaved',
    twoPlayerPairing: 'facing',
    twoPlayerKoForfeitsStake: true,
    liePenalty: 0,
    ownRoster: null,
  });
});

rule('RD-4', '5K each with four bettors or more, 8K with two or three, or as chosen', () => {
  expect(new RoundGame(4, []).state.open.purses).toEqual([5, 5, 5, 5]);
  expect(new RoundGame(8, []).state.open.purses).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
  expect(new RoundGame(3, []).state.open.purses).toEqual([8, 8, 8]);
  expect(new RoundGame(2, []).state.open.purses).toEqual([8, 8]);
  expect(new RoundGame(2, [], { startingMoney: 20 }).state.open.purses).toEqual([20, 20]);
});
