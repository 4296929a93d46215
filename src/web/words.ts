import { useSettings } from './settings.ts';
import type { PageWords } from './texts/en.ts';
import { WORDS } from './texts/index.ts';

/** The page's texts in the person's language. */
export function useWords(): PageWords {
  return WORDS[useSettings().language];
}
