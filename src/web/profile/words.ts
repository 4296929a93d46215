import { useSettings } from '../settings.ts';
import { PEOPLE, type PeopleWords } from '../texts/people.ts';

/** What the pages about people say, in the person's language. */
export function usePeopleWords(): PeopleWords {
  return PEOPLE[useSettings().language];
}
