import { at } from '../../../engine/list.ts';
import type { Options, Reason } from '../kind.ts';
import type { Pack } from '../pack.ts';
import { nextTo, opponentOf } from './ring.ts';

/** Who is in the ring with what, when the duels begin. */
export interface Ring {
  readonly players: number;
  readonly options: Options;
  readonly pack: Pack;
  /** The boxers by slot, wherever they stand. */
  readonly cards: readonly number[];
  /** The slots around the ring as it is fought. */
  readonly places: readonly number[];
  readonly ko: number | null;
}

/** A duel between two slots. */
export interface Bout {
  readonly a: number;
  readonly b: number;
  readonly winner: number | null;
  readonly reason: Reason;
}

/** RD-48: the slot of Cara de Muerte, if the Coach is next to him. */
export function activeCara({ pack, cards, places, ko }: Ring): number | null {
  const cara = cards.indexOf(pack.with.ringmate);
  const coach = cards.indexOf(pack.ringmateOf);
  if (cara < 0 || coach < 0 || cara === ko || coach === ko) return null;
  return nextTo(places, cara, coach) ? cara : null;
}

/** RD-51, RD-52: all duels of a night, in order. */
export function fight(ring: Ring, cara: number | null): Bout[] {
  const { players, options, places } = ring;
  if (players === 2) return [0, 1].map((a) => duel(ring, cara, a, opponentOf(a, options)));
  const bouts: Bout[] = [];
  for (let i = 0; i < places.length; i++)
    bouts.push(duel(ring, cara, at(places, i), at(places, (i + 1) % places.length)));
  return bouts;
}

/** RD-53: the first line that applies decides. */
export function duel({ pack, cards, ko }: Ring, cara: number | null, a: number, b: number): Bout {
  if (a === ko || b === ko) return { a, b, winner: a === ko ? b : a, reason: 'knockout' };
  if (a === cara || b === cara) return { a, b, winner: cara, reason: 'ringmate' };
  const [first, second] = [at(cards, a), at(cards, b)];
  const small = giantKiller(pack, first, second);
  if (small !== null) return { a, b, winner: small === first ? a : b, reason: 'giantKiller' };
  if (first === second) return { a, b, winner: null, reason: 'tie' };
  return { a, b, winner: first > second ? a : b, reason: 'strength' };
}

/** RD-49: the Rookie, if these two are the Rookie and El Toro. */
function giantKiller(pack: Pack, first: number, second: number): number | null {
  const { giantKiller: rookie } = pack.with;
  const toro = pack.giantKillerVictim;
  if (first === rookie && second === toro) return rookie;
  return second === rookie && first === toro ? rookie : null;
}

/** RD-61: the strongest is an active Cara, else the highest number that was not knocked out. */
export function strongest(
  cards: readonly number[],
  ko: number | null,
  cara: number | null,
): number {
  if (cara !== null) return cara;
  let best = ko === 0 ? 1 : 0;
  for (let place = best; place < cards.length; place++)
    if (place !== ko && at(cards, place) > at(cards, best)) best = place;
  return best;
}
