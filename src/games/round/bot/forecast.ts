import { at } from '../../../engine/list.ts';
import type { Known } from '../beliefs/knowledge.ts';
import type { Slot } from '../kind.ts';
import { packOf } from '../pack.ts';
import { activeCara, duel, type Ring } from '../rules/duels.ts';
import { leftOf, opponentOf, rightOf, ringFought } from '../rules/ring.ts';
import { draftOrder, ownerOf, slotNames } from '../slots.ts';
import type { Worlds } from './beliefs.ts';

/** An accusation: a slot and a boxer. */
export interface Accusation {
  readonly target: Slot;
  readonly boxer: number;
}

/** How a night may end for the sheets of one bettor. */
export interface Forecast {
  /** For each sheet the chance of OO, OI, IO and II; a knock-out is none of them. */
  readonly sheets: readonly (readonly number[])[];
  /** How many duels are won on average. */
  readonly wins: number;
}

/** Goes through all worlds; if this bettor holds Kwame, he makes the accusation given. */
export function forecast(known: Known, worlds: Worlds, accusation: Accusation | null): Forecast {
  const tableau = tableauOf(known);
  const sheets = tableau.sheets.map(() => [0, 0, 0, 0]);
  let total = 0;
  let wins = 0;
  worlds((cards, weight) => {
    total += weight;
    for (const { ko, chance } of knockouts(tableau, cards, accusation)) {
      const ring = tableau.ring(cards, ko);
      for (const [index, places] of tableau.sheets.entries()) {
        if (ko !== null && places.includes(ko)) continue;
        const [left, right] = results(ring, places);
        wins += weight * chance * (left + right);
        const row = at(sheets, index);
        row[2 * left + right] = at(row, 2 * left + right) + weight * chance;
      }
    }
  });
  return { sheets: sheets.map((row) => row.map((sum) => sum / total)), wins: wins / total };
}

/** The chance of each accusation to be right. */
export function suspicions(
  known: Known,
  worlds: Worlds,
): { readonly accusation: Accusation; readonly chance: number }[] {
  const { players, seat } = known;
  const { knockoutTargets } = packOf(players, known.options);
  const names = slotNames(players);
  const found = names.flatMap((target, place) =>
    ownerOf(place, players) === seat
      ? []
      : knockoutTargets.map((boxer) => ({ target, boxer, place, sum: 0 })),
  );
  let total = 0;
  worlds((cards, weight) => {
    total += weight;
    for (const one of found) if (cards[one.place] === one.boxer) one.sum += weight;
  });
  return found
    .map(({ target, boxer, sum }) => ({ accusation: { target, boxer }, chance: sum / total }))
    .sort((a, b) => b.chance - a.chance);
}

/** What stays the same in all worlds of a night. */
interface Tableau {
  readonly known: Known;
  readonly kwame: number;
  /** For each sheet the slots of its left and right duel. */
  readonly sheets: readonly (readonly [number, number])[];
  /** Slots that announced a boxer that Kwame can knock out. */
  readonly admitted: readonly { readonly place: number; readonly number: number }[];
  ring(cards: readonly number[], ko: number | null): Ring;
}

function tableauOf(known: Known): Tableau {
  const { players, options, seat, announced, starter } = known;
  const pack = packOf(players, options);
  const order = draftOrder(players, starter);
  const mine = seat ?? 0;
  const rings = [null, ...order].map((ko) => ringFought(players, options, ko));
  return {
    known,
    kwame: pack.with.knockout,
    sheets: sheetSlots(players, mine),
    admitted: announced.flatMap((number, turn) =>
      pack.knockoutTargets.includes(number) ? [{ place: at(order, turn), number }] : [],
    ),
    ring: (cards, ko) => {
      const places = at(rings, ko === null ? 0 : order.indexOf(ko) + 1);
      return { players, options, pack, cards, places, ko };
    },
  };
}

function sheetSlots(players: number, seat: number): (readonly [number, number])[] {
  const [first, second] = [2 * seat, 2 * seat + 1];
  if (players === 2) return [[first, second]];
  if (players === 3)
    return [
      [first, first],
      [second, second],
    ];
  return [[seat, seat]];
}

/** Whom Kwame may have knocked out: our own accusation, or one of those who admitted too much. */
function knockouts(
  { known, kwame, admitted }: Tableau,
  cards: readonly number[],
  accusation: Accusation | null,
): readonly { readonly ko: number | null; readonly chance: number }[] {
  const { players, seat } = known;
  const attacker = cards.indexOf(kwame);
  if (attacker < 0) return NOBODY;
  if (ownerOf(attacker, players) === seat) {
    const place = accusation ? slotNames(players).indexOf(accusation.target) : -1;
    return place >= 0 && cards[place] === accusation?.boxer ? [{ ko: place, chance: 1 }] : NOBODY;
  }
  const open = admitted.filter(
    ({ place }) => ownerOf(place, players) !== ownerOf(attacker, players),
  );
  const hit = open.filter(({ place, number }) => cards[place] === number);
  if (hit.length === 0) return NOBODY;
  const chance = BOLDNESS / open.length;
  const misses = { ko: null, chance: 1 - chance * hit.length };
  return [misses, ...hit.map(({ place }) => ({ ko: place, chance }))];
}

const NOBODY = [{ ko: null, chance: 1 }] as const;

/** How often another player's Kwame attacks a bettor who admitted to a target. */
const BOLDNESS = 0.8;

/** Whether the left and the right duel of a sheet are won: 1 or 0. */
function results(ring: Ring, [left, right]: readonly [number, number]): readonly [0 | 1, 0 | 1] {
  const { players, options, places } = ring;
  const cara = activeCara(ring);
  const beats = (place: number, other: number): 0 | 1 =>
    duel(ring, cara, place, other).winner === place ? 1 : 0;
  return players === 2
    ? [beats(left, opponentOf(left, options)), beats(right, opponentOf(right, options))]
    : [beats(left, leftOf(places, left)), beats(right, rightOf(places, right))];
}
