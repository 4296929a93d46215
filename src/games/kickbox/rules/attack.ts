import { type Ask, choose, type Item } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { onceFor } from '../../../engine/memo.ts';
import type { WindUp } from '../cards.ts';
import { cardOf } from '../deck.ts';
import type { CardId, Move, Next, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { askForSome } from './asking.ts';
import { attacker, fighter, hand, takeFromHand } from './corners.ts';
import { discarding, REST, regenerations, surplusOf } from './drawing.ts';

/** KB-32: attack or regenerate; above the hand limit discard or regenerate (KB-44). */
export function asksForAction(s: State): Ask<Move, Rule>[] {
  const seat = attacker(s);
  const cards = hand(s, seat);
  if (surplusOf(s, seat) > 0) {
    const attacks = cards.map((card) => attackWith(card).move);
    const also = [...regenerations(s, seat), ...attacks];
    return [askForSome(discarding(s, also, refuseAboveLimit))];
  }
  const attacks: Attempt<Move<'attack'>>[] = [];
  const others: Move[] = [];
  for (const card of cards) {
    const { move, windUp } = attackWith(card);
    if (windUp === null) others.push(move);
    else attacks.push({ move, windUp });
  }
  const max = mostWindUp(attacks, cards.length);
  if (max <= 1) {
    const answers: Move[] = woundUp(attacks, cards, windUpAttack);
    for (const move of regenerations(s, seat)) answers.push(move);
    const fitting = answers.length;
    for (const move of others) answers.push(move);
    return [choose(seat, 'KB-32', answers, refuseColour, ACTION, fitting)];
  }
  return [
    askForSome({
      seat,
      rule: 'KB-32',
      amount: 'KB-60',
      about: 'action',
      field: 'with',
      from: cards,
      min: 0,
      max,
      rests: attacks.map(({ move }) => ({ type: 'attack', card: move.card })),
      make: (windUp, rest) => windUpAttack(at(attacks, rest).move, windUp),
      refuseCards: (windUp, rest) => refuseWindUp(at(attacks, rest).move.card, windUp),
      also: [...regenerations(s, seat), ...others],
      refuse: refuseColour,
      idle: REST,
      sealed: false,
    }),
  ];
}

const ACTION = { about: 'action', idle: REST };

/** KB-60: an attack without wind-up cards, and how many it needs and allows. */
export interface Attempt<M extends Move> {
  readonly move: M;
  readonly windUp: WindUp;
}

/** An attack with this card; there is no wind-up for a card that is not red. */
const attackWith = onceFor((card: CardId) => {
  const move: Move<'attack'> = { type: 'attack', card, with: [] };
  return { move, windUp: isRed(card) ? cardOf(card).windUp : null };
});

function windUpAttack({ card }: Move<'attack'>, windUp: readonly CardId[]): Move<'attack'> {
  return { type: 'attack', card, with: windUp };
}

/** KB-3: the attacks are red. */
function refuseColour(move: Move): Rule | undefined {
  return move.type === 'attack' && !isRed(move.card) ? 'KB-3' : undefined;
}

function refuseAboveLimit(move: Move): Rule | undefined {
  if (move.type !== 'attack') return undefined;
  return isRed(move.card) ? 'KB-44' : 'KB-3';
}

export function isRed(card: CardId): boolean {
  return cardOf(card).colours.includes('red');
}

/** KB-60: the most cards with which one of these attacks can be wound up. */
export function mostWindUp(attacks: readonly Attempt<Move>[], cards: number): number {
  let most = 0;
  for (const { windUp } of attacks) if (windUp.max > most) most = windUp.max;
  return Math.min(most, cards);
}

/** KB-60: every way to make these attacks with at most one of the cards as wind-up. */
export function woundUp<M extends Move<'attack' | 'combo'>>(
  attacks: readonly Attempt<M>[],
  cards: readonly CardId[],
  windUp: (attack: M, cards: readonly CardId[]) => M,
): M[] {
  const answers: M[] = [];
  for (const {
    move,
    windUp: { min, max },
  } of attacks) {
    if (min === 0) answers.push(move);
    if (min > 1 || max === 0) continue;
    const link = move.type === 'combo' ? move.link : null;
    for (const card of cards)
      if (card !== move.card && card !== link) answers.push(windUp(move, [card]));
  }
  return answers;
}

/** KB-4, KB-60: other cards than the attack itself, as many as it needs and allows. */
export function refuseWindUp(
  attack: CardId,
  items: readonly Item[],
  link: CardId | null = null,
): Rule | undefined {
  if (items.includes(attack) || (link !== null && items.includes(link))) return 'KB-4';
  const { windUp } = cardOf(attack);
  const fits = windUp !== null && items.length >= windUp.min && items.length <= windUp.max;
  return fits ? undefined : 'KB-60';
}

/** KB-60: an attack is made. */
export function attack(s: State, move: Move<'attack'>, tell: Tell): Next {
  return play(s, null, move.card, move.with, 0, tell);
}

/** KB-9: link card, attack card and wind-up cards reach the table in this order. */
export function play(
  s: State,
  link: CardId | null,
  card: CardId,
  windUp: readonly CardId[],
  links: number,
  tell: Tell,
): Next {
  const seat = attacker(s);
  const played = link === null ? [card, ...windUp] : [link, card, ...windUp];
  for (const one of played) takeFromHand(s, seat, one);
  fighter(s, seat).table.push(...played);
  s.open.acted = true;
  if (cardOf(card).dsp) s.open.duelDue = true;
  s.open.attack = { card, windUp, enhancements: [], links, defence: null, reflex: false };
  const event = { type: 'attack', seat, card, with: windUp, link } as const;
  if (links > 0 && link === null) announce(tell, event, 'KB-102');
  else announce(tell, event);
  return s.open.down === null ? 'examine' : 'reflex';
}
