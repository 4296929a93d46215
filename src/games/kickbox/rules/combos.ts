import type { Ask } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { cardOf } from '../deck.ts';
import type { CardId, Move, Next, State, Tell } from '../kind.ts';
import type { Rule } from '../rulebook.ts';
import { askForSome } from './asking.ts';
import { isRed, mostWindUp, play, refuseWindUp } from './attack.ts';
import { attacker, attackOf, hand } from './corners.ts';
import { PASS } from './defence.ts';

/** KB-100, KB-105: the attacker may link, unless everybody sees that he cannot. */
export function offerLink(s: State): Next {
  const { card, links } = attackOf(s);
  const cards = hand(s, attacker(s)).length;
  const enough = cards > 1 || (cards === 1 && cardOf(card).type === 'jab');
  if (!enough || links === s.options.maxLinks) return 'endPhase';
  s.open.step = { type: 'combo' };
  return null;
}

/** KB-101: a link card with an attack, or a Punch after a Jab (KB-102). */
export function asksForCombo(s: State): Ask<Move, Rule>[] {
  const seat = attacker(s);
  const cards = hand(s, seat);
  const last = attackOf(s).card;
  const links = thinkable(cards);
  const legal = links.filter(({ link, card }) => refuseLink(last, link, card) === undefined);
  const others: Move[] = links.filter((link) => !legal.includes(link));
  const attacks = legal.map(({ card }) => card);
  return [
    askForSome({
      seat,
      rule: 'KB-100',
      amount: 'KB-60',
      about: 'combo',
      field: 'with',
      from: cards,
      min: 0,
      max: mostWindUp(attacks, cards.length),
      rests: legal.map(({ link, card }) => ({ type: 'combo', link, card })),
      make: (windUp, rest) => ({ ...at(legal, rest), with: windUp }),
      refuseCards: (windUp, rest) => {
        const { link, card } = at(legal, rest);
        return refuseWindUp(card, windUp, link);
      },
      also: [...others, PASS],
      refuse: (move) =>
        move.type === 'combo' ? refuseLink(last, move.link, move.card) : undefined,
      idle: PASS,
      sealed: false,
    }),
  ];
}

/** Every orange card of the hand, and none, with every other card. */
function thinkable(cards: readonly CardId[]): Move<'combo'>[] {
  const links = [...cards.filter((card) => cardOf(card).link !== null), null];
  const attacks = cards.filter(isRed);
  return links.flatMap((link) => attacks.map((card) => combo(link, card)));
}

function combo(link: CardId | null, card: CardId): Move<'combo'> {
  return { type: 'combo', link, card, with: [] };
}

/** KB-101: both attacks are of the kind that the link card joins. KB-102: Jab, then Punch. */
function refuseLink(last: CardId, link: CardId | null, card: CardId): Rule | undefined {
  const [before, after] = [cardOf(last), cardOf(card)];
  if (link === null) return before.type === 'jab' && after.type === 'punch' ? undefined : 'KB-102';
  const joins = cardOf(link).link;
  const fits = joins === 'any' || (joins === before.kind && joins === after.kind);
  return fits ? undefined : 'KB-101';
}

/** KB-103: the linked attack is a complete attack of its own. */
export function link(s: State, move: Move<'combo'>, tell: Tell): Next {
  return play(s, move.link, move.card, move.with, attackOf(s).links + 1, tell);
}
