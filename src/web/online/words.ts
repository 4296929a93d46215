import { useSettings } from '../settings.ts';
import { COMPANY, type CompanyWords } from '../texts/company.ts';
import { MEETING, type MeetingWords } from '../texts/meeting.ts';
import { ONLINE, type OnlineWords } from '../texts/online.ts';

/** The texts of online play in the person's language. */
export function useOnlineWords(): OnlineWords {
  return ONLINE[useSettings().language];
}

/** The texts of an online table in the person's language. */
export function useCompanyWords(): CompanyWords {
  return COMPANY[useSettings().language];
}

/** The texts of matchmaking and the waiting room in the person's language. */
export function useMeetingWords(): MeetingWords {
  return MEETING[useSettings().language];
}
