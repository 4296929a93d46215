import { type Ask, choose, type Seat, select } from '../../../engine/ask.ts';
import { at, without } from '../../../engine/list.ts';
import { type Effect, matches, TRAYS } from '../effects.ts';
import { type CardName, cardOf, withCard } from '../instances.ts';
import type { Drafting, InPlay, Move, Own, Phase, State } from '../kind.ts';
import { announce, whisper } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { draftOf, OFFER } from '../tournament.ts';
import { askToPick, askToRemove } from './asking.ts';
import { giveUp } from './participants.ts';
import { enter } from './phases.ts';
import { discard, drawCards } from './trays.ts';

/** What a player in the deck phase is asked. All of them draw from and discard to shared trays. */
export function askInDeckPhase(s: State, seat: Seat, phase: Phase): Ask<Move, Rule> | undefined {
  const own = at(s.own, seat);
  if (phase.type === 'draw') return askForLevel(s, seat);
  if (phase.type === 'pick') return askForPick(seat, own, phase);
  if (phase.type === 'trade') return askForTrade(seat, own);
  return phase.type === 'trim' ? askForRemoval(s, seat, own) : undefined;
}

const DRAWS: readonly Move[] = TRAYS.map((level) => ({ type: 'draw', level }));
const DRAWING = { about: 'draw', shared: true };
const TRADING = { about: 'trade', shared: true };

/** CH-12, CH-13: one of the levels of the round. */
function askForLevel(s: State, seat: Seat): Ask<Move, Rule> {
  const open = draftOf(at(s.open.players, seat).round, s.options.round4);
  const refuse = (_: Move, place: number): Rule | undefined =>
    open.some(({ level }) => level === TRAYS[place]) ? undefined : 'CH-12';
  return choose(seat, 'CH-13', DRAWS, refuse, DRAWING);
}

/** CH-14, CH-16: the offer is redrawn once at most, and before the second pick. */
function askForPick(seat: Seat, { offer }: Own, phase: Drafting): Ask<Move, Rule> {
  return askToPick(seat, offer, phase.redrawn || phase.picked > 1 ? refuseRedraw : allow);
}

function refuseRedraw({ type }: Move): Rule | undefined {
  return type === 'redraw' ? 'CH-16' : undefined;
}

/** CH-19: exactly the required number of other cards from one's own deck, or none. */
function askForTrade(seat: Seat, own: Own): Ask<Move, Rule> {
  const { count } = tradeOf(own.trade);
  return select<Move, Rule>(
    seat,
    'CH-19',
    {
      ...{ field: 'cards', from: tradable(own), min: 0, max: count, rests: [{ type: 'trade' }] },
      ...{ amount: 'CH-19', foreign: 'CH-19' },
      make: (items) => ({ type: 'trade', cards: items.map(String) }),
      refuseItems: (items) => (items.length % count === 0 ? undefined : 'CH-19'),
    },
    TRADING,
  );
}

/** CH-20, CH-22: the last card goes only by the option. */
function askForRemoval({ options }: State, seat: Seat, { deck }: Own): Ask<Move, Rule> {
  const last = deck.length === 1 && options.lastCard === 'stays';
  return askToRemove(seat, deck, last ? refuseRemoval : allow);
}

function refuseRemoval({ type }: Move): Rule | undefined {
  return type === 'remove' ? 'CH-22' : undefined;
}

function allow(): undefined {}

/** CH-13: five cards of the level come into the offer. */
export function draw(p: InPlay, seat: Seat, level: Drafting['level']): void {
  const { round } = at(p.s.open.players, seat);
  const draft = draftOf(round, p.s.options.round4).find((open) => open.level === level);
  if (!draft) throw new Error(`level ${level} is closed in round ${round}`);
  const own = at(p.s.own, seat);
  own.offer = drawCards(p, level, OFFER);
  announce(p, { type: 'drawn', player: seat, level, count: own.offer.length });
  whisper(p, seat, { type: 'youDrew', level, cards: [...own.offer] });
  pickOrEnd(p, seat, { level, left: draft.picks, picked: 0, redrawn: false });
}

/** CH-14, CH-18: a card of the offer joins the deck, and its effect on being selected is resolved. */
export function pick(p: InPlay, seat: Seat, phase: Drafting, card: CardName): void {
  const own = at(p.s.own, seat);
  own.offer = without(own.offer, card);
  own.deck = withCard(own.deck, card);
  announce(p, { type: 'picked', player: seat });
  whisper(p, seat, { type: 'youPicked', card });
  const { level, left, picked, redrawn } = phase;
  const next = { level, left: left - 1, picked: picked + 1, redrawn };
  for (const effect of cardOf(card).at.selected) {
    if (effect.type === 'fans') takeFans(p, seat, effect.amount);
    if (effect.type === 'tradeIn' && mayTrade(own, card, effect)) {
      own.trade = card;
      return enter(p, seat, { type: 'trade', ...next });
    }
  }
  pickOrEnd(p, seat, next);
}

/** CH-16: the whole offer is discarded, and as many new cards come. */
export function redraw(p: InPlay, seat: Seat, phase: Drafting): void {
  const own = at(p.s.own, seat);
  const count = own.offer.length;
  discardOffer(p.s, own);
  own.offer = drawCards(p, phase.level, count);
  announce(p, { type: 'redrawn', player: seat, count: own.offer.length });
  whisper(p, seat, { type: 'youRedrew', cards: [...own.offer] });
  const { level, left, picked } = phase;
  at(p.s.open.players, seat).phase = { type: 'pick', level, left, picked, redrawn: true };
}

/** CH-19: the cards are removed for more picks, or the trade-in is declined. */
export function trade(p: InPlay, seat: Seat, phase: Drafting, cards: readonly CardName[]): void {
  const own = at(p.s.own, seat);
  const { picks } = tradeOf(own.trade);
  const to = cards.map((card) => {
    giveUp(p.s, seat, card);
    return discard(p.s, card);
  });
  own.trade = null;
  announce(p, { type: 'traded', player: seat, count: cards.length, to });
  whisper(p, seat, { type: 'youTraded', cards: [...cards] });
  const { level, left, picked, redrawn } = phase;
  pickOrEnd(p, seat, { level, left: left + (cards.length > 0 ? picks : 0), picked, redrawn });
}

/** CH-14, CH-15: the draft is over; what is left of the offer is discarded. */
export function endDraft(p: InPlay, seat: Seat): void {
  discardOffer(p.s, at(p.s.own, seat));
  enter(p, seat, { type: 'trim' });
}

/** CH-20: a card leaves the deck for good. */
export function remove(p: InPlay, seat: Seat, card: CardName): void {
  giveUp(p.s, seat, card);
  announce(p, { type: 'removed', player: seat, to: discard(p.s, card) });
  whisper(p, seat, { type: 'youRemoved', card });
}

/** CH-23: the deck phase is over, for good. */
export function ready(p: InPlay, seat: Seat): void {
  announce(p, { type: 'ready', player: seat, deck: at(p.s.own, seat).deck.length });
  enter(p, seat, { type: 'ready' });
  p.tell.final();
}

/** CH-15: without a pick left, or without a card to pick, the draft is over. */
function pickOrEnd(p: InPlay, seat: Seat, next: Drafting): void {
  const player = at(p.s.open.players, seat);
  if (next.left === 0 || at(p.s.own, seat).offer.length === 0) return endDraft(p, seat);
  const goesOn = player.phase.type === 'pick';
  if (goesOn) player.phase = { type: 'pick', ...next };
  else enter(p, seat, { type: 'pick', ...next });
}

function discardOffer(s: State, own: Own): void {
  for (const card of own.offer) discard(s, card);
  own.offer = [];
}

function takeFans(p: InPlay, seat: Seat, amount: number): void {
  at(p.s.open.players, seat).fans += amount;
  announce(p, { type: 'fans', player: seat, amount, match: null, card: null });
}

/** CH-19: whether enough other cards can be traded in. */
function mayTrade(own: Own, card: CardName, effect: Effect<'tradeIn'>): boolean {
  return others(own.deck, card, effect).length >= effect.count;
}

function tradable({ deck, trade: card }: Own): CardName[] {
  return card === null ? [] : others(deck, card, tradeOf(card));
}

function others(deck: readonly CardName[], card: CardName, { of }: Effect<'tradeIn'>): CardName[] {
  return deck.filter((other) => other !== card && matches(cardOf(other), of));
}

function tradeOf(card: CardName | null): Effect<'tradeIn'> {
  const effect = cardOf(card ?? '').at.selected.find(({ type }) => type === 'tradeIn');
  if (effect?.type !== 'tradeIn') throw new Error(`${card} trades nothing in`);
  return effect;
}
