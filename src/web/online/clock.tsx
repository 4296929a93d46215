import type { ReactNode } from 'react';
import type { AnyTexts } from '../../engine/texts.ts';
import { useWords } from '../words.ts';
import { LineMark } from './line-mark.tsx';
import type { OnlineStatus } from './online-status.ts';
import { isStrict } from './strict.ts';
import { duration, useNow } from './time.ts';
import { useCompanyWords, useOnlineWords } from './words.ts';

/** A chair's remaining time, counting down while it is waited for. Undefined without a clock. */
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

/** Below this the clock is shown as urgent, in milliseconds. */
const SHORT = 20_000;

/**
 * The game of the match, whether the viewer only watches, the time left to decide, and the
 * connection.
 */
export function StatusClock({
  status,
  texts,
}: {
  readonly status: OnlineStatus;
  readonly texts: AnyTexts;
}): ReactNode {
  const { gameOf } = useWords();
  const words = useOnlineWords();
  const { chair, info } = status.known;
  return (
    <>
      {info.legs > 1 && (
        <span className="clock-leg">{gameOf(legShown(info) + 1, info.legs)} · </span>
      )}
      {chair === null ? words.spectator : <OwnClock status={status} chair={chair} texts={texts} />}
      <LineMark />
    </>
  );
}

/** Between two games of a match the last one is still on screen. */
function legShown({ leg, between }: OnlineStatus['known']['info']): number {
  return between ? leg - 1 : leg;
}

/** The viewer's remaining time; the consequence is explained on demand. */
function OwnClock({
  status,
  chair,
  texts,
}: {
  readonly status: OnlineStatus;
  readonly chair: number;
  readonly texts: AnyTexts;
}): ReactNode {
  const words = useOnlineWords();
  const runs = isRunning(status, chair);
  const now = useNow(runs);
  const left = timeLeft(status, chair, now);
  const says = useClockRule(status, texts);
  const { info, seen } = status.known;
  if (!seen?.ask) return <>{words.theyAnswer}</>;
  if (info.pace.type === 'none' || left === undefined || !runs) return <>{words.noClock}</>;
  return (
    <span
      role="timer"
      className="own-clock"
      title={says}
      data-short={left < SHORT}
      aria-label={`${duration(left, words)}. ${says}`}
    >
      <strong>{duration(left, words)}</strong> <span className="own-clock-says">{says}</span>
    </span>
  );
}

/** Explains in advance what the clock will do. */
export function ClockRule({
  status,
  texts,
}: {
  readonly status: OnlineStatus;
  readonly texts: AnyTexts;
}): ReactNode {
  const words = useCompanyWords();
  const says = useClockRule(status, texts);
  const { chair, info } = status.known;
  if (chair === null || info.phase !== 'playing') return null;
  return (
    <section className="clock-rule" aria-label={words.time}>
      <h3>{words.time}</h3>
      <p>
        {says} {says !== words.clockBot && info.pace.type !== 'none' && words.clockBot}
      </p>
    </section>
  );
}

/** What happens when the viewer's time is up. */
function useClockRule({ known }: OnlineStatus, texts: AnyTexts): string {
  const words = useCompanyWords();
  const { info, seen } = known;
  if (info.pace.type === 'none') return words.clockNever;
  if (isStrict(info) && info.seats === 2 && (seen?.ask?.within ?? null) === null)
    return words.clockLoses;
  return seen?.ask ? words.clockPlays(texts.move(seen.ask.idle)) : words.clockBot;
}
