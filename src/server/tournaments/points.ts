import { range } from '../../engine/list.ts';

/**
 * Points by chair: the share of opponents beaten, with half for those who share the place. With two
 * players that is 1, ½ and 0. Chairs missing from the places have beaten nobody.
 */
export function pointsFor(places: readonly (readonly number[])[], seats: number): number[] {
  const placeOf = (chair: number): number => {
    const place = places.findIndex((chairs) => chairs.includes(chair));
    return place < 0 ? places.length : place;
  };
  return range(seats).map((chair) => {
    const others = range(seats).filter((other) => other !== chair);
    const beaten = others.map((other) => versus(placeOf(other), placeOf(chair)));
    return rounded(beaten.reduce((total, one) => total + one, 0) / Math.max(1, others.length));
  });
}

/** Points of one against another: 1 for more, ½ for as much. */
export function versus(mine: number, theirs: number): number {
  return mine === theirs ? 0.5 : mine > theirs ? 1 : 0;
}

/** Rounds, so that equal sums of fractions compare as equal. */
export function rounded(sum: number): number {
  return Math.round(sum * 1e6) / 1e6;
}
