import { useState } from 'react';
import type { CardName } from '../instances.ts';

/** The cards that the viewer has marked for the present question. */
export interface Marks {
  readonly cards: readonly CardName[];
  readonly only: (card: CardName) => void;
  readonly toggle: (card: CardName) => void;
  readonly set: (cards: readonly CardName[]) => void;
}

/** Marks for one question: another question begins without any. */
export function useMarks(question: string): Marks {
  const [marked, setMarked] = useState<{ question: string; cards: readonly CardName[] }>({
    question,
    cards: [],
  });
  const cards = marked.question === question ? marked.cards : [];
  const set = (next: readonly CardName[]): void => setMarked({ question, cards: next });
  return {
    cards,
    only: (card) => set([card]),
    toggle: (card) =>
      set(cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card]),
    set,
  };
}
