import { PRINTED, type Title } from '../cards.ts';
import type { Open } from '../kind.ts';

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

/** KO-107: how many of the printed laurels or belts nobody has. */
export function titlesLeft({ boxers }: Open, title: Title): number {
  return PRINTED[title] - boxers.filter((one) => one.title === title).length;
}
