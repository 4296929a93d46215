import { at, sum } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type Known, type Unknowns, unknownsOf } from '../beliefs/knowledge.ts';
import type { Said } from '../kind.ts';
import { draftOrder, placesOf } from '../slots.ts';
import type { Worlds } from './beliefs.ts';
import { credibility } from './opponents.ts';

/** How the cards that a bettor does not see may lie, and how likely each way is. */
export interface Reading {
  readonly known: Known;
  readonly unknowns: Unknowns;
  /** The cards by the unknowns's places. */
  readonly ways: readonly (readonly number[])[];
  /** They add up to one. */
  readonly weights: readonly number[];
}

/** Up to this many arrangements are enumerated; of more, this many are sampled. */
const ALL_WAYS = 720;
const DRAWN_WAYS = 500;

/** Reads the table: hard facts, what people announce and say, and what they like to keep. */
export function readTable(known: Known, claims: readonly Said[], rng: Rng): Reading {
  const unknowns = unknownsOf(known);
  const found: Found = { ways: [], weights: [] };
  const likely = proposals(known, unknowns);
  const laying: Laying = { unknowns, likely, used: unknowns.cards.map(() => false), way: [] };
  const credible = credibility(known, claims, unknowns);
  if (factorial(unknowns.cards.length) <= ALL_WAYS) layAll(laying, found, 0);
  else for (let n = 0; n < DRAWN_WAYS; n++) layOne(laying, found, rng);
  const weights = found.weights.map((weight, i) => weight * credible(at(found.ways, i)));
  const total = sum(weights);
  return {
    ...{ known, unknowns, ways: found.ways },
    weights: weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length)),
  };
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/** A way to lay the cards, drawn as likely as it is. */
export function drawnWay({ ways, weights }: Reading, rng: Rng): readonly number[] {
  let left = rng.below(FINE) / FINE;
  const place = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at(ways, place < 0 ? ways.length - 1 : place);
}

/** The boxers by slot in all these ways; slots that have not drafted yet hold 0. */
export function worldsIn({ known, unknowns, ways, weights }: Reading): Worlds {
  const { players, seat, cards, starter } = known;
  const boxers = draftOrder(players, starter).map(() => 0);
  for (const [slot, card] of unknowns.sure) boxers[slot] = card;
  for (const [index, card] of cards.entries())
    boxers[at(placesOf(seat ?? 0, players), index)] = card;
  return (look) =>
    ways.forEach((way, i) => {
      unknowns.places.forEach(({ slot }, place) => {
        if (slot >= 0) boxers[slot] = at(way, place);
      });
      look(boxers, at(weights, i));
    });
}

interface Found {
  readonly ways: number[][];
  readonly weights: number[];
}

/** Cards being laid into their places. */
interface Laying {
  readonly unknowns: Unknowns;
  /** By place, then by card. */
  readonly likely: readonly (readonly number[])[];
  readonly used: boolean[];
  readonly way: number[];
}

/** Every way, place by place. */
function layAll(laying: Laying, found: Found, place: number): void {
  const { unknowns, likely, used, way } = laying;
  if (place === unknowns.places.length) {
    found.ways.push([...way]);
    found.weights.push(1);
    return;
  }
  const chances = at(likely, place);
  for (let card = 0; card < used.length; card++) {
    if (used[card] || chances[card] === 0) continue;
    used[card] = true;
    way[place] = at(unknowns.cards, card);
    layAll(laying, found, place + 1);
    used[card] = false;
  }
}

/** One way, each card drawn by its chance; what that favours is weighed out again. */
function layOne({ unknowns, likely, used }: Laying, found: Found, rng: Rng): void {
  used.fill(false);
  const way: number[] = [];
  let weight = 1;
  for (const chances of likely) {
    const free = chances.map((chance, card) => (used[card] ? 0 : chance));
    const total = sum(free);
    if (total === 0) return;
    let left = (total * rng.below(FINE)) / FINE;
    const card = free.findIndex((chance) => {
      left -= chance;
      return left < 0;
    });
    if (card < 0) return;
    used[card] = true;
    way.push(at(unknowns.cards, card));
    weight *= total / at(free, card);
  }
  found.ways.push(way);
  found.weights.push(weight);
}

const FINE = 1 << 20;

/** How often to lay each card in each place: 0 where it cannot lie, more often where it was announced. */
function proposals({ announced }: Known, { cards, places, fits }: Unknowns): number[][] {
  return places.map(({ slot, turn }, place) =>
    cards.map((card, index) => {
      if (!at(fits, index).includes(place)) return 0;
      return slot >= 0 && announced[turn] === card ? ANNOUNCED : 1;
    }),
  );
}

const ANNOUNCED = 3;
