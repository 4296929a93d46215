import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import type { Options, Paid, Sheet } from '../kind.ts';
import { packOf } from '../pack.ts';
import { ownerOf } from '../slots.ts';
import { activeCara, type Bout, fight, strongest } from './duels.ts';
import { pay } from './money.ts';
import { ringFought } from './ring.ts';

/** All that decides a night. Slots are counted by their places. */
export interface Stand {
  readonly players: number;
  readonly options: Options;
  readonly cards: readonly number[];
  readonly purses: readonly number[];
  readonly sheets: readonly (readonly Sheet[])[];
  /** What Kwame named; null if he is not in the ring or passes. */
  readonly attack: { readonly target: number; readonly boxer: number } | null;
}

/** How a night ends. */
export interface Resolved {
  readonly ko: number | null;
  readonly caraActive: number | null;
  readonly bouts: readonly Bout[];
  readonly paid: readonly Paid[];
  readonly nextStarter: Seat;
}

/** Resolves a night: knock-out, the circle, the duels, the money, the next starter. */
export function resolveNight(stand: Stand): Resolved {
  const { players, options, cards, purses, sheets, attack } = stand;
  const pack = packOf(players, options);
  const ko = attack && at(cards, attack.target) === attack.boxer ? attack.target : null;
  const ring = { players, options, pack, cards, ko, places: ringFought(players, options, ko) };
  const caraActive = activeCara(ring);
  const bouts = fight(ring, caraActive);
  return {
    ko,
    caraActive,
    bouts,
    paid: pay({ players, options, bouts, ko, purses, sheets }),
    nextStarter: ownerOf(strongest(cards, ko, caraActive), players),
  };
}
