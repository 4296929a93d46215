import { useSettings } from '../settings.ts';
import { COMPANY, type CompanyWords } from '../texts/company.ts';
import { ONLINE, type OnlineWords } from '../texts/online.ts';

/** What the page says about playing with others, in the person's language. */
export function useOnlineWords(): OnlineWords {
  return ONLINE[useSettings().language];
}

/** What an online table says to those at it, in the person's language. */
export function useCompanyWords(): CompanyWords {
  return COMPANY[useSettings().language];
}
