import { type KeyboardEvent, useCallback, useRef, useState } from 'react';

/** The props of an element of a roving group. */
export interface RovingProps {
  readonly tabIndex: 0 | -1;
  readonly ref: (element: HTMLElement | SVGElement | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
}

/**
 * One tab stop for a group of elements: `step` gives the next element for a key, undefined if there
 * is none.
 */
export function useRoving<Key extends string | number>(
  start: Key,
  step: (from: Key, key: string) => Key | undefined,
): {
  readonly active: Key;
  readonly focus: (key: Key) => void;
  readonly props: (key: Key) => RovingProps;
} {
  const [active, setActive] = useState(start);
  const elements = useRef(new Map<Key, HTMLElement | SVGElement>());
  const focus = useCallback((key: Key) => {
    setActive(key);
    elements.current.get(key)?.focus();
  }, []);
  const props = (key: Key): RovingProps => ({
    tabIndex: key === active ? 0 : -1,
    ref: (element) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = step(key, placeOf(event));
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      focus(next);
    },
    onFocus: () => setActive(key),
  });
  return { active, focus, props };
}

/** A letter by its place on the keyboard, as it is written on an American one; any other key by name. */
function placeOf({ key, code }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter === undefined ? key : letter.toLowerCase();
}
