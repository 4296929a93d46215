import { type RefObject, useEffect, useRef } from 'react';

interface FocusKept {
  /** A ref to the region, which can have the focus itself. */
  readonly part: RefObject<HTMLDivElement | null>;
  /** The element in it that last had the focus, or the region if that is gone. */
  readonly last: () => HTMLElement | null;
}

/**
 * Keeps the focus in a region of the page: when the focused element disappears, because a question
 * was answered or a notice closed, the region gets the focus.
 */
export function useFocusKept(): FocusKept {
  const part = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLElement | null>(null);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const moved = ({ target }: FocusEvent): void => {
      const within = target instanceof HTMLElement && part.current?.contains(target) === true;
      inside.current = within ? target : null;
      if (within) last.current = target;
    };
    addEventListener('focusin', moved);
    return () => removeEventListener('focusin', moved);
  }, []);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true });
  });
  return { part, last: () => (last.current?.isConnected ? last.current : part.current) };
}
