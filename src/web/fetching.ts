import type { Language } from '../engine/texts.ts';
import { boardOf, textsOf } from './games.ts';

/** Prefetches what a table of this game needs. */
export function fetchTable(game: string, language: Language): void {
  void Promise.all([textsOf(game, language), boardOf(game), import('./screens/table-page.tsx')]);
}
