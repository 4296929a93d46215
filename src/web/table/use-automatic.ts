import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyMove } from '../../engine/hosted.ts';
import type { AnyBoard, PassingSpan } from '../../ui/board.ts';
import type { TableSession, TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import {
  automaticAnswer,
  delayOf,
  passIn,
  playsForced,
  type QueuedMove,
  type StandingOrder,
} from './automatic.ts';

/** Standing orders and queued moves of the viewer, and their results. */
export interface Automatic {
  /** What can be passed with one press now; null if nothing. */
  readonly offer: PassingSpan['of'] | null;
  /** What is being passed. */
  readonly passing: PassingSpan['of'] | null;
  readonly pass: () => void;
  readonly stop: () => void;
  readonly queued: AnyMove | null;
  /** Undefined if no move can be queued. */
  readonly queue: ((move: AnyMove | null) => void) | undefined;
  /** A queued move that could not be played. */
  readonly dropped: AnyMove | null;
  readonly forgive: () => void;
}

/**
 * Answers for the person through the same path as any answer. The delay counts from the arrival of
 * the question, not from when the screen has shown it, so that it reveals nothing.
 */
export function useAutomatic(
  session: TableSession,
  newest: TableState,
  screen: AnyBoard | null,
  withOthers: boolean,
): Automatic {
  const settings = useSettings();
  const forced = playsForced(settings.forced, newest.sitters);
  const [order, setOrder] = useState<StandingOrder | null>(null);
  const [queued, setQueued] = useState<QueuedMove | null>(null);
  const [dropped, setDropped] = useState<AnyMove | null>(null);
  const { ask, viewer, step, outcome, asked } = newest;
  const rests = outcome !== null || newest.between === true;
  const span = (!rests && screen?.passing?.(newest.view)) || null;
  const scope = span && `${newest.leg ?? 0} ${span.scope}`;
  const question = ask ? `${viewer} ${step} ${ask.about}` : null;
  useEffect(() => {
    if (order && order.scope !== scope) setOrder(null);
  }, [order, scope]);
  useEffect(() => {
    if (rests) setQueued(null);
  }, [rests]);
  // A question is known by its key: the list of its answers is another one with every message.
  const latest = useRef({ ask, viewer, step, queued });
  latest.current = { ask, viewer, step, queued };
  useEffect(() => {
    const { ask, viewer, step, queued } = latest.current;
    if (question === null || !ask || viewer === null) return undefined;
    setDropped(null);
    const answer = automaticAnswer(ask, { order, queued, forced }, scope);
    if (queued?.seat === ask.seat) {
      setQueued(null);
      if (answer?.why !== 'queued') setDropped(queued.move);
    }
    if (!answer) return undefined;
    const give = async (): Promise<void> => {
      const result = await session.answer(viewer, step, answer.move);
      if (!result.ok) setOrder(null);
    };
    const timer = setTimeout(() => void give(), delayOf(answer.why, withOthers));
    return () => clearTimeout(timer);
  }, [question, order, forced, scope, session, withOthers]);
  useCancelKey(queued !== null, () => setQueued(null));
  const seat = viewer;
  const mayQueue = screen?.premoves === true && seat !== null && !ask && !rests && asked.length > 0;
  return {
    offer: span && seat !== null && !order && !ask?.open && passIn(ask) ? span.of : null,
    passing: order && span && !span.rests ? span.of : null,
    pass: () => seat !== null && scope !== null && setOrder({ seat, scope }),
    stop: () => setOrder(null),
    queued: queued?.move ?? null,
    queue: mayQueue
      ? (move) => {
          setDropped(null);
          setQueued(move && { seat, move });
        }
      : undefined,
    dropped,
    forgive: () => setDropped(null),
  };
}

/** Escape cancels a queued move, from the moment it is drawn. */
function useCancelKey(active: boolean, cancel: () => void): void {
  useLayoutEffect(() => {
    if (!active) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') cancel();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
