import { useSettings } from '../settings.ts';
import { COMPANY, type CompanyWords } from '../texts/company.ts';
import { MEETING, type MeetingWords } from '../texts/meeting.ts';
import { ONLINE, type OnlineWords } from '../texts/online.ts';

/** What the page says about playing with others, in the person's language. */
export function useOnlineWords(): OnlineWords {
  return ONLINE[useSettings().language];
}

/** What an online table says to those at it, in the person's language. */
export function useCompanyWords(): CompanyWords {
  return COMPANY[useSettings().language];
}

/** What it says about finding them, and while waiting. */
export function useMeetingWords(): MeetingWords {
  return MEETING[useSettings().language];
}
