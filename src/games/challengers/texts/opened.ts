import { at } from '../../../engine/list.ts';
import type { Language } from '../../../engine/texts.ts';
import type { CardName } from '../instances.ts';
import type { State } from '../kind.ts';
import { GAME_WORDS } from './game-words.ts';
import { shown } from './words.ts';

const NAMES = {
  en: { offer: 'Offer', owned: 'Cards', coming: 'Next in the match', robot: 'The Robot, next' },
  fr: {
    offer: 'Offre',
    owned: 'Cartes',
    coming: 'Prochaines du match',
    robot: 'Le Robot, ensuite',
  },
} as const;

/** Every deck, what is offered, and what comes next in a match, laid open. */
export function opened({ own, hidden }: State, language: Language) {
  const names = NAMES[language];
  const named = (cards: readonly CardName[]): string[] =>
    cards.map((card) => shown(GAME_WORDS[language], card));
  return [
    ...own.flatMap(({ deck, offer }, seat) => [
      { seat, name: names.offer, cards: named(offer) },
      { seat, name: names.coming, cards: named(at(hidden.decks, seat)) },
      { seat, name: names.owned, cards: named(deck) },
    ]),
    { seat: null, name: names.robot, cards: named(hidden.decks[own.length] ?? []) },
  ].filter(({ cards }) => cards.length > 0);
}
