import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page: when what had it goes away, because a question was answered
 * or a notice closed, the part itself gets it instead of nobody.
 */
export function useFocusKept(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const moved = (event: FocusEvent): void => {
      inside.current =
        event.target instanceof Node && part.current?.contains(event.target) === true;
    };
    addEventListener('focusin', moved);
    return () => removeEventListener('focusin', moved);
  }, []);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true });
  });
  return part;
}
