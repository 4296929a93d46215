import type { LoggedAct } from '../../client/protocol/table.ts';
import type { TableSnapshot } from '../../client/table.ts';
import type { Who } from '../../engine/texts.ts';
import type { CompanyWords } from '../texts/company.ts';
import { seatOfChair } from './chairs.ts';

/** A log line that is not a game event, and how many events precede it. */
export interface ActEntry {
  readonly key: number;
  readonly after: number;
  readonly seat: number | null;
  readonly text: string;
}

/**
 * Log lines for the dealer's commitment and for what clocks, bots and people did besides answering.
 */
export function actEntries(
  known: TableSnapshot,
  who: Who,
  words: CompanyWords,
  commitment: string,
): readonly ActEntry[] {
  const sealed = { key: 0.5, after: 0, seat: null, text: words.sealed(commitment.slice(0, 8)) };
  const acts = known.acts.map(({ seq, after, chair, what }) => {
    const seat = seatOfChair(known, chair);
    const text = seat === who.you ? words.actsYou[what] : words.acts[what](who(seat));
    return { key: seq, after, seat, text };
  });
  return [sealed, ...acts];
}

const ENDINGS: readonly LoggedAct['what'][] = ['resigned', 'time', 'drawn', 'left'];

/** The act that ended a game early: the last one, if nothing was played after it. */
export function endingAct(acts: readonly LoggedAct[], steps: number): LoggedAct | undefined {
  const last = acts.findLast(({ what }) => ENDINGS.includes(what));
  return last?.step === steps ? last : undefined;
}
