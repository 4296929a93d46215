import { at } from '../../../engine/list.ts';
import type { Handlers } from '../../../engine/tagged.ts';
import type { Deeds, Owner, When } from '../effects.ts';
import { type CardName, canonically, cardOf, takeOut } from '../instances.ts';
import type { Match, Playing, Side } from '../kind.ts';
import { benchedCards, putOnBench } from './bench.ts';
import { announceMove, decide, exhaust, putOnDeck } from './decisions.ts';
import { announce } from './news.ts';
import { deckIn, otherSide, ownedBy, receive, winnings } from './participants.ts';
import { bonus, holds } from './strength.ts';
import { discard, drawCards } from './trays.ts';

type Acting = [p: Playing, m: Match, side: Side, card: CardName, when: When];

/** CH-60: every verb, carried out as far as possible. A verb left out here does not compile. */
export const DEEDS: Handlers<Deeds, Acting> = {
  strength: (deed, p, m, side, card, when) => {
    const amount = bonus(p.s, m, side, deed);
    const revealed = at(m.zones[side].row, m.zones[side].row.length - 1);
    if (when === 'attack') revealed.attack += amount;
    else revealed.immediate += amount;
    if (amount !== 0) announceAmount(p, m, side, card, 'strength', amount);
  },
  support: () => {
    // Live from the bench (CH-63), never resolved.
  },
  fans: (deed, p, m, side, card) => {
    const who = m.sides[side];
    if (deed.if !== null && !holds(p.s, m, side, deed.if)) return;
    if (who === 'robot' && p.s.own.length > 1) return; // CH-94
    winnings(p.s, who).fans += deed.amount;
    announce(p, { type: 'fans', player: who, amount: deed.amount, match: m.id, card });
  },
  charge: ({ amount }, p, m, side, card) => {
    m.zones[side].charge += amount;
    announceAmount(p, m, side, card, 'charge', amount);
  },
  scry: ({ look }, p, m, side, source) => {
    const { length } = deckIn(p.s, m, side);
    if (length >= 2) decide(p, m, { type: 'keepTop', side, source, look: Math.min(look, length) });
  },
  arrange: ({ look }, p, m, side, source) => {
    const { length } = deckIn(p.s, m, side);
    if (length >= 2) decide(p, m, { type: 'arrange', side, source, look: Math.min(look, length) });
  },
  search: ({ to }, p, m, side, source) => {
    if (deckIn(p.s, m, side).length >= 2) decide(p, m, { type: 'search', side, source, to });
  },
  exhaustBench: ({ owner, of, min, max }, p, m, side, source) => {
    const bench = sideOf(owner, side);
    const cards = benchedCards(m, bench, of);
    if (cards.length === 0) return;
    if (min > 0 && areAlike(cards)) return exhaust(p, m, side, source, bench, cards.slice(0, min));
    const [least, most] = [Math.min(min, cards.length), Math.min(max, cards.length)];
    decide(p, m, { type: 'exhaust', side, source, bench, cards, min: least, max: most });
  },
  benchToDeck: ({ of, count }, p, m, side, source) => {
    const cards = benchedCards(m, side, of);
    if (cards.length > count && !areAlike(cards))
      decide(p, m, { type: 'benchToDeck', side, source, cards: cards.sort(canonically), count });
    else if (cards.length > 0) putOnDeck(p, m, side, source, cards.slice(0, count));
  },
  mill: ({ owner, from, count }, p, m, side, card) => {
    const whose = sideOf(owner, side);
    const cards = takeFromDeck(deckIn(p.s, m, whose), from, count);
    m.zones[whose].exhaust.push(...cards);
    if (cards.length > 0)
      announceMove(p, m, side, card, 'mill', whose, cards, END_OF_DECK[from], 'exhaust');
  },
  deckToBench: ({ owner, from, count }, p, m, side, card) => {
    const whose = sideOf(owner, side);
    for (let n = 0; n < count && m.result === null; n++) sendToBench(p, m, side, card, whose, from);
  },
  gain: ({ owner, level, count, to }, p, m, side, card) => {
    const whose = sideOf(owner, side);
    const cards = drawCards(p, level, count);
    for (const gained of cards) {
      receive(p.s, m.sides[whose], gained);
      if (to === 'deckTop') deckIn(p.s, m, whose).unshift(gained);
      else if (to === 'deckBottom') deckIn(p.s, m, whose).push(gained);
      else m.zones[whose].exhaust.push(gained);
    }
    if (cards.length > 0) announceMove(p, m, side, card, 'gain', whose, cards, 'pile', to);
  },
  exhaustSelf: (_, p, m, side, card) => {
    m.zones[side].row.pop();
    m.zones[side].exhaust.push(card);
    announceMove(p, m, side, card, 'exhaustSelf', side, [card], 'row', 'exhaust');
  },
  removeSelf: (_, p, m, side, card) => {
    m.zones[side].row.pop();
    takeOut(ownedBy(p.s, m.sides[side]), card);
    discard(p.s, card);
    announceMove(p, m, side, card, 'removeSelf', side, [card], 'row', 'discard');
  },
  tradeIn: () => {
    // A matter of the deck phase (CH-19), never of a match.
  },
};

const END_OF_DECK = { top: 'deckTop', bottom: 'deckBottom' } as const;

function sideOf(owner: Owner, side: Side): Side {
  return owner === 'self' ? side : otherSide(side);
}

/** Whether all cards have the same id, so that there is nothing to choose. */
function areAlike(cards: readonly CardName[]): boolean {
  const { id } = cardOf(at(cards, 0));
  return cards.every((card) => cardOf(card).id === id);
}

/** CH-72: cards leave the deck one at a time; an empty deck ends it. */
function takeFromDeck(deck: CardName[], from: 'top' | 'bottom', count: number): CardName[] {
  const cards: CardName[] = [];
  while (cards.length < count) {
    const card = from === 'top' ? deck.shift() : deck.pop();
    if (card === undefined) break;
    cards.push(card);
  }
  return cards;
}

/** CH-72: one card goes from the deck to the bench, or loses its owner the match (CH-53). */
function sendToBench(
  p: Playing,
  m: Match,
  side: Side,
  source: CardName,
  whose: Side,
  from: 'top' | 'bottom',
): void {
  const deck = deckIn(p.s, m, whose);
  const card = deck.at(from === 'top' ? 0 : -1);
  if (card === undefined) return;
  const player = m.sides[whose];
  const spaces = putOnBench(m.zones[whose], [card]);
  if (spaces === undefined) {
    announce(p, { type: 'noSpace', match: m.id, player, cards: [card] });
    m.result = { winner: otherSide(whose), reason: 'bench' };
    return;
  }
  takeFromDeck(deck, from, 1);
  announceMove(p, m, side, source, 'deckToBench', whose, [card], END_OF_DECK[from], 'bench');
  announce(p, { type: 'benched', match: m.id, player, cards: [card], spaces });
}

function announceAmount(
  p: Playing,
  m: Match,
  side: Side,
  card: CardName,
  op: keyof Deeds,
  amount: number,
): void {
  const player = m.sides[side];
  announce(p, {
    ...{ type: 'effect', match: m.id, player, card, op },
    ...{ owner: player, cards: [], amount, from: null, to: null },
  });
}
