import { useSettings } from '../settings.ts';
import { PEOPLE_WORDS, type PeopleWords } from '../texts/people.ts';

/** What the pages about people say, in the person's language. */
export function usePeopleWords(): PeopleWords {
  return PEOPLE_WORDS[useSettings().language];
}
