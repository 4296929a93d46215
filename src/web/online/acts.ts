import type { TableSnapshot } from '../../client/table.ts';
import type { Who } from '../../engine/texts.ts';
import type { CompanyWords } from '../texts/company.ts';
import { seatOfChair } from './chairs.ts';

/** A line of the log that is no news of the game: it stands after so many of them. */
export interface ActEntry {
  readonly key: number;
  readonly after: number;
  readonly seat: number;
  readonly text: string;
}

/** What clocks, bots and people did beside answering, as the log tells it. */
export function actEntries(known: TableSnapshot, who: Who, words: CompanyWords): readonly ActEntry[] {
  return known.acts.map(({ seq, after, chair, what }) => {
    const seat = seatOfChair(known, chair);
    const text = seat === who.you ? words.actsYou[what] : words.acts[what](who(seat));
    return { key: seq, after, seat, text };
  });
}
