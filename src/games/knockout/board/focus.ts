import { type RefObject, useEffect, useRef } from 'react';

/** What a new question can be answered with. */
const NEXT =
  '.knockout-lit, .knockout-cards button.card, .knockout-boxer:not(.knockout-dim) button.knockout-name';

/** An answer takes its own button away: the focus goes on to the next question, not back to the top. */
export function useFocusKept(board: RefObject<HTMLElement | null>, question: unknown): void {
  const inside = useRef(false);
  useEffect(() => {
    const moved = (event: FocusEvent): void => {
      inside.current =
        event.target instanceof Node && board.current?.contains(event.target) === true;
    };
    addEventListener('focusin', moved);
    return () => removeEventListener('focusin', moved);
  }, [board]);
  useEffect(() => {
    if (question === undefined || !inside.current) return;
    if (document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
  }, [board, question]);
}
