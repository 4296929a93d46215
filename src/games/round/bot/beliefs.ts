import { at, range, sum } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type Known, type Unknowns, unknownsOf } from '../beliefs/knowledge.ts';
import type { Said } from '../kind.ts';
import { packOf } from '../pack.ts';
import { tokensOf } from '../rules/tokens.ts';
import { draftOrder, ownerOf, placesOf } from '../slots.ts';

/** Called with the boxers by slot and how likely that is; the list is used again for the next world. */
export type Look = (cards: readonly number[], weight: number) => void;

/** Goes through worlds that fit the hard facts. */
export type Worlds = (look: Look) => void;

/** Enumerates all worlds, or samples this many if there are more, weighted by how people behave. */
export function likelyWorlds(
  known: Known,
  claims: readonly Said[],
  rng: Rng,
  most: number,
): Worlds {
  return (look) => eachWorld(known, claims, rng, most, look);
}

/** More worlds than these are seldom worth the time. */
export const MOST_WORLDS = 800;

function eachWorld(
  known: Known,
  claims: readonly Said[],
  rng: Rng,
  most: number,
  look: Look,
): void {
  const unknowns = unknownsOf(known);
  const hearsay = hearsayOf(known, claims);
  const filling: Filling = {
    cards: unknowns.cards,
    likely: likelihoods(known, unknowns),
    slots: slotsToFill(known, unknowns),
    boxers: boxersKnown(known, unknowns),
    used: unknowns.cards.map(() => false),
    look: (boxers, weight) => look(boxers, weight * hearsay(boxers)),
  };
  if (factorial(unknowns.cards.length) <= most) fillAll(filling, 0, 1);
  else for (let n = 0; n < most; n++) drawOne(filling, rng);
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/** Cards being laid into their places. */
interface Filling {
  readonly cards: readonly number[];
  /** By place, then by card. */
  readonly likely: readonly (readonly number[])[];
  /** For each place the slot it stands for, or -1. */
  readonly slots: readonly number[];
  readonly boxers: number[];
  readonly used: boolean[];
  readonly look: Look;
}

/** Every arrangement, place by place. */
function fillAll(filling: Filling, place: number, weight: number): void {
  const { cards, likely, slots, boxers, used, look } = filling;
  const slot = slots[place];
  if (slot === undefined) return look(boxers, weight);
  const chances = at(likely, place);
  for (let card = 0; card < used.length; card++) {
    if (used[card] || chances[card] === 0) continue;
    used[card] = true;
    if (slot >= 0) boxers[slot] = at(cards, card);
    fillAll(filling, place + 1, weight * at(chances, card));
    used[card] = false;
  }
}

/** One arrangement, each card drawn by its chance; what that favours is weighed out again. */
function drawOne({ cards, likely, slots, boxers, used, look }: Filling, rng: Rng): void {
  used.fill(false);
  let weight = 1;
  for (const [place, slot] of slots.entries()) {
    const free = at(likely, place).map((chance, card) => (used[card] ? 0 : chance));
    const total = sum(free);
    if (total === 0) return;
    const card = drawn(free, (total * rng.below(FINE)) / FINE);
    used[card] = true;
    if (slot >= 0) boxers[slot] = at(cards, card);
    weight *= total;
  }
  look(boxers, weight);
}

const FINE = 1 << 20;

/** The first card at which the chances add up to more than this. */
function drawn(chances: readonly number[], mark: number): number {
  let sofar = 0;
  const card = chances.findIndex((chance) => {
    sofar += chance;
    return chance > 0 && sofar > mark;
  });
  return card < 0 ? chances.findLastIndex((chance) => chance > 0) : card;
}

/** A card left in the packet may come to a slot that has not drafted yet. */
function slotsToFill({ players, starter, announced }: Known, { places }: Unknowns): number[] {
  const future = draftOrder(players, starter).slice(announced.length);
  return places.map(({ where, slot }) => (where === 'packet' ? (future.shift() ?? -1) : slot));
}

/** The boxers by slot as far as they are certain; the others are filled in. */
function boxersKnown({ players, seat, cards, starter }: Known, { sure }: Unknowns): number[] {
  const boxers = draftOrder(players, starter).map(() => 0);
  for (const [slot, card] of sure) boxers[slot] = card;
  for (const [index, card] of cards.entries())
    boxers[at(placesOf(seat ?? 0, players), index)] = card;
  return boxers;
}

/** How likely each card is in each place, for itself: 0 where it cannot lie. */
function likelihoods(known: Known, { cards, places, fits }: Unknowns): number[][] {
  const { players, options, starter, announced } = known;
  const order = draftOrder(players, starter);
  const size = packOf(players, options).numbers.length;
  return places.map(({ slot }, place) =>
    cards.map((card, index) => {
      if (!at(fits, index).includes(place)) return 0;
      if (slot < 0) return 1;
      const number = at(announced, order.indexOf(slot));
      const lying = lieChance(known, slot, card);
      const told = number === card ? 1 - lying : lying / (size - 1);
      return told * (0.7 + (0.6 * card) / size);
    }),
  );
}

/** How often this slot lies, judging by its tokens; more often with a boxer that fears Kwame. */
export function lieChance(known: Known, slot: number, card: number): number {
  const { players, options, history, faceUp } = known;
  const { knockoutTargets, with: holders } = packOf(players, options);
  const { truth, lie } = tokensOf(history, slot);
  const habit = (lie + 1) / (truth + lie + 3);
  const left = options.lieLimit === null ? options.nights : options.lieLimit - lie;
  const hurry = left >= options.nights - history.length ? 1.3 : 1;
  const hunted = knockoutTargets.includes(card) && !faceUp.includes(holders.knockout) ? 1.5 : 1;
  return Math.min(0.9, habit * hurry * hunted);
}

/** How well a world goes with what others say they saw or returned: who could not have seen it lied. */
function hearsayOf(known: Known, claims: readonly Said[]): (cards: readonly number[]) => number {
  const { players, starter, seat } = known;
  const order = draftOrder(players, starter);
  const reports = claims.flatMap(({ by, claim }) => {
    if (by === seat || (claim.kind !== 'saw' && claim.kind !== 'returned')) return [];
    const turns = range(order.length).filter((turn) => ownerOf(at(order, turn), players) === by);
    const slot = at(order, at(turns, 0));
    return [{ boxer: claim.boxer, turn: Math.max(...turns), doubt: lieChance(known, slot, 0) }];
  });
  return (cards) => {
    let weight = 1;
    for (const { boxer, turn, doubt } of reports) {
      const slot = cards.indexOf(boxer);
      if (slot >= 0 && order.indexOf(slot) < turn) weight *= Math.max(0.2, doubt);
    }
    return weight;
  };
}
