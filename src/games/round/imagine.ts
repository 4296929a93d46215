import type { Seat } from '../../engine/ask.ts';
import { at, range } from '../../engine/list.ts';
import type { Rng } from '../../engine/rng.ts';
import { arrange, type Known, type Unknowns, unknownsOf } from './beliefs/knowledge.ts';
import type { Night, Offer, Own, State, View } from './kind.ts';
import { legalSheets } from './rules/prognosis.ts';
import { draftOrder, ownerOf, placesOf, slotsEach } from './slots.ts';

/** A world that fits what the seat knows; as the cards are arranged, each as likely as any other. */
export function imagine(view: View, rng: Rng, arranging: Arranging = arrange): State {
  const { options, open, own, seat } = view;
  const players = open.purses.length;
  const mine = (other: Seat): Own | null => (other === seat ? own : null);
  if (open.phase.type === 'over') return laidOpen(view);
  const tonight = arrangeTonight(view, rng, arranging);
  const owns = range(players).map((other): Own => {
    const known = mine(other);
    if (known) return { ...known };
    const past = open.history.flatMap((night) => pastOffers(night, other, players, rng));
    return {
      offers: [...past, ...offersTonight(view, tonight, other, rng)],
      cards: tonight.cards(other),
      sheets: view.glance.locked[other] ? anySheets(view, other, rng) : null,
    };
  });
  const hidden = { packet: tonight.packet, centre: tonight.centre };
  return { options, open: { ...open }, own: owns, hidden };
}

/** Lays the cards of a unknowns into its places. */
type Arranging = (unknowns: Unknowns, rng: Rng) => readonly number[];

/** What the seat knows of the night that is being played. */
export function knownTonight({ options, open, own, seat }: View): Known {
  const players = open.purses.length;
  const { phase, history } = open;
  return {
    players,
    options,
    seat,
    starter: open.starter,
    history,
    faceUp: open.faceUp,
    centre: open.centre,
    announced: open.announced,
    drafting: phase.type === 'draft',
    offers: own?.offers.slice(history.length * slotsEach(players)) ?? [],
    cards: own?.cards ?? [],
    kwame: phase.type === 'attack' ? phase.seat : null,
  };
}

/** Where all cards of the night might lie. */
interface Tonight {
  /** The boxers kept so far, by draft turn. */
  readonly kept: readonly number[];
  /** The offer in somebody's hand. */
  readonly offer: readonly number[];
  readonly packet: readonly number[];
  readonly centre: readonly number[];
  /** A seat's boxers. */
  cards(seat: Seat): number[];
}

function arrangeTonight(view: View, rng: Rng, arranging: Arranging): Tonight {
  const known = knownTonight(view);
  const { players, starter, announced, seat, offers, cards, drafting } = known;
  const unknowns = unknownsOf(known);
  const arranged = arranging(unknowns, rng);
  const lying = (where: string): number[] =>
    arranged.filter((_, index) => at(unknowns.places, index).where === where);
  const order = draftOrder(players, starter);
  const boxers = new Map(unknowns.sure);
  for (const [index, { slot }] of unknowns.places.entries())
    if (slot >= 0) boxers.set(slot, at(arranged, index));
  for (const [index, card] of cards.entries())
    boxers.set(at(placesOf(seat ?? 0, players), index), card);
  const mine = drafting && ownerOf(at(order, announced.length), players) === seat;
  const boxersOf = (slots: readonly number[]): number[] =>
    slots.flatMap((slot) => boxers.get(slot) ?? []);
  return {
    kept: boxersOf(order.slice(0, announced.length)),
    offer: mine ? at(offers, offers.length - 1) : lying('offer'),
    packet: lying('packet'),
    centre: lying('centre'),
    cards: (other) => boxersOf(placesOf(other, players)),
  };
}

/** What another seat may have been offered tonight. */
function offersTonight(
  { open }: View,
  { kept, offer, packet }: Tonight,
  seat: Seat,
  rng: Rng,
): Offer[] {
  const players = open.purses.length;
  const order = draftOrder(players, open.starter);
  const past = offersOf(order, kept, [...offer, ...packet], seat, players, rng);
  const [first, second] = offer;
  const drafts = first !== undefined && ownerOf(at(order, kept.length), players) === seat;
  return drafts && second !== undefined ? [...past, [first, second]] : past;
}

/** What another seat may have been offered on a night that is over. */
function pastOffers(night: Night, seat: Seat, players: number, rng: Rng): Offer[] {
  const order = draftOrder(players, night.starter);
  const kept = order.map((slot) => at(night.slots, slot).card);
  return offersOf(order, kept, [night.shadow], seat, players, rng);
}

/** RD-18: beside the boxer it kept, a slot was shown any card that was still in the packet. */
function offersOf(
  order: readonly number[],
  kept: readonly number[],
  rest: readonly number[],
  seat: Seat,
  players: number,
  rng: Rng,
): Offer[] {
  return kept.flatMap((card, turn): Offer[] => {
    if (ownerOf(at(order, turn), players) !== seat) return [];
    const packet = [...kept.slice(turn + 1), ...rest];
    const other = at(packet, rng.below(packet.length));
    return [rng.below(2) === 0 ? [card, other] : [other, card]];
  });
}

function anySheets({ open, options }: View, seat: Seat, rng: Rng): Own['sheets'] {
  const answers = legalSheets(open.purses.length, at(open.purses, seat), options);
  return at(answers, rng.below(answers.length)).sheets;
}

/** When the game is over nothing is hidden any more. */
function laidOpen({ options, open }: View): State {
  const own = open.purses.map((): Own => ({ offers: [], cards: [], sheets: null }));
  return { options, open: { ...open }, own, hidden: { packet: [], centre: [] } };
}
