import { useContext } from 'react';
import { LanguageContext } from '../../ui/words.ts';
import { DAILY_WORDS, type DailyWords } from '../texts/daily.ts';

/** What bouts and puzzles say, in the language of the page. */
export function useDailyWords(): DailyWords {
  return DAILY_WORDS[useContext(LanguageContext)];
}
