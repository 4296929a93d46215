import { at } from '../../../engine/list.ts';
import type { AgendaStep, Attack, CardId, Corner, Fighter, Options, Pair, State } from '../kind.ts';
import { beltProfileOf } from './advanced.ts';

/** Red before blue, always (KB-6). */
export const CORNERS: readonly [Corner, Corner] = [0, 1];

export function other(seat: Corner): Corner {
  return seat === 0 ? 1 : 0;
}

export function fighter(s: State, seat: Corner): Fighter {
  return s.open.fighters[seat];
}

export function hand(s: State, seat: Corner): CardId[] {
  return at(s.own, seat).hand;
}

export function deck(s: State, seat: Corner): CardId[] {
  return s.hidden.decks[seat];
}

/** The fighter whose phase it is. */
export function attacker(s: State): Corner {
  if (s.open.active === null) throw new Error('nobody attacks before the first phase');
  return s.open.active;
}

export function defender(s: State): Corner {
  return other(attacker(s));
}

/** The attack of this phase, which must be there. */
export function attackOf(s: State): Attack {
  if (s.open.attack === null) throw new Error('there is no attack');
  return s.open.attack;
}

/** The most cards a fighter may hold. */
export function limit(s: State, seat: Corner): number {
  return beltProfileOf(s.options, seat).hand;
}

/** How many cards a fighter could draw at all. */
export function drawable(s: State, seat: Corner): number {
  return deck(s, seat).length + fighter(s, seat).discard.length;
}

/** KB-51: once the deck has run out, for the rest of the fight. */
export function exhausted(s: State, seat: Corner): boolean {
  return fighter(s, seat).runOuts > 0;
}

/** KB-140: a fight with rounds, clock and points. */
export function inTheRing(options: Options): boolean {
  return options.variant === 'ring';
}

export function isOver(s: State): boolean {
  return s.open.step.type === 'over';
}

/** Takes a card out of the hand; the others keep their order (KB-2). */
export function takeFromHand(s: State, seat: Corner, card: CardId): void {
  const cards = hand(s, seat);
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`${card} is not in the hand`);
  removeAt(cards, place);
}

/** Like splice, without the list of what was removed. */
function removeAt(cards: CardId[], place: number): void {
  for (let i = place + 1; i < cards.length; i++) cards[i - 1] = at(cards, i);
  cards.pop();
}

/** Something of each fighter, red first. */
export function pair<T>(of: (seat: Corner) => T): Pair<T> {
  return { red: of(0), blue: of(1) };
}

/** What the fight waits for, which must be of this type. */
export function stepOf<Name extends AgendaStep['type']>(
  s: State,
  type: Name,
): Extract<AgendaStep, AgendaStep<Name>> {
  const { step } = s.open;
  if (!isStep(step, type)) throw new Error(`the fight is not at ${type}`);
  return step;
}

function isStep<Name extends AgendaStep['type']>(
  step: AgendaStep,
  type: Name,
): step is Extract<AgendaStep, AgendaStep<Name>> {
  return step.type === type;
}
