import { range } from '../../engine/list.ts';
import { between, free, type OptionSpec, oneOf } from '../../engine/options.ts';
import { isBoxer, ROSTER_IDS } from './cards.ts';
import type { Options } from './kind.ts';
import { PACK_SIZES, packName } from './pack.ts';
import type { Rule } from './rulebook.ts';

/** How Round can be played. */
export const OPTIONS: OptionSpec<Options, Rule> = {
  rosterId: oneOf('RD-7', ROSTER_IDS),
  nights: between('RD-5', 1, 8, 4),
  salonSeconds: between('RD-27', 0, 600, 60),
  startingMoney: oneOf<number | null, Rule>('RD-4', [null, ...range(20).map((i) => i + 1)]),
  stakeMin: between('RD-34', 1, 9, 1),
  stakeMax: between('RD-34', 1, 9, 3),
  lieLimit: oneOf<number | null, Rule>('RD-22', [2, null, 0, 1, 3, 4, 5, 6, 7, 8]),
  firstStarter: oneOf<'random' | number, Rule>('RD-11', ['random', ...range(8)]),
  pack: oneOf('RD-6', ['auto', 'small', 'large']),
  impossibleClaims: oneOf('RD-23', [true, false]),
  threePlayerRing: oneOf('RD-44', ['interleaved', 'paired']),
  twoPlayerPairing: oneOf('RD-52', ['facing', 'sameSlot']),
  twoPlayerKoForfeitsStake: oneOf('RD-43', [true, false]),
  liePenalty: oneOf('H-1', [0, 1, 2, 3]),
  ownRoster: free('H-2', null, isRoster),
};

export const PRESETS: Readonly<Record<string, Partial<Options>>> = {
  rulebook: {},
  firstGame: { nights: 2, salonSeconds: 120 },
  silent: { salonSeconds: 0 },
  shameless: { lieLimit: null },
};

/** H-2: boxers that fill the small or the large pack, each once. */
function isRoster(value: unknown): value is Options['ownRoster'] {
  if (value === null) return true;
  return (
    Array.isArray(value) &&
    value.every(isBoxer) &&
    new Set(value).size === value.length &&
    Object.values(PACK_SIZES).includes(value.length)
  );
}

/** RD-68: the first rule that forbids this combination of options, or this number of bettors. */
export function forbids(options: Options, players: number): Rule | undefined {
  const { pack, firstStarter, stakeMin, stakeMax, ownRoster } = options;
  if (pack === 'small' && players > 5) return 'RD-6';
  if (pack === 'large' && players < 4) return 'RD-6';
  if (ownRoster && ownRoster.length !== PACK_SIZES[packName(players, options)]) return 'H-2';
  if (firstStarter !== 'random' && firstStarter >= players) return 'RD-11';
  return stakeMax < stakeMin ? 'RD-34' : undefined;
}
