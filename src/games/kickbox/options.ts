import { type OptionSpec, oneOf } from '../../engine/options.ts';
import { CARD_BELTS, WEIGHTS } from './belts.ts';
import type { Options } from './kind.ts';
import type { Rule } from './rulebook.ts';

const BELT_NAMES = ['basic', ...CARD_BELTS, 'dan6', 'dan7', 'dan8', 'dan9'] as const;

/** How it can be played; the first value is the normal one. */
export const OPTIONS: OptionSpec<Options, Rule> = {
  variant: oneOf('KB-140', ['ring', 'streetfight', 'bareKnuckle', 'totalFight']),
  rounds: oneOf('KB-133', [null, 1, 2, 3, 4, 5, 6]),
  clock: oneOf('KB-37', ['auto', 'manual']),
  mulligan: oneOf('KB-11', ['neither', 'either', 'off']),
  exhaustion: oneOf('KB-55', ['drawFromEmpty', 'deckEmpty']),
  ringBreak: oneOf('KB-115', ['choose', 'random']),
  roundStart: oneOf('KB-36', ['alternate', 'duel']),
  vpHits: oneOf('KB-111', ['cards', 'hits']),
  maxLinks: oneOf('KB-104', [null, 1]),
  drawn: oneOf('KB-123', ['draw', 'again']),
  longFight: oneOf('H-1', [null, 7, 8, 9, 10, 11, 12]),
  openHands: oneOf('H-2', [false, true]),
  'red.belt': oneOf('KB-130', BELT_NAMES),
  'blue.belt': oneOf('KB-130', BELT_NAMES),
  'red.weight': oneOf('KB-134', [null, ...WEIGHTS]),
  'blue.weight': oneOf('KB-134', [null, ...WEIGHTS]),
};

/** Well-known ways to fight. */
export const PRESETS = {
  rulebook: {},
  firstFight: { 'red.belt': 'orange', 'blue.belt': 'orange' },
  masters: { 'red.belt': 'dan9', 'blue.belt': 'dan9' },
  giantKiller: {
    'red.belt': 'dan3',
    'red.weight': 'welter',
    'blue.belt': 'black',
    'blue.weight': 'heavy',
  },
  streetfight: { variant: 'streetfight' },
  bareKnuckle: { variant: 'bareKnuckle' },
  totalFight: { variant: 'totalFight' },
  training: { openHands: true, 'red.belt': 'orange', 'blue.belt': 'orange' },
} as const satisfies Record<string, Partial<Options>>;

/** KB-37: outside the ring there is no clock to forget. */
export function forbids({ variant, clock }: Options): Rule | undefined {
  return variant !== 'ring' && clock === 'manual' ? 'KB-37' : undefined;
}
