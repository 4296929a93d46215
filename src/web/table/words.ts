import { useContext } from 'react';
import { LanguageContext } from '../../ui/words.ts';
import { TABLE_WORDS } from '../texts/table.ts';

export type TableWords = (typeof TABLE_WORDS)['en'];

/** The texts of a table's frame in the page's language. */
export function useTableWords(): TableWords {
  return TABLE_WORDS[useContext(LanguageContext)];
}
