import { fist, punchBlast, shield } from '../../../ui/drawings.ts';
import { highKick } from '../../../ui/poster-drawings.ts';
import type { Card, Colour } from '../cards.ts';

/** Two rings of a chain. */
export const LINK =
  'M170 126a130 130 0 1 0 0 260a130 130 0 1 0 0-260zM170 186a70 70 0 1 1 0 140a70 70 0 1 1 0-140zM342 126a130 130 0 1 0 0 260a130 130 0 1 0 0-260zM342 186a70 70 0 1 1 0 140a70 70 0 1 1 0-140z';

/** A flash of lightning. */
export const BLITZ = 'M300 16L92 290h130l-40 206L420 208H284l52-192z';

/** An arrow through a wall with a hole. */
export const GAP = 'M216 16h80v140h-80zM216 356h80v140h-80zM16 226h300v-70l180 100-180 100v-70H16z';

const PLUS = 'M196 46h120v150h150v120H316v150H196V316H46V196h150z';

/** What the colours of a band stand for, where there is no room for the word. */
export const TYPE_SIGNS: Readonly<Record<Colour, string>> = {
  red: fist,
  green: shield,
  orange: LINK,
  blue: PLUS,
};

/** The sign of a card where there is no room for its drawing. */
export function signOf(card: Card): string {
  if (card.enhancement === 'power') return punchBlast;
  if (card.enhancement === 'blitz') return BLITZ;
  if (card.enhancement === 'gap') return GAP;
  if (card.link !== null) return LINK;
  if (card.kind === null) return shield;
  return card.kind === 'box' ? fist : highKick;
}
