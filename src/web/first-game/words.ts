import { useContext } from 'react';
import { LanguageContext } from '../../ui/words.ts';
import { TEACHING_WORDS } from '../texts/teaching.ts';

/** The texts of first games and lessons in the page's language. */
export function useTeachingWords(): (typeof TEACHING_WORDS)['en'] {
  return TEACHING_WORDS[useContext(LanguageContext)];
}
