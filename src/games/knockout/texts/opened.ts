import type { Language } from '../../../engine/texts.ts';
import type { State } from '../kind.ts';

const NAMES = {
  en: { chosen: 'Chosen', hand: 'Hand', reserve: 'Reserve' },
  fr: { chosen: 'Choisi', hand: 'Main', reserve: 'Réserve' },
} as const;

/** Every manager's cards, laid open. */
export function opened({ own }: State, language: Language) {
  const names = NAMES[language];
  return own.flatMap(({ chosen, hand, reserve }, seat) =>
    [
      { seat, name: names.chosen, cards: (chosen ?? []).map(String) },
      { seat, name: names.hand, cards: hand.map(String) },
      { seat, name: names.reserve, cards: reserve.map(String) },
    ].filter(({ cards }) => cards.length > 0),
  );
}
