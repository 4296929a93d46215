import { useSettings } from '../settings.ts';
import { ONLINE, type OnlineWords } from '../texts/online.ts';

/** What the page says about playing with others, in the person's language. */
export function useOnlineWords(): OnlineWords {
  return ONLINE[useSettings().language];
}
