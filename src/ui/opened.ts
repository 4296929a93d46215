import type { Seat } from '../engine/ask.ts';
import { unsafeCast } from '../engine/json.ts';
import type { Language } from '../engine/texts.ts';

/** Secret cards revealed after the game: owner, place and name. */
export interface RevealedCards {
  /** Null for cards that nobody held. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly cards: readonly string[];
}

/** Reveals all secrets of a full state. */
export type RevealCards = (state: object, language: Language) => readonly RevealedCards[];

/** Erases the types of a game's state. */
export function hostOpened<S>(
  opened: (state: S, language: Language) => readonly RevealedCards[],
): RevealCards {
  return (state, language) => {
    return opened(unsafeCast<S>(state), language);
  };
}
