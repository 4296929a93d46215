import type { Seat } from '../../../engine/ask.ts';
import { at, range, sum } from '../../../engine/list.ts';
import type { Claim, Night, Offer, Slot, View } from '../kind.ts';
import { returned } from '../rules/draft.ts';
import { draftOrder, ownerOf, placesOf, slotNames, slotsEach } from '../slots.ts';
import {
  countPlacements,
  type Known,
  type PlacementCounts,
  type Unknowns,
  unknownsOf,
} from './knowledge.ts';

/** What a bettor could have known of a claim when the sheets were due. */
export type Standing = 'certain' | 'possible' | 'impossible';

/** Something said, what was so, and what each seat could have known of it. */
export interface Statement {
  readonly by: Seat;
  /** An announcement of the draft stands here as a `hold`. */
  readonly claim: Claim;
  readonly announcement: boolean;
  readonly so: boolean;
  /** By seat. */
  readonly standing: readonly Standing[];
}

/** What a bettor could have known of the others' boxers, by hard facts alone. */
export interface Insight {
  readonly seat: Seat;
  /** How many ways there were to place the cards this bettor did not see. */
  readonly worlds: number;
  /** For each slot of the others: each number it could hold, and in how many worlds it did. */
  readonly slots: readonly {
    readonly slot: Slot;
    readonly could: readonly { readonly number: number; readonly worlds: number }[];
  }[];
}

/** Who claimed what in a night, what was so, and who could have known. */
export interface NightStatements {
  readonly night: number;
  readonly statements: readonly Statement[];
  readonly insights: readonly Insight[];
}

/** The truth about all nights, once the game is over; nothing before. */
export function statementsByNight({
  open,
  options,
}: Pick<View, 'open' | 'options'>): NightStatements[] {
  const { phase, history } = open;
  if (phase.type !== 'over') return [];
  const players = open.purses.length;
  return history.map((night, index) => {
    const bySeat = phase.offers.map((offers, seat) => {
      const tonight = offers.slice(index * slotsEach(players), (index + 1) * slotsEach(players));
      return knowledgeOf(knownThen(night, history.slice(0, index), seat, tonight, options));
    });
    return {
      night: night.night,
      statements: statements(night, bySeat),
      insights: bySeat.map(insight),
    };
  });
}

/** What a seat knew of a past night when the sheets were due. */
function knownThen(
  night: Night,
  history: readonly Night[],
  seat: Seat,
  offers: readonly Offer[],
  options: Known['options'],
): Known {
  const { starter, faceUp, slots, sheets } = night;
  const players = sheets.length;
  return {
    players,
    options,
    seat,
    starter,
    history,
    faceUp,
    centre: night.centre.slice(0, 1),
    announced: draftOrder(players, starter).map((place) => at(slots, place).announced),
    drafting: false,
    offers,
    cards: placesOf(seat, players).map((place) => at(slots, place).card),
    kwame: null,
  };
}

/** What a player knows, with everything that follows from it. */
interface SeatKnowledge {
  readonly known: Known;
  readonly unknowns: Unknowns;
  readonly counts: PlacementCounts;
}

function knowledgeOf(known: Known): SeatKnowledge {
  const unknowns = unknownsOf(known);
  return { known, unknowns, counts: countPlacements(unknowns) };
}

/** In how many worlds a slot holds a boxer. */
function worldsWith(
  { known, unknowns, counts }: SeatKnowledge,
  slot: number,
  boxer: number,
): number {
  const { players, seat, cards } = known;
  const own = placesOf(seat ?? 0, players).indexOf(slot);
  const certain = own >= 0 ? cards[own] : unknowns.sure.get(slot);
  if (certain !== undefined) return certain === boxer ? counts.worlds : 0;
  const place = unknowns.places.findIndex((one) => one.slot === slot);
  return counts.lying[place]?.[unknowns.cards.indexOf(boxer)] ?? 0;
}

function insight(knowledge: SeatKnowledge): Insight {
  const { known, unknowns, counts } = knowledge;
  const names = slotNames(known.players);
  const numbers = [...unknowns.cards, ...unknowns.sure.values()].sort((a, b) => a - b);
  const others = range(names.length).filter((slot) => ownerOf(slot, known.players) !== known.seat);
  return {
    seat: known.seat ?? 0,
    worlds: counts.worlds,
    slots: others.map((slot) => ({
      slot: at(names, slot),
      could: numbers
        .map((number) => ({ number, worlds: worldsWith(knowledge, slot, number) }))
        .filter(({ worlds }) => worlds > 0),
    })),
  };
}

/** Announcements in draft order, then what was said in the salon. */
function statements(night: Night, bySeat: readonly SeatKnowledge[]): Statement[] {
  const players = bySeat.length;
  const announced = draftOrder(players, night.starter).map((place) => {
    const { slot, announced: boxer } = at(night.slots, place);
    const claim: Claim = { kind: 'hold', slot, boxer };
    return { by: ownerOf(place, players), claim, announcement: true };
  });
  const said = night.claims.map((one) => ({ ...one, announcement: false }));
  return [...announced, ...said].map((one) => {
    const so = isSo(night, bySeat, one.by, one.claim);
    const standing = bySeat.map((knowledge) => {
      if (knowledge.known.seat === one.by && !('slot' in one.claim))
        return so ? 'certain' : 'impossible';
      return standingOf(knowledge, one.by, one.claim);
    });
    return { ...one, so, standing };
  });
}

/** Whether a claim was true. */
function isSo(night: Night, bySeat: readonly SeatKnowledge[], by: Seat, claim: Claim): boolean {
  if (claim.kind === 'saw') return sees(at(bySeat, by).known, claim.boxer);
  if (claim.kind === 'returned') return sentBack(at(bySeat, by).known, claim.boxer);
  const held = night.slots.find(({ slot }) => slot === claim.slot);
  if (claim.kind === 'hold' || claim.kind === 'suspect') return held?.card === claim.boxer;
  return held?.truth === (claim.kind === 'trust');
}

function sees({ offers, faceUp }: Known, boxer: number): boolean {
  return faceUp.includes(boxer) || offers.some((offer) => offer.includes(boxer));
}

function sentBack({ offers, cards }: Known, boxer: number): boolean {
  return cards.some((card, index) => returned(at(offers, index), card) === boxer);
}

/** What a player could have known of another's claim, or of a claim about a slot. */
function standingOf(knowledge: SeatKnowledge, by: Seat, claim: Claim): Standing {
  const { worlds } = knowledge.counts;
  if (claim.kind === 'saw' || claim.kind === 'returned')
    return couldHaveSeen(knowledge, by, claim.kind, claim.boxer);
  const { players, starter, announced } = knowledge.known;
  const slot = slotNames(players).indexOf(claim.slot);
  const number = at(announced, draftOrder(players, starter).indexOf(slot));
  const boxer = 'boxer' in claim ? claim.boxer : number;
  const count = worldsWith(knowledge, slot, boxer);
  return weighed(claim.kind === 'doubt' ? worlds - count : count, worlds);
}

function weighed(count: number, worlds: number): Standing {
  if (count === 0) return 'impossible';
  return count === worlds ? 'certain' : 'possible';
}

/** Whether a card could still have been in the packet when this bettor first drew. */
function couldHaveSeen(
  knowledge: SeatKnowledge,
  by: Seat,
  kind: 'saw' | 'returned',
  boxer: number,
): Standing {
  const { known, unknowns, counts } = knowledge;
  const { players, starter, faceUp } = known;
  if (faceUp.includes(boxer)) return kind === 'saw' ? 'certain' : 'impossible';
  const order = draftOrder(players, starter);
  const first = order.findIndex((slot) => ownerOf(slot, players) === by);
  const since = kind === 'saw' ? first : first + 1;
  const drafted = sum(order.slice(since).map((slot) => worldsWith(knowledge, slot, boxer)));
  const card = unknowns.cards.indexOf(boxer);
  const left = unknowns.places.map(({ where }, place) =>
    where === 'packet' ? (counts.lying[place]?.[card] ?? 0) : 0,
  );
  if (drafted + sum(left) === 0) return 'impossible';
  const kept = placesOf(by, players).map((slot) => worldsWith(knowledge, slot, boxer));
  const certain = kind === 'saw' ? sum(kept) : by === lastDrafter(known) ? sum(left) : 0;
  return certain === counts.worlds ? 'certain' : 'possible';
}

function lastDrafter({ players, starter }: Known): Seat {
  return ownerOf(at(draftOrder(players, starter), slotNames(players).length - 1), players);
}
