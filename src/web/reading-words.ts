import { useSettings } from './settings.ts';
import { READING_WORDS, type ReadingWords } from './texts/reading.ts';

/** The texts of rule books and replays, in the current language. */
export function useReadingWords(): ReadingWords {
  return READING_WORDS[useSettings().language];
}
