import { useSettings } from '../settings.ts';
import { PEOPLE_WORDS, type PeopleWords } from '../texts/people.ts';

/** The texts of the account and profile pages in the person's language. */
export function usePeopleWords(): PeopleWords {
  return PEOPLE_WORDS[useSettings().language];
}
