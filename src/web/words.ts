import type { Language } from '../engine/texts.ts';
import { useSettings } from './settings.ts';
import { en, type Words } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, fr };

/** What the page says, in the person's language. */
export function useWords(): Words {
  return WORDS[useSettings().language];
}
