import { at } from '../../../engine/list.ts';
import type { Handlers } from '../../../engine/tagged.ts';
import type { Deeds, Owner, When } from '../effects.ts';
import { type CardName, canonically, cardOf } from '../instances.ts';
import type { Decision, Decisions, Side } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import { type Act, announceAct } from './act.ts';
import { benchedCards, putOnBench } from './bench.ts';
import { decide, exhaust, putOnDeck } from './decisions.ts';
import { deckIn, giveUp, otherSide, receive, winnings } from './participants.ts';
import { bonus, holds } from './strength.ts';
import { discard, drawCards } from './trays.ts';

/** CH-60: every verb, carried out as far as possible. A verb left out here does not compile. */
export const DEEDS: Handlers<Deeds, [act: Act, when: When]> = {
  strength: (deed, act, when) => {
    const { p, m, side } = act;
    const amount = bonus(p.s, m, side, deed);
    const revealed = at(m.zones[side].row, m.zones[side].row.length - 1);
    if (when === 'attack') revealed.attack += amount;
    else revealed.immediate += amount;
    if (amount !== 0)
      announceAct(act, 'strength', { amount }, when === 'attack' ? 'CH-62' : 'CH-61');
  },
  support: () => {
    // Live from the bench (CH-63), never resolved.
  },
  fans: (deed, { p, m, side, source: card }) => {
    const player = m.sides[side];
    if (deed.if !== null && !holds(p.s, m, side, deed.if)) return;
    if (player === 'robot' && p.s.own.length > 1) return; // CH-94
    winnings(p.s, player).fans += deed.amount;
    announce(p, { type: 'fans', player, amount: deed.amount, match: m.id, card });
  },
  charge: ({ amount }, act) => {
    act.m.zones[act.side].charge += amount;
    announceAct(act, 'charge', { amount });
  },
  scry: ({ look }, act) => {
    const seen = Math.min(look, deckSize(act));
    if (seen >= 2) ask(act, { type: 'keepTop', look: seen });
  },
  arrange: ({ look }, act) => {
    const seen = Math.min(look, deckSize(act));
    if (seen >= 2) ask(act, { type: 'arrange', look: seen });
  },
  search: ({ to }, act) => {
    if (deckSize(act) >= 2) ask(act, { type: 'search', to });
  },
  exhaustBench: ({ owner, of, min, max }, act) => {
    const bench = sideOf(owner, act.side);
    const cards = benchedCards(act.m, bench, of);
    const [least, most] = [Math.min(min, cards.length), Math.min(max, cards.length)];
    if (cards.length === 0) return;
    if (min > 0 && areAlike(cards)) exhaust(act, bench, cards.slice(0, least));
    else
      ask(act, { type: 'exhaust', bench, cards: cards.sort(canonically), min: least, max: most });
  },
  benchToDeck: ({ of, count }, act) => {
    const cards = benchedCards(act.m, act.side, of);
    if (cards.length > count && !areAlike(cards))
      ask(act, { type: 'benchToDeck', cards: cards.sort(canonically), count });
    else if (cards.length > 0) putOnDeck(act, cards.slice(0, count));
  },
  mill: ({ owner, from, count }, act) => {
    const whose = sideOf(owner, act.side);
    const cards = takeFromDeck(deckIn(act.p.s, act.m, whose), from, count);
    act.m.zones[whose].exhaust.push(...cards);
    const moved = { whose, cards, from: END_OF_DECK[from], to: 'exhaust' } as const;
    if (cards.length > 0) announceAct(act, 'mill', moved);
  },
  deckToBench: ({ owner, from, count }, act) => {
    const whose = sideOf(owner, act.side);
    for (let n = 0; n < count && act.m.result === null; n++) sendToBench(act, whose, from);
  },
  gain: ({ owner, level, count, to }, act) => {
    const { p, m, side } = act;
    const whose = sideOf(owner, side);
    const cards = drawCards(p, level, count);
    for (const card of cards) {
      receive(p.s, m.sides[whose], card);
      if (to === 'deckTop') deckIn(p.s, m, whose).unshift(card);
      else if (to === 'deckBottom') deckIn(p.s, m, whose).push(card);
      else m.zones[whose].exhaust.push(card);
    }
    if (cards.length > 0) announceAct(act, 'gain', { whose, cards, from: 'pile', to });
  },
  exhaustSelf: (_, act) => {
    const zone = act.m.zones[act.side];
    zone.row.pop();
    zone.exhaust.push(act.source);
    announceAct(act, 'exhaustSelf', { cards: [act.source], from: 'row', to: 'exhaust' });
  },
  removeSelf: (_, act) => {
    const { p, m, side, source } = act;
    m.zones[side].row.pop();
    giveUp(p.s, m.sides[side], source);
    discard(p.s, source);
    announceAct(act, 'removeSelf', { cards: [source], from: 'row', to: 'discard' });
  },
  tradeIn: () => {
    // A matter of the deck phase (CH-19), never of a match.
  },
};

/** A decision without what every decision has. */
type DecisionDraft = {
  [N in keyof Decisions]: Omit<Decision<N>, 'side' | 'source'>;
}[keyof Decisions];

/** CH-70: the owner of the effect has to decide. */
function ask({ p, m, side, source }: Act, question: DecisionDraft): void {
  decide(p, m, { ...question, side, source });
}

function deckSize({ p, m, side }: Act): number {
  return deckIn(p.s, m, side).length;
}

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
function sendToBench(act: Act, whose: Side, from: 'top' | 'bottom'): void {
  const { p, m } = act;
  const deck = deckIn(p.s, m, whose);
  const card = deck.at(from === 'top' ? 0 : -1);
  if (card === undefined) return;
  const [player, cards] = [m.sides[whose], [card]];
  const spaces = putOnBench(m.zones[whose], cards);
  if (spaces === undefined) {
    announce(p, { type: 'noSpace', match: m.id, player, cards });
    m.result = { winner: otherSide(whose), reason: 'bench' };
    return;
  }
  takeFromDeck(deck, from, 1);
  announceAct(act, 'deckToBench', { whose, cards, from: END_OF_DECK[from], to: 'bench' });
  announce(p, { type: 'benched', match: m.id, player, cards, spaces });
}
