import { useContext } from 'react';
import { LanguageContext } from '../../ui/words.ts';
import { DAILY_WORDS, type DailyWords } from '../texts/daily.ts';

/** The texts of bouts and puzzles in the page's language. */
export function useDailyWords(): DailyWords {
  return DAILY_WORDS[useContext(LanguageContext)];
}
