import { useSettings } from './settings.ts';
import type { Words } from './texts/en.ts';
import { WORDS } from './texts/index.ts';

/** What the page says, in the person's language. */
export function useWords(): Words {
  return WORDS[useSettings().language];
}
