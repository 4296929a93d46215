import type { Language, Poster } from '../engine/texts.ts';
import { poster as challengers } from './challengers/texts/poster.ts';
import { poster as grid } from './grid/texts/poster.ts';
import { poster as kickbox } from './kickbox/texts/poster.ts';
import { poster as knockout } from './knockout/texts/poster.ts';
import { poster as round } from './round/texts/poster.ts';

/** What each game says of itself before it is loaded. */
export const POSTERS: Readonly<Record<string, Readonly<Record<Language, Poster>>>> = {
  challengers,
  grid,
  kickbox,
  knockout,
  round,
};
