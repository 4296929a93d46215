/** The belts that cards are printed with, lowest first. */
export const CARD_BELTS = [
  'white',
  'yellow',
  'orange',
  'green',
  'blue',
  'brown',
  'black',
  'dan1',
  'dan2',
  'dan3',
  'dan4',
  'dan5',
] as const;

export type CardBelt = (typeof CARD_BELTS)[number];

/** What a fighter of a belt can do. */
export interface BeltProfile {
  /** Cards drawn at the start of a turn (A). */
  readonly draws: number;
  /** Cards drawn in total when regenerating (R). */
  readonly regenerates: number;
  /** Cards returned in a ring break (RB). */
  readonly returns: number;
  /** The hand limit. */
  readonly hand: number;
  /** The recommended number of rounds (RD). */
  readonly rounds: Rounds;
  /** The highest belt of his cards. */
  readonly cards: CardBelt;
}

export type Rounds = 1 | 2 | 3 | 4 | 5 | 6;

/** H-1: more rounds than the rulebook knows. */
export type LongFight = 7 | 8 | 9 | 10 | 11 | 12;

function profile(
  draws: number,
  regenerates: number,
  returns: number,
  hand: number,
  rounds: Rounds,
  cards: CardBelt,
): BeltProfile {
  return { draws, regenerates, returns, hand, rounds, cards };
}

/** The belt table: A, R, RB, hand, RD, cards up to. */
// biome-ignore format: a table, one belt to a line
export const BELTS = {
  basic:  profile(1, 4, 16, 7, 6, 'dan5'),
  white:  profile(1, 2, 10, 3, 1, 'white'),
  yellow: profile(1, 2, 11, 4, 1, 'yellow'),
  orange: profile(1, 3, 12, 5, 1, 'orange'),
  green:  profile(1, 3, 13, 6, 2, 'green'),
  blue:   profile(1, 3, 14, 6, 3, 'blue'),
  brown:  profile(1, 3, 15, 7, 4, 'brown'),
  black:  profile(1, 4, 16, 7, 5, 'black'),
  dan1:   profile(1, 4, 17, 7, 6, 'dan1'),
  dan2:   profile(1, 4, 18, 8, 6, 'dan2'),
  dan3:   profile(1, 4, 19, 8, 6, 'dan3'),
  dan4:   profile(1, 5, 20, 8, 6, 'dan4'),
  dan5:   profile(1, 5, 21, 8, 6, 'dan5'),
  dan6:   profile(1, 5, 22, 9, 6, 'dan5'),
  dan7:   profile(1, 5, 23, 9, 6, 'dan5'),
  dan8:   profile(1, 5, 24, 9, 6, 'dan5'),
  dan9:   profile(1, 5, 25, 9, 6, 'dan5'),
} as const satisfies Record<string, BeltProfile>;

export type Belt = keyof typeof BELTS;

/** The weight classes, lightest first. */
export const WEIGHTS = [
  'bantam',
  'feather',
  'light',
  'lightWelter',
  'welter',
  'lightMiddle',
  'middle',
  'lightHeavy',
  'cruiser',
  'heavy',
  'superHeavy',
] as const;

export type Weight = (typeof WEIGHTS)[number];
