import type { Seat } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import type { Options } from '../kind.ts';
import { opponentOf, ringOf } from '../rules/ring.ts';
import { placesOf } from '../slots.ts';

/** A spot in the arena, in hundredths of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const CENTRE: Spot = { x: 50, y: 50 };

/** The circle as it is seen from a seat. */
export interface Circle {
  /** The places around the circle, from the viewer's clockwise. */
  readonly places: readonly number[];
  readonly spots: ReadonlyMap<number, Spot>;
}

/** A board is wider than high, or higher than wide; marks of duels stand elsewhere. */
export const SHAPES = ['wide', 'tall'] as const;
export type Shape = (typeof SHAPES)[number];

/** The viewer sits at the bottom; clockwise from there goes to the left. */
export function circleOf(players: number, options: Options, seat: Seat | null): Circle {
  const ring = ringOf(players, options);
  const start = ring.indexOf(at(placesOf(seat ?? 0, players), 0));
  const places = ring.map((_, i) => at(ring, (start + i) % ring.length));
  const turns = turnsOf(players, options);
  const spots = places.map((place, i) => {
    const turn = (at(turns, i) * Math.PI) / 180;
    return [place, { x: 50 + 50 * Math.cos(turn), y: 50 + 50 * Math.sin(turn) }] as const;
  });
  return { places, spots: new Map(spots) };
}

/** The angle of each place, in degrees; 90 is the bottom. */
function turnsOf(players: number, { threePlayerRing }: Options): readonly number[] {
  if (players === 2) return [135, 225, 315, 45];
  if (players === 3) {
    const first = threePlayerRing === 'paired' ? 60 : 90;
    return range(6).map((i) => first + 60 * i);
  }
  const beside = BESIDE[players] ?? 0;
  const step = (360 - 2 * beside) / (players - 2);
  return range(players).map((i) => (i === 0 ? 90 : 90 + beside + (i - 1) * step));
}

/** By the number of bettors: how far the neighbours sit from the viewer, in degrees. Their duels need room for switches. */
const BESIDE: readonly number[] = [0, 0, 0, 0, 90, 95, 76, 64, 57];

/** By the number of places: how far marks stand off the straight edge towards the centre, as a share, to keep clear of the seats. */
const INWARD: Readonly<Record<Shape, readonly number[]>> = {
  wide: [0, 0, 0, 0, 0.06, 0.06, 0.14, 0.14, 0.16],
  tall: [0, 0, 0, 0, 0.06, 0.15, 0.36, 0.4, 0.46],
};

export function spotOf({ spots }: Circle, place: number): Spot {
  return spots.get(place) ?? CENTRE;
}

/** Where the mark of a duel stands; a knocked-out boxer between the two draws it towards his place. */
export function markBetween(
  circle: Circle,
  shape: Shape,
  a: number,
  b: number,
  out: number | null = null,
): Spot {
  const middle = towards(spotOf(circle, a), spotOf(circle, b), 0.5);
  const between = out !== null && areBeside(circle, out, a) && areBeside(circle, out, b);
  return between
    ? towards(CENTRE, spotOf(circle, out), 0.6)
    : towards(middle, CENTRE, INWARD[shape][circle.places.length] ?? 0);
}

function towards(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function areBeside({ places }: Circle, one: number, other: number): boolean {
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

/** Where a mark stands on boards of both shapes, as a style: the board's shape chooses. */
export function marked(spot: (shape: Shape) => Spot): Readonly<Record<string, string>> {
  return Object.fromEntries(
    SHAPES.flatMap((shape) => {
      const { left, top } = placed(spot(shape));
      return [
        [`--${shape}-x`, left],
        [`--${shape}-y`, top],
      ];
    }),
  );
}

/** A spot as a style. */
export function placed({ x, y }: Spot): { readonly left: string; readonly top: string } {
  return { left: `${x.toFixed(2)}%`, top: `${y.toFixed(2)}%` };
}
