import type { Tray } from '../effects.ts';
import type { Side } from '../kind.ts';
import type { QuickCard } from './quick-cards.ts';

/** One side of a quick match. The last card of a deck is its top. */
export interface Corner {
  readonly deck: QuickCard[];
  readonly row: QuickCard[];
  /** The bonuses of the cards in the row, counted when they were revealed. */
  readonly immediate: number[];
  readonly attack: number[];
  /** In order of arrival; how many cards of each name, and how many names. */
  readonly bench: QuickCard[];
  readonly named: Uint8Array;
  names: number;
  charge: number;
  fans: number;
  /** How many trophies were won before. */
  trophies: number;
}

/** The piles that cards are gained from, top first, and where the next card lies. */
export interface QuickPile {
  readonly cards: readonly QuickCard[];
  next: number;
}

/**
 * A match on prepared cards, without events: twenty times faster than by the rules, which
 * `quick-match.test.ts` compares it with. Decisions are taken as contenders take them.
 */
export interface QuickMatch {
  readonly corners: readonly [Corner, Corner];
  readonly piles: Readonly<Record<Tray, QuickPile>>;
  readonly round: number;
  /** CH-102. */
  readonly duelChoice: boolean;
  loser: Side | null;
}
