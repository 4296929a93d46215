import { slotsEach } from '../slots.ts';

/** How one kind of bettor drafts, announces and talks. Chances are from 0 to 1. */
export interface Habits {
  /** How often it lies with a boxer that nobody hunts, with so many lies and nights left. */
  lies(left: number, nights: number): number;
  /** How often it lies with a boxer that fears Kwame. */
  readonly huntedLies: number;
  /** The part of its lies that nobody should believe. */
  readonly shameless: number;
  /** How much it likes to keep Kwame, a boxer whom he hunts, and the highest number. */
  readonly kwame: number;
  readonly hunted: number;
  readonly high: number;
  /** How often it keeps a boxer regardless of liking. */
  readonly careless: number;
  /** How often it says what it sent back, after a truth and after a lie; else it repeats its number. */
  readonly returned: { readonly truth: number; readonly lie: number };
  /** How often it says nothing. */
  readonly silent: number;
  /** How often what it says it saw or sent back is made up. */
  readonly madeUp: number;
  /** How often what it says it saw or sent back is a boxer that it holds. */
  readonly denials: number;
  /** The part of bettors that are like this. */
  readonly part: number;
}

/** How often that is so of somebody who names any boxer but those announced. */
export const ANY_BOXER = 1 / 3;

/** A bettor who counts, and lies as often as the lies have to last. */
const CALCULATOR: Habits = {
  lies: (left, nights) => (0.4 * left) / nights,
  huntedLies: 0.9,
  shameless: 0.02,
  ...{ kwame: 4, hunted: -3, high: 0.3, careless: 0.02 },
  ...{ returned: { truth: 0.5, lie: 0.03 }, silent: 0.2, madeUp: 0.05, denials: ANY_BOXER },
  part: 0.35,
};

/** A bettor who lies early, as long as it is allowed. */
const LIAR: Habits = {
  lies: (_left, nights) => (nights > 1 ? 0.85 : 0.55),
  huntedLies: 0.93,
  shameless: 0.02,
  ...{ kwame: 4, hunted: -0.1, high: 0.1, careless: 0.05 },
  ...{ returned: { truth: 0.5, lie: 0.03 }, silent: 0.2, madeUp: 0.05, denials: ANY_BOXER },
  part: 0.35,
};

/** A bettor who lies early and makes up reports to be believed. */
const BLUFFER: Habits = {
  ...LIAR,
  lies: (left, nights) => Math.min(0.7, (0.9 * left) / nights),
  ...{ returned: { truth: 0.3, lie: 0.7 }, madeUp: 0.7, denials: ANY_BOXER },
  part: 0.15,
};

/** A bettor with two boxers who makes up reports of its own, as the champion does. */
const DENIER: Habits = {
  ...BLUFFER,
  ...{ returned: { truth: 0.6, lie: 0.95 }, madeUp: 0.7, denials: 0.6 },
};

/** A beginner: keeps the higher number and lies at random. */
const BEGINNER: Habits = {
  lies: () => 0.3,
  huntedLies: 0.3,
  shameless: 1,
  ...{ kwame: 0, hunted: 0, high: 20, careless: 0.05 },
  ...{ returned: { truth: 0.02, lie: 0.02 }, silent: 0.6, madeUp: 0.3, denials: ANY_BOXER },
  part: 0.075,
};

/** Anybody else. */
const ANYBODY: Habits = {
  lies: (left, nights) => Math.min(0.6, (0.6 * left) / nights),
  huntedLies: 0.75,
  shameless: 0.15,
  ...{ kwame: 1.5, hunted: -0.7, high: 0.5, careless: 0.1 },
  ...{ returned: { truth: 0.4, lie: 0.2 }, silent: 0.5, madeUp: 0.3, denials: ANY_BOXER },
  part: 0.075,
};

const KINDS: readonly Habits[] = [CALCULATOR, LIAR, BLUFFER, BEGINNER, ANYBODY];
const KINDS_WITH_TWO_BOXERS: readonly Habits[] = [CALCULATOR, LIAR, DENIER, BEGINNER, ANYBODY];

/** The kinds of bettors at a table of so many. */
export function kindsAt(players: number): readonly Habits[] {
  return slotsEach(players) === 2 ? KINDS_WITH_TWO_BOXERS : KINDS;
}
