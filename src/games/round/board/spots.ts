import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import type { Options } from '../kind.ts';
import { opponentOf, ringOf } from '../rules/ring.ts';
import { placesOf } from '../slots.ts';

/** Where something is drawn, in hundredths of the drawing's width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WIDE = 100;
export const TALL = 112;

const CENTRE: Spot = { x: WIDE / 2, y: TALL / 2 };

/** A ring as it is seen from a seat. */
export interface Scene {
  /** The places around the ring, from the viewer's clockwise. */
  readonly places: readonly number[];
  readonly spots: ReadonlyMap<number, Spot>;
  /** How far the marks of duels stand from the ropes towards the centre. */
  readonly inward: number;
}

/** The viewer stands at the bottom; clockwise from there goes to the left. */
export function sceneOf(players: number, options: Options, seat: Seat | null): Scene {
  const ring = ringOf(players, options);
  const start = ring.indexOf(at(placesOf(seat ?? 0, players), 0));
  const places = ring.map((_, i) => at(ring, (start + i) % ring.length));
  const first = firstTurn(players, options);
  const spots = places.map((place, i) => {
    const turn = ((first + (i * 360) / places.length) * Math.PI) / 180;
    const spot = { x: CENTRE.x + 38 * Math.cos(turn), y: CENTRE.y + 42 * Math.sin(turn) };
    return [place, spot] as const;
  });
  return { places, spots: new Map(spots), inward: INWARD[places.length] ?? 0 };
}

/** Two boxers of the viewer that stand side by side share the bottom. */
function firstTurn(players: number, { threePlayerRing }: Options): number {
  if (players === 2) return 135;
  return players === 3 && threePlayerRing === 'paired' ? 60 : 90;
}

/** By the number of places: the more there are, the less room is left on the ropes. */
const INWARD: readonly number[] = [0, 0, 0, 0, 0.1, 0.2, 0.3, 0.46, 0.5];

export function spotOf({ spots }: Scene, place: number): Spot {
  return spots.get(place) ?? CENTRE;
}

/** Where the mark of a duel stands; a knocked-out boxer between the two draws it towards his place. */
export function markBetween(scene: Scene, a: number, b: number, out: number | null = null): Spot {
  const middle = towards(spotOf(scene, a), spotOf(scene, b), 0.5);
  const between = out !== null && areBeside(scene, out, a) && areBeside(scene, out, b);
  return between
    ? towards(CENTRE, spotOf(scene, out), 0.55)
    : towards(middle, CENTRE, scene.inward);
}

function towards(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function areBeside({ places }: Scene, one: number, other: number): boolean {
  const apart = Math.abs(places.indexOf(one) - places.indexOf(other));
  return apart === 1 || apart === places.length - 1;
}

/** The duels that are to come, each with the right and the left boxer of it. */
export function duelsToCome(
  players: number,
  options: Options,
): readonly (readonly [number, number])[] {
  if (players === 2) return [0, 1].map((place) => [place, opponentOf(place, options)] as const);
  const ring = ringOf(players, options);
  return ring.map((place, i) => [place, at(ring, (i + 1) % ring.length)] as const);
}

/** Where a spot lies in the drawing, as a style. */
export function placed({ x, y }: Spot): { readonly left: string; readonly top: string } {
  return { left: `${((100 * x) / WIDE).toFixed(2)}%`, top: `${((100 * y) / TALL).toFixed(2)}%` };
}
