import type { Option } from '../../engine/options.ts';
import type { SetName } from './effects.ts';
import type { Options } from './kind.ts';
import type { Rule } from './rulebook.ts';
import { FURTHER_SETS } from './tournament.ts';

type Sets = Options['sets'];

/** Every way to leave one of the six further sets in the box. */
const FIVES: readonly (readonly SetName[])[] = FURTHER_SETS.map((left) =>
  FURTHER_SETS.filter((set) => set !== left),
);

/** CH-100: what the rulebook recommends for a first game. */
export const ALL_BUT_SPACE: readonly SetName[] = FURTHER_SETS.filter((set) => set !== 'space');

/** CH-100: five different further sets in any order, or a random choice. */
export const fiveSets: Option<Sets, Rule> = {
  rule: 'CH-100',
  normally: 'random',
  values: ['random', ...FIVES],
  range: null,
  fits: (value): value is Sets =>
    value === 'random' ||
    (Array.isArray(value) &&
      value.length === FURTHER_SETS.length - 1 &&
      new Set(value).size === value.length &&
      value.every((set) => FURTHER_SETS.some((known) => known === set))),
};
