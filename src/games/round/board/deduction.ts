import { at, range, sum } from '../../../engine/list.ts';
import { countPlacements, type Place, unknownsOf } from '../beliefs/knowledge.ts';
import { knownTonight } from '../imagine.ts';
import type { View } from '../kind.ts';
import { packOf } from '../pack.ts';
import { ownerOf, placesOf, slotNames } from '../slots.ts';

/** The possible places of a card tonight: the columns of the notebook. */
export type Column =
  | { readonly kind: 'slot'; readonly place: number }
  | { readonly kind: 'packet' | 'centre'; readonly place: -1 };

/** What a viewer can work out from hard facts. */
export interface Deduction {
  readonly worlds: number;
  readonly columns: readonly Column[];
  /** The probability of a boxer being there, from 0 to 1; null if no card is there yet. */
  share(number: number, column: Column): number | null;
}

export function deduce(view: View): Deduction {
  const known = knownTonight(view);
  const { players, seat, cards, centre } = known;
  const unknowns = unknownsOf(known);
  const { worlds, lying } = countPlacements(unknowns);
  const own = seat === null ? [] : placesOf(seat, players);

  const certain = (column: Column): number | null | undefined => {
    if (column.kind !== 'slot') return undefined;
    const mine = own.indexOf(column.place);
    return mine >= 0 ? (cards[mine] ?? null) : unknowns.sure.get(column.place);
  };
  const share = (number: number, column: Column): number | null => {
    const sure = certain(column);
    if (sure !== undefined) return sure === null ? null : Number(sure === number);
    if (column.kind === 'centre' && centre.includes(number)) return 1;
    const there = range(unknowns.places.length).filter((i) => isIn(at(unknowns.places, i), column));
    if (there.length === 0) return column.kind === 'slot' ? null : 0;
    const card = unknowns.cards.indexOf(number);
    return card < 0 ? 0 : sum(there.map((i) => at(at(lying, i), card))) / worlds;
  };
  return { worlds, columns: columnsOf(players), share };
}

/** The places of the ring, then what is left over. */
function columnsOf(players: number): Column[] {
  const slots = range(slotNames(players).length).map((place): Column => ({ kind: 'slot', place }));
  const rest: Column[] = [{ kind: 'packet', place: -1 }];
  return players === 2 ? [...slots, ...rest, { kind: 'centre', place: -1 }] : [...slots, ...rest];
}

/** An offer in somebody's hand still belongs to the packet. */
function isIn({ where, slot }: Place, { kind, place }: Column): boolean {
  if (kind === 'packet') return where === 'packet' || where === 'offer';
  return where === kind && slot === place;
}

/** The numbers that a place of the ring can hold, as far as the viewer can know. */
export function numbersAt(view: View, place: number): number[] {
  const { share } = deduce(view);
  const { numbers } = packOf(view.open.purses.length, view.options);
  return numbers.filter((number) => share(number, { kind: 'slot', place }));
}

/** Whether a column belongs to the viewer. */
export function isOwn(view: View, { kind, place }: Column): boolean {
  return kind === 'slot' && ownerOf(place, view.open.purses.length) === view.seat;
}
