import type { Seat } from '../engine/ask.ts';
import { unsafeCast } from '../engine/json.ts';
import type { Language } from '../engine/texts.ts';

/** Secret cards laid open after the game: whose they are, where they lie, and what they are called. */
export interface Opened {
  /** Null for what nobody held. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly cards: readonly string[];
}

/** Lays open all that is secret in a full state. */
export type LaysOpen = (state: object, language: Language) => readonly Opened[];

/** Seals the types of a game's state in. */
export function hostOpened<S>(
  opened: (state: S, language: Language) => readonly Opened[],
): LaysOpen {
  return (state, language) => {
    return opened(unsafeCast<S>(state), language);
  };
}
