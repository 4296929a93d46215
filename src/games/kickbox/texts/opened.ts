import { at } from '../../../engine/list.ts';
import type { Language } from '../../../engine/texts.ts';
import type { CardId, State } from '../kind.ts';
import { cardText } from './cards.ts';

const NAMES = {
  en: { hand: 'Hand', deck: 'Next in the deck' },
  fr: { hand: 'Main', deck: 'Prochaines de la pioche' },
} as const;

/** How far one looks into a deck. */
const AHEAD = 8;

/** Both hands, and what comes next, laid open. */
export function opened({ own, hidden }: State, language: Language) {
  const named = (cards: readonly CardId[]): string[] =>
    cards.map((card) => cardText(language, card).name);
  return own.flatMap(({ hand }, seat) => [
    { seat, name: NAMES[language].hand, cards: named(hand) },
    {
      seat,
      name: NAMES[language].deck,
      cards: named(at(hidden.decks, seat).slice(0, AHEAD)),
    },
  ]);
}
