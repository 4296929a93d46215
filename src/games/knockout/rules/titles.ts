import type { Title } from '../cards.ts';

/** No title, or one. */
type Held = Title | null;

/** KO-91: the winner's new title, by what winner and loser had. */
export function titleAfter(winner: Held, loser: Held): Held {
  return AFTER[winner ?? 'none'][loser ?? 'none'];
}

// biome-ignore format: the table of KO-91, the winner's old title to a line
const AFTER = {
  none: { none: null, SC: 'SC', WC: 'WC' },
  SC:   { none: 'SC', SC: 'WC', WC: 'WC' },
  WC:   { none: 'WC', SC: 'WC', WC: 'WC' },
} as const;
