import type { TallyWords } from '../engine/tally.ts';
import type { Language } from '../engine/texts.ts';
import { tallyWords as challengers } from './challengers/texts/tally.ts';
import { tallyWords as grid } from './grid/texts/tally.ts';
import { tallyWords as kickbox } from './kickbox/texts/tally.ts';
import { tallyWords as knockout } from './knockout/texts/tally.ts';
import { tallyWords as round } from './round/texts/tally.ts';

/** The words of each game for what it counts up. */
export const TALLY_WORDS: Readonly<Record<string, Readonly<Record<Language, TallyWords>>>> = {
  challengers,
  grid,
  kickbox,
  knockout,
  round,
};
