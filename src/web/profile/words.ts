import { useSettings } from '../settings.ts';
import { PEOPLE_WORDS, type PeopleWords } from '../texts/people.ts';
import { PROFILE_WORDS, type ProfileWords } from '../texts/profile.ts';

/** The texts of the account and profile pages in the person's language. */
export function usePeopleWords(): PeopleWords {
  return PEOPLE_WORDS[useSettings().language];
}

/** The texts of accounts, own results, settings and the operators' page, in the current language. */
export function useProfileWords(): ProfileWords {
  return PROFILE_WORDS[useSettings().language];
}
