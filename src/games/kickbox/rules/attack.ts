import { type Ask, choose, type Item } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { cardOf } from '../deck.ts';
import type { CardId, Move, Next, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { askForSome, perCard } from './asking.ts';
import { attacker, fighter, hand, takeFromHand } from './corners.ts';
import { discarding, REST, regenerations, surplusOf } from './drawing.ts';

/** KB-32: attack or regenerate; above the hand limit discard or regenerate (KB-44). */
export function asksForAction(s: State): Ask<Move, Rule>[] {
  const seat = attacker(s);
  const cards = hand(s, seat);
  const also = regenerations(s, seat).slice();
  if (surplusOf(s, seat) > 0) {
    for (const card of cards) also.push(plainAttack(card));
    return [askForSome(discarding(s, also, refuseAboveLimit))];
  }
  const attacks: Move<'attack'>[] = [];
  for (const card of cards) {
    if (isRed(card)) attacks.push(plainAttack(card));
    else also.push(plainAttack(card));
  }
  const max = mostWindUp(attacks, cards.length);
  if (max <= 1) {
    const answers: Move[] = woundUp(attacks, cards, windUpAttack);
    for (const move of also) answers.push(move);
    return [choose(seat, 'KB-32', answers, refuseColour, ACTION)];
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
      rests: attacks.map(({ card }) => ({ type: 'attack', card })),
      make: (windUp, rest) => windUpAttack(at(attacks, rest), windUp),
      refuseCards: (windUp, rest) => refuseWindUp(at(attacks, rest).card, windUp),
      also,
      refuse: refuseColour,
      idle: REST,
      sealed: false,
    }),
  ];
}

const ACTION = { about: 'action', idle: REST };

const plainAttack = perCard((card): Move<'attack'> => ({ type: 'attack', card, with: [] }));

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
export function mostWindUp(attacks: readonly { readonly card: CardId }[], cards: number): number {
  let most = 0;
  for (const { card } of attacks) most = Math.max(most, cardOf(card).windUp?.max ?? 0);
  return Math.min(most, cards);
}

/** KB-60: every way to make these attacks with at most one of the cards as wind-up. */
export function woundUp<M extends Move<'attack' | 'combo'>>(
  attacks: readonly M[],
  cards: readonly CardId[],
  windUp: (attack: M, cards: readonly CardId[]) => M,
): M[] {
  const answers: M[] = [];
  for (const attack of attacks) {
    const { min, max } = cardOf(attack.card).windUp ?? NEVER;
    const link = attack.type === 'combo' ? attack.link : null;
    if (min === 0) answers.push(attack);
    if (min > 1 || max === 0) continue;
    for (const card of cards)
      if (card !== attack.card && card !== link) answers.push(windUp(attack, [card]));
  }
  return answers;
}

const NEVER = { min: Infinity, max: 0 };

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
