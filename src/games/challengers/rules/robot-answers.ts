import { type Handlers, handle } from '../../../engine/tagged.ts';
import { type CardName, canonically, cardOf } from '../instances.ts';
import type { Decision, Decisions } from '../kind.ts';

/** CH-95: what the Robot answers when it has to decide about these cards. */
export function robotAnswer(decision: Decision, cards: readonly CardName[]): CardName[] {
  return handle(ANSWERS, decision, cards);
}

const ANSWERS: Handlers<Decisions, [cards: readonly CardName[]], CardName[]> = {
  keepTop: (_, cards) => strongest(cards, 1),
  arrange: (_, cards) => [...cards],
  search: ({ to }, cards) => (to === 'top' ? strongest(cards, 1) : weakest(cards)),
  exhaust: ({ side, bench, min }, cards) => (bench === side ? [] : strongest(cards, min)),
  benchToDeck: ({ count }, cards) => strongest(cards, count),
  reveal: (_, cards) => [...cards].sort((a, b) => strength(b) - strength(a)).slice(0, 1),
};

/** The cards of the highest base strength; ties in canonical order. */
function strongest(cards: readonly CardName[], count: number): CardName[] {
  return [...cards].sort((a, b) => strength(b) - strength(a) || canonically(a, b)).slice(0, count);
}

function weakest(cards: readonly CardName[]): CardName[] {
  return [...cards].sort((a, b) => strength(a) - strength(b) || canonically(a, b)).slice(0, 1);
}

function strength(card: CardName): number {
  return cardOf(card).strength;
}
