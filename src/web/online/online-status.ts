import type { Outgoing } from '../../client/protocol/socket.ts';
import type { TableSnapshot } from '../../client/table.ts';
import type { AnyNews } from '../../engine/hosted.ts';
import type { Trouble } from '../session.ts';
import type { PendingAnswer } from './answers.ts';

/** An online table's status besides the game itself. */
export interface OnlineStatus {
  readonly known: TableSnapshot;
  /** The offset of the server's clock, in milliseconds; null before the first message. */
  readonly ahead: number | null;
  /** What happened while the person was away; null once read. */
  readonly recap: readonly AnyNews[] | null;
  /** The last error other than a rule violation. */
  readonly trouble: Trouble | null;
  /** Unconfirmed answers, oldest first. */
  readonly pending: readonly PendingAnswer[];
}

/** The status after a message from the server; `away` marks the first one after an absence. */
export function statusAfter(
  before: OnlineStatus | undefined,
  { known, news, message }: TableMessage,
  away: boolean,
): OnlineStatus {
  const missed = away && message.type === 'sync' && news.length > 0 && !known.info.between;
  return {
    known,
    ahead: aheadOf(known, before?.ahead ?? null),
    recap: missed ? news : (before?.recap ?? null),
    trouble: before?.trouble ?? null,
    pending: before?.pending ?? [],
  };
}

/** A message from the server, and the table's state after it. */
export interface TableMessage {
  readonly known: TableSnapshot;
  readonly news: readonly AnyNews[];
  readonly message: Outgoing;
}

/** Messages take time to arrive, so the largest difference seen is the best estimate. */
function aheadOf({ seen }: TableSnapshot, before: number | null): number | null {
  if (!seen) return before;
  const now = seen.clock.now - Date.now();
  return before === null ? now : Math.max(now, before);
}
