import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Night, Offer, Options } from '../kind.ts';
import { packOf } from '../pack.ts';
import { returned } from '../rules/draft.ts';
import { mayLie } from '../rules/tokens.ts';
import { draftOrder, ownerOf } from '../slots.ts';

/** What a seat knows of a night; a spectator (seat null) knows the open part. */
export interface Known {
  readonly players: number;
  readonly options: Options;
  readonly seat: Seat | null;
  readonly starter: Seat;
  /** The nights before this one. */
  readonly history: readonly Night[];
  readonly faceUp: readonly number[];
  /** Centre cards that have been turned. */
  readonly centre: readonly number[];
  /** What was announced so far, in draft order. */
  readonly announced: readonly number[];
  /** Whether a player is being offered cards. */
  readonly drafting: boolean;
  /** What this seat was offered tonight, and what it kept. */
  readonly offers: readonly Offer[];
  readonly cards: readonly number[];
  /** The player known to hold Kwame. */
  readonly kwame: Seat | null;
}

/** A place with a card that the seat cannot see. */
export interface Place {
  readonly where: 'slot' | 'offer' | 'packet' | 'centre';
  /** The slot, or -1 elsewhere. */
  readonly slot: number;
  /** The draft turn after which the packet was without it; -1 if it never was in the packet. */
  readonly turn: number;
}

/** The cards unknown to a seat, their places, and which card may be in which place. */
export interface Unknowns {
  readonly cards: readonly number[];
  readonly places: readonly Place[];
  /** For each card the places where it can lie, by index. */
  readonly fits: readonly (readonly number[])[];
  /** Others' slots whose boxer is certain, because their lies are used up. */
  readonly sure: ReadonlyMap<number, number>;
}

/** What is left to guess for a seat, by hard facts alone. */
export function unknownsOf(known: Known): Unknowns {
  const sure = certainties(known);
  const places = placesToFill(known).filter(({ slot }) => !sure.has(slot));
  const seen = new Set([...visible(known), ...sure.values()]);
  const { numbers, with: holders } = packOf(known.players, known.options);
  const cards = numbers.filter((card) => !seen.has(card));
  const since = returnedAt(known);
  const fits = cards.map((card) => {
    const turn = since.get(card) ?? -2;
    const hunted = card === holders.knockout ? known.kwame : null;
    return places.flatMap((place, index) => {
      const there = place.turn > turn && (hunted === null || isOf(place, hunted, known.players));
      return there ? [index] : [];
    });
  });
  return { cards, places, fits, sure };
}

function isOf({ slot }: Place, seat: Seat, players: number): boolean {
  return slot >= 0 && ownerOf(slot, players) === seat;
}

/** RD-22: a player without lies left has announced the truth. */
function certainties({ players, options, seat, starter, history, announced }: Known) {
  const sure = new Map<number, number>();
  const order = draftOrder(players, starter);
  for (const [turn, number] of announced.entries()) {
    const slot = at(order, turn);
    if (ownerOf(slot, players) !== seat && !mayLie(history, slot, options)) sure.set(slot, number);
  }
  return sure;
}

/** The places of the cards that this seat does not see. */
function placesToFill({ players, seat, starter, centre, announced, drafting }: Known): Place[] {
  const order = draftOrder(players, starter);
  const turns = announced.length;
  const places: Place[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const slot = at(order, turn);
    if (ownerOf(slot, players) !== seat) places.push({ where: 'slot', slot, turn });
  }
  if (drafting && ownerOf(at(order, turns), players) !== seat)
    places.push(...times(2, { where: 'offer', slot: -1, turn: turns }));
  const packet = order.length + 1 - turns - (drafting ? 2 : 0);
  places.push(...times(packet, { where: 'packet', slot: -1, turn: order.length }));
  if (players === 2)
    places.push(...times(2 - centre.length, { where: 'centre', slot: -1, turn: -1 }));
  return places;
}

function times(count: number, place: Place): Place[] {
  return Array.from({ length: count }, () => place);
}

function visible({ faceUp, centre, cards, offers }: Known): number[] {
  const inHand = offers.length > cards.length ? at(offers, offers.length - 1) : [];
  return [...faceUp, ...centre, ...cards, ...inHand];
}

/** For each card that this seat has sent back: the last turn in which it did. */
function returnedAt({ players, seat, starter, offers, cards }: Known): Map<number, number> {
  const turns = draftOrder(players, starter).flatMap((slot, turn) =>
    ownerOf(slot, players) === seat ? [turn] : [],
  );
  return new Map(
    cards.map((card, index) => [returned(at(offers, index), card), at(turns, index)] as const),
  );
}

/** Every way to place the constrained cards; the others then fit in any order. */
function placements({ places, fits }: Unknowns): readonly (readonly number[])[] {
  const bound = boundCards(fits, places.length);
  let ways: number[][] = [[]];
  for (const card of bound) {
    ways = ways.flatMap((way) =>
      at(fits, card).flatMap((place) => (way.includes(place) ? [] : [[...way, place]])),
    );
  }
  return ways;
}

function boundCards(fits: Unknowns['fits'], places: number): number[] {
  return fits.flatMap((where, card) => (where.length < places ? [card] : []));
}

/** One of all arrangements, each as likely as any other: the cards by place. */
export function arrange(unknowns: Unknowns, rng: Rng): number[] {
  const { cards, places, fits } = unknowns;
  const ways = placements(unknowns);
  const way = at(ways, ways.length === 1 ? 0 : rng.below(ways.length));
  const bound = boundCards(fits, places.length);
  const free = rng.shuffle(cards.filter((_, card) => !bound.includes(card)));
  return places.map((_, place) => {
    const index = way.indexOf(place);
    return index < 0 ? at(free.splice(0, 1), 0) : at(cards, at(bound, index));
  });
}

/** The number of arrangements, and in how many of them each card is in each place. */
export interface PlacementCounts {
  readonly worlds: number;
  /** By place, then by card of the unknowns. */
  readonly lying: readonly (readonly number[])[];
}

/** Counts all arrangements without going through them. */
export function countPlacements(unknowns: Unknowns): PlacementCounts {
  const { cards, places, fits } = unknowns;
  const bound = boundCards(fits, places.length);
  const free = cards.length - bound.length;
  const ways = placements(unknowns);
  const lying = places.map(() => cards.map(() => 0));
  for (const way of ways) {
    for (const [place, row] of lying.entries()) {
      const index = way.indexOf(place);
      for (const card of cards.keys()) {
        if (index >= 0 ? at(bound, index) !== card : bound.includes(card)) continue;
        row[card] = at(row, card) + factorial(index >= 0 ? free : free - 1);
      }
    }
  }
  return { worlds: ways.length * factorial(free), lying };
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
