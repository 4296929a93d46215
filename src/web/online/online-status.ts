import type { ErrorCode } from '../../client/protocol/errors.ts';
import type { Outgoing } from '../../client/protocol/socket.ts';
import type { TableSnapshot } from '../../client/table.ts';
import type { AnyNews } from '../../engine/hosted.ts';
import type { Sitter, TableState } from '../session.ts';

/** How a game of a match ended, while everybody already sits in the next one. */
export interface FinishedGame {
  /** Which of the match, from 1. */
  readonly number: number;
  readonly news: readonly AnyNews[];
  /** Who sat where in it. */
  readonly sitters: readonly Sitter[];
}

/** A table as its people see it, beside the game itself. */
export interface OnlineStatus {
  readonly known: TableSnapshot;
  /** How far the server's clock is ahead of this one, in milliseconds; null before the first word of it. */
  readonly ahead: number | null;
  /** What happened while one was away; null once it was read. */
  readonly recap: readonly AnyNews[] | null;
  /** The game of a match that has just ended; null once it was read. */
  readonly finished: FinishedGame | null;
  /** What went wrong last, if it was not a rule. */
  readonly trouble: ErrorCode | null;
}

/** The status after a message from the server. */
export function statusAfter(
  before: OnlineStatus | undefined,
  game: TableState | undefined,
  { known, news, message }: TableMessage,
): OnlineStatus {
  const away = message.type === 'sync' && news.length > 0;
  return {
    known,
    ahead: aheadOf(known, before?.ahead ?? null),
    recap: away ? news : (before?.recap ?? null),
    finished: finishedBy(message, game) ?? before?.finished ?? null,
    trouble: null,
  };
}

/** A message from the server, and the table as it is known after it. */
export interface TableMessage {
  readonly known: TableSnapshot;
  readonly news: readonly AnyNews[];
  readonly message: Outgoing;
}

/** A word takes time to arrive, so the largest difference seen is the best guess. */
function aheadOf({ seen }: TableSnapshot, before: number | null): number | null {
  if (!seen) return before;
  const now = seen.clock.now - Date.now();
  return before === null ? now : Math.max(now, before);
}

/** A game of the match has ended with this step, and the next has begun. */
function finishedBy(message: Outgoing, before: TableState | undefined): FinishedGame | undefined {
  if (message.type !== 'step' || message.began === null || !before) return undefined;
  return { number: message.seen.leg, news: message.news, sitters: before.sitters };
}
