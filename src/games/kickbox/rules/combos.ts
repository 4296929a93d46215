import { type Ask, choose } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { onceFor } from '../../../engine/memo.ts';
import { cardOf } from '../deck.ts';
import type { CardId, Move, Next, State, Tell } from '../kind.ts';
import type { Rule } from '../rulebook.ts';
import { askForSome } from './asking.ts';
import { type Attempt, isRed, mostWindUp, play, refuseWindUp, woundUp } from './attack.ts';
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
  const legal: Attempt<Move<'combo'>>[] = [];
  const also: Move[] = [];
  for (const move of thinkable(cards)) {
    const { windUp } = cardOf(move.card);
    const fits = windUp !== null && refuseLink(last, move.link, move.card) === undefined;
    if (fits) legal.push({ move, windUp });
    else also.push(move);
  }
  also.push(PASS);
  const refuse = (move: Move): Rule | undefined =>
    move.type === 'combo' ? refuseLink(last, move.link, move.card) : undefined;
  const max = mostWindUp(legal, cards.length);
  if (max <= 1) {
    const answers: Move[] = woundUp(legal, cards, windUpLink);
    for (const move of also) answers.push(move);
    return [choose(seat, 'KB-100', answers, refuse, COMBO)];
  }
  return [
    askForSome({
      seat,
      rule: 'KB-100',
      amount: 'KB-60',
      about: 'combo',
      field: 'with',
      from: cards,
      min: 0,
      max,
      rests: legal.map(({ move: { link, card } }) => ({ type: 'combo', link, card })),
      make: (windUp, rest) => windUpLink(at(legal, rest).move, windUp),
      refuseCards: (windUp, rest) => {
        const { link, card } = at(legal, rest).move;
        return refuseWindUp(card, windUp, link);
      },
      also,
      refuse,
      idle: PASS,
      sealed: false,
    }),
  ];
}

const COMBO = { about: 'combo', idle: PASS };

/** Every orange card of the hand, and none, with every red card. */
function thinkable(cards: readonly CardId[]): Move<'combo'>[] {
  const combos: Move<'combo'>[] = [];
  const attacks = cards.filter(isRed);
  for (const link of cards)
    if (cardOf(link).link !== null)
      for (const card of attacks) combos.push({ type: 'combo', link, card, with: [] });
  for (const card of attacks) combos.push(plainLink(card));
  return combos;
}

const plainLink = onceFor(
  (card: CardId): Move<'combo'> => ({ type: 'combo', link: null, card, with: [] }),
);

function windUpLink({ link, card }: Move<'combo'>, windUp: readonly CardId[]): Move<'combo'> {
  return { type: 'combo', link, card, with: windUp };
}

/** KB-101: both attacks are of the kind that the link card joins. KB-102: Jab, then Punch. */
function refuseLink(last: CardId, link: CardId | null, card: CardId): Rule | undefined {
  const before = cardOf(last);
  const after = cardOf(card);
  if (link === null) return before.type === 'jab' && after.type === 'punch' ? undefined : 'KB-102';
  const joins = cardOf(link).link;
  const fits = joins === 'any' || (joins === before.kind && joins === after.kind);
  return fits ? undefined : 'KB-101';
}

/** KB-103: the linked attack is a complete attack of its own. */
export function link(s: State, move: Move<'combo'>, tell: Tell): Next {
  return play(s, move.link, move.card, move.with, attackOf(s).links + 1, tell);
}
