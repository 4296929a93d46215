import type { Seat } from '../engine/ask.ts';
import { unsafeCast } from '../engine/json.ts';
import type { Language } from '../engine/texts.ts';

/** Secret cards laid open after the game: whose they are, where they lie, and what they are called. */
export interface RevealedCards {
  /** Null for what nobody held. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly cards: readonly string[];
}

/** Lays open all that is secret in a full state. */
export type RevealCards = (state: object, language: Language) => readonly RevealedCards[];

/** Seals the types of a game's state in. */
export function hostOpened<S>(
  opened: (state: S, language: Language) => readonly RevealedCards[],
): RevealCards {
  return (state, language) => {
    return opened(unsafeCast<S>(state), language);
  };
}
