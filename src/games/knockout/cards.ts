import type { Options } from './kind.ts';

/** A fight card, by its value from 1 to 5. */
export type Card = number;

/** KO-9: what a boxer's card is worth, by size and category. */
// biome-ignore format: a table, one size to a line
export const CARD_VALUES = {
  heavy: { A: 6000, P: 8000, Ch: 10000 },
  light: { A: 4000, P: 6000, Ch:  8000 },
} as const;

export type Size = keyof typeof CARD_VALUES;
export type Category = keyof (typeof CARD_VALUES)['heavy'];

/** The categories from the lowest to the highest. */
export const CATEGORIES = ['A', 'P', 'Ch'] as const;

/** KO-10: what a title does to start money. */
export const TITLE_MULTIPLIERS = { SC: 2, WC: 3 } as const;

/** Superchampion or World Champion. */
export type Title = keyof typeof TITLE_MULTIPLIERS;

/** The colours of the box, in the order in which seats get them unless they choose. */
export const COLOURS = ['black', 'green', 'yellow', 'orange', 'purple'] as const;

export type Colour = (typeof COLOURS)[number];

export type BoxerId = `${Colour}-${Size}`;

/** The ten boxers of the box: by colour, heavy before light. */
export const BOXERS: readonly BoxerId[] = COLOURS.flatMap(
  (colour) => [`${colour}-heavy`, `${colour}-light`] as const,
);

/** The start spaces by their print, and how many steps each is from the K.O. space. */
export const DISTANCES = { '4': 4, '6/8': 5, '10': 6 } as const;

export type StartSpace = keyof typeof DISTANCES;

/** KO-79: where a boxer starts when start spaces vary. */
// biome-ignore format: a table, one size to a line
export const START_SPACES = {
  heavy: { A: '6/8', P: '6/8', Ch: '10' },
  light: { A: '4',   P: '6/8', Ch: '6/8' },
} as const;

/** The faces of a chip: how often a seat has each, and by what it multiplies the amount. */
// biome-ignore format: a table, one face to a line
export const FACES = {
  blank: { chips: 3, times: 1 },
  x2:    { chips: 2, times: 2 },
  ko:    { chips: 1, times: 3 },
} as const;

export type Face = keyof typeof FACES;
export const FACE_NAMES = ['blank', 'x2', 'ko'] as const;

export const START_CAPITAL = 100_000;
export const DEBT_NOTE = 50_000;
/** KO-106, KO-107: how many of them are in the box. */
export const PRINTED = { debtNotes: 4, SC: 5, WC: 3 } as const;
export const UNUSED_CARD = 5_000;
export const FINEST_UNIT = 1_000;
export const HAND_SIZE = 4;
export const FEWEST_CARDS = 3;
export const BETTING_ROUNDS = 3;
export const BOXING_ROUNDS = 3;

const ELEVEN = [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5] as const;

/** H-2: the eight cards of a short season. */
const SHORT_DECK: readonly Card[] = [1, 2, 2, 3, 3, 4, 4, 5];

/** KO-104: the twelve cards of every manager, or the eight of a short season. */
export function deckOf({
  twelfthCard,
  shortSeason,
}: Pick<Options, 'twelfthCard' | 'shortSeason'>): readonly Card[] {
  return shortSeason ? SHORT_DECK : DECKS[twelfthCard];
}

function deckWith(twelfth: Card): readonly Card[] {
  return [...ELEVEN, twelfth].sort((a, b) => a - b);
}

const DECKS = { 2: deckWith(2), 3: deckWith(3), 4: deckWith(4) };

/** Every distinct hand of this size, in lexicographic order; the cards come in ascending order. */
export function handsOf(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) =>
    i > 0 && cards[i - 1] === card
      ? []
      : handsOf(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]),
  );
}
