import { useContext } from 'react';
import { LanguageContext } from '../../ui/words.ts';
import { TABLE_WORDS } from '../texts/table.ts';

export type TableWords = (typeof TABLE_WORDS)['en'];

/** What the frame of a table says, in the language of the page. */
export function useTableWords(): TableWords {
  return TABLE_WORDS[useContext(LanguageContext)];
}
