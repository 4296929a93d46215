import type { Language, Poster } from '../engine/texts.ts';
import { poster as grid } from './grid/texts/poster.ts';

/** What each game says of itself before it is loaded. */
export const POSTERS: Readonly<Record<string, Readonly<Record<Language, Poster>>>> = { grid };
