import { useSettings } from './settings.ts';
import type { PageWords } from './texts/en.ts';
import { WORDS } from './texts/index.ts';

/** What the page says, in the person's language. */
export function useWords(): PageWords {
  return WORDS[useSettings().language];
}
