import { useContext } from 'react';
import { LanguageContext } from '../../ui/words.ts';
import { TEACHING_WORDS } from '../texts/teaching.ts';

/** What first games and lessons say, in the language of the page. */
export function useTeachingWords(): (typeof TEACHING_WORDS)['en'] {
  return TEACHING_WORDS[useContext(LanguageContext)];
}
