import type { CardId, Corner, Event, How } from '../kind.ts';

/** What a single beat shows beside the state of the table. */
export type Moment =
  /** Cards are about to be struck out of a hand, blindly. */
  | { readonly kind: 'aim'; readonly seat: Corner; readonly cards: readonly CardId[] }
  | {
      readonly kind: 'hit';
      readonly seat: Corner;
      readonly hits: number;
      readonly cards: readonly CardId[];
    }
  /** Both initiative cards are turned up. */
  | {
      readonly kind: 'duel';
      readonly cards: readonly [CardId | null, CardId | null];
      readonly winner: Corner | null;
    }
  | { readonly kind: 'down'; readonly seat: Corner; readonly surplus: number }
  /** Somebody lies on the canvas and is counted. */
  | { readonly kind: 'count'; readonly seat: Corner }
  | { readonly kind: 'round'; readonly score: Extract<Event, { type: 'roundEnd' }> }
  | { readonly kind: 'over'; readonly winner: Corner | null; readonly how: How };
