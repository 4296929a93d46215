import { type ReactNode, useEffect, useState } from 'react';
import type { AnyTexts } from '../../engine/texts.ts';
import { useSay } from '../../ui/live-region.tsx';
import type { PendingAnswer } from './answers.ts';
import { useLine } from './connection.ts';
import { useCompanyWords } from './words.ts';

/** Delay before an unconfirmed answer shows “Sending …”, in milliseconds. */
const LATE = 300;

/** The pending answer, in place of the question; further ones in the queue are counted. */
export function PendingLine({
  pending,
  texts,
}: {
  readonly pending: readonly PendingAnswer[];
  readonly texts: AnyTexts;
}): ReactNode {
  const words = useCompanyWords();
  const say = useSay();
  const { connected } = useLine();
  const [first] = pending;
  const late = useLate(first?.since ?? 0);
  const state = connected ? words.sending : words.sentLater;
  useEffect(() => {
    if (late) say(state);
  }, [late, say, state]);
  if (!first) return null;
  const { move } = first;
  return (
    <span className="pending-answer">
      <span className="pending-move">{typeof move === 'string' ? move : texts.move(move)}</span>{' '}
      {(late || !connected) && <span className="pending-state">{state}</span>}{' '}
      {pending.length > 1 && (
        <span className="pending-state">{words.queued(pending.length - 1)}</span>
      )}
    </span>
  );
}

/** Whether an answer sent then is late by now. */
function useLate(since: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), Math.max(0, since + LATE - performance.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return late;
}
