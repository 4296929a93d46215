import { cardOf } from '../deck.ts';
import type { Attack, CardId, Move } from '../kind.ts';
import { hitsOf } from '../rules/hits.ts';
import { cardText, namesOf } from '../texts/cards.ts';
import type { Table } from './table.ts';

/** The attack that an answer makes. */
export function attackOf(move: Move): Attack | undefined {
  if (move.type !== 'attack' && move.type !== 'combo') return undefined;
  const { card, with: windUp } = move;
  return { card, windUp, enhancements: [], links: 0, defence: null, reflex: false };
}

/** What the answer that the cards make is called. */
export function draftName({ view, words, language }: Table, draft: Move): string {
  const { act } = words;
  const name = (card: CardId): string => cardText(language, card).name;
  const names = (cards: readonly CardId[]): string => namesOf(language, cards, act.and);
  const windUp = (cards: readonly CardId[]): string =>
    cards.length > 0 ? act.woundUp(names(cards)) : '';
  const attack = attackOf(draft);
  const dealt = attack ? words.hits(hitsOf(attack, view.options)) : '';
  switch (draft.type) {
    case 'attack':
      return act.attack(name(draft.card), windUp(draft.with), dealt);
    case 'combo':
      return draft.link === null
        ? act.follow(name(draft.card), windUp(draft.with), dealt)
        : act.link(name(draft.link), name(draft.card), windUp(draft.with), dealt);
    case 'defend':
      return draft.cards.length === 1
        ? act.defend(names(draft.cards))
        : act.block(names(draft.cards));
    case 'enhance':
      return act.add(name(draft.card));
    case 'initiative':
      return act.show(name(draft.card), cardOf(draft.card).initiative);
    case 'discard':
      return act.discard(names(draft.cards));
    default:
      return '';
  }
}
