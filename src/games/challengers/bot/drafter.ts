import { range, sum, withoutAll } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Tray } from '../effects.ts';
import { type CardName, cardsOfLevel } from '../instances.ts';
import type { Move, Own, View } from '../kind.ts';
import { OFFER } from '../tournament.ts';
import type { Drafted } from './drafting.ts';
import type { DeckValue } from './outlook.ts';
import type { Stakes } from './stakes.ts';

/** An answer in the deck phase, the decks that it can lead to, and what they are worth on average. */
export interface Plan {
  readonly move: Move;
  readonly decks: readonly (readonly CardName[])[];
  readonly value: number;
  /** Fans that are had at once. */
  readonly fans: number;
}

/** What a player in the deck phase has before him. */
export interface Drafter {
  readonly view: View;
  readonly own: Own;
  readonly round: number;
  readonly rng: Rng;
  readonly stakes: Stakes;
  readonly appraise: DeckValue;
}

export type Offers = readonly (readonly CardName[])[];

/** Random offers of a level, from all cards that the player does not have. */
export function offersOf(level: Tray, { view, own: { deck, offer }, rng }: Drafter): Offers {
  const pool = withoutAll(cardsOfLevel(level, view.open.sets), [...deck, ...offer]);
  return range(OFFERS).map(() => rng.shuffle([...pool]).slice(0, OFFER));
}

const OFFERS = 16;

/** The plan of an answer after which one of these decks is drafted. */
export function leadingTo(move: Move, drafts: readonly Drafted[]): Plan {
  const decks = drafts.map(({ deck }) => deck);
  return { move, decks, value: sum(drafts.map((one) => one.value)) / drafts.length, fans: 0 };
}
