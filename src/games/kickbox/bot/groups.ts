import type { CardType } from '../cards.ts';
import { cardOf } from '../deck.ts';
import type { CardId } from '../kind.ts';

/** Cards that serve the same purpose share a group. */
// biome-ignore format: a table
const GROUPS: Readonly<Record<CardType, number>> = {
  'jab': 0, 'punch': 1, 'hook': 2, 'roundhouse': 2, 'axe-kick': 2, 'back-kick': 2, 'uppercut': 3,
  'spinning-backfist': 4, 'spinning-hook-kick': 4, 'jump-kick': 4, 'check-hook': 5, 'front-kick': 6,
  'low-kick': 7, 'sidekick': 8, 'block': 9, 'shin-check': 10, 'duck': 10, 'backstep': 11, 'clinch': 12,
  'combo': 13, 'box-combo': 14, 'double-kick-combo': 14, 'power': 15, 'blitz': 16, 'gap': 17,
};

/** How many groups there are. */
export const HAND_GROUPS = 18;

export const PUNCH = 1;
export const ANY_LINK = 13;
export const KIND_LINK = 14;
export const POWER = 15;
export const BLITZ = 16;
export const GAP = 17;

export function groupOf(card: CardId): number {
  return GROUPS[cardOf(card).type];
}

/** What a card is mostly for: attack, both, defence, link, Power, Blitz, Gap. */
// biome-ignore format: a table, by group
const PURPOSES = [0, 0, 0, 0, 0, 1, 1, 0, 0, 2, 2, 2, 2, 3, 3, 4, 5, 6];

export const DECK_PURPOSES = 7;

export function purposeOf(card: CardId): number {
  return PURPOSES[groupOf(card)] ?? 0;
}
