import type { ReactNode } from 'react';
import type { OnlineStatus } from './online-status.ts';
import { duration, useNow } from './time.ts';
import { useOnlineWords } from './words.ts';

/** What a chair's clock shows: counting down while it is waited for. Undefined without a clock. */
function timeLeft({ known, ahead }: OnlineStatus, chair: number, now: number): number | undefined {
  const { clock } = known.seen ?? {};
  const until = clock?.until[chair] ?? null;
  if (until !== null) return until - (now + (ahead ?? 0));
  return clock?.left[chair] ?? undefined;
}

/** Whether a chair's time is running. */
function isRunning({ known }: OnlineStatus, chair: number): boolean {
  return (known.seen?.clock.until[chair] ?? null) !== null;
}

/** The clock beside a name. */
export function ChairClock({
  status,
  chair,
}: {
  readonly status: OnlineStatus;
  readonly chair: number;
}): ReactNode {
  const words = useOnlineWords();
  const runs = isRunning(status, chair);
  const now = useNow(runs);
  const left = timeLeft(status, chair, now);
  if (left === undefined) return null;
  return (
    <span className="chair-clock" role="timer" data-runs={runs} data-short={runs && left < SHORT}>
      {duration(left, words)}
    </span>
  );
}

/** When it gets tight, in milliseconds. */
const SHORT = 20_000;

/** Which game of a match it is, whether one only watches, and how long there is for the decision. */
export function StatusClock({ status }: { readonly status: OnlineStatus }): ReactNode {
  const words = useOnlineWords();
  const { chair, info } = status.known;
  return (
    <>
      {info.legs > 1 && <span>{words.gameOf(info.leg + 1, info.legs)} · </span>}
      {chair === null ? words.spectator : <OwnClock status={status} chair={chair} />}
    </>
  );
}

/** How long the viewer has, and what happens then. */
function OwnClock({
  status,
  chair,
}: {
  readonly status: OnlineStatus;
  readonly chair: number;
}): ReactNode {
  const words = useOnlineWords();
  const runs = isRunning(status, chair);
  const now = useNow(runs);
  const left = timeLeft(status, chair, now);
  const { info, seen } = status.known;
  if (!seen?.ask) return <>{words.theyAnswer}</>;
  if (info.pace.type === 'none' || left === undefined || !runs) return <>{words.noClock}</>;
  return <span role="timer">{words.untilIdle(duration(left, words))}</span>;
}
