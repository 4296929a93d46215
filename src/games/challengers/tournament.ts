import { at } from '../../engine/list.ts';
import type { SetName, Tray } from './effects.ts';

/** The sets of which five are in play, in the order in which one is left out. */
export const FURTHER_SETS = [
  'castle',
  'funfair',
  'space',
  'film',
  'haunted',
  'shipwreck',
] as const satisfies readonly SetName[];

export const ROUNDS = 7;
export const BENCH_SPACES = 6;
export const OFFER = 5;
export const DECISIVE_LEAD = 11;

/** The fans on the backs of the four trophies of each round. */
export const TROPHIES: readonly (readonly number[])[] = [
  [2, 2, 2, 3],
  [2, 2, 3, 3],
  [3, 3, 4, 4],
  [5, 5, 6, 6],
  [6, 6, 6, 7],
  [7, 7, 7, 8],
  [9, 9, 10, 10],
];

/** The park of every plan in every round, by the number of plans. */
// biome-ignore format: a table, one plan to a line
const PLANS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
  ],
  4: [
    [0, 0, 0, 0, 0, 0, 0],
    [1, 0, 1, 1, 0, 1, 1],
    [1, 1, 0, 1, 1, 0, 1],
    [0, 1, 1, 0, 1, 1, 0],
  ],
  6: [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 2, 2, 1, 0, 1, 1],
    [1, 0, 1, 1, 1, 2, 2],
    [1, 1, 2, 2, 1, 1, 0],
    [2, 2, 0, 2, 2, 0, 2],
    [2, 1, 1, 0, 2, 2, 1],
  ],
  8: [
    [0, 0, 0, 0, 0, 0, 0],
    [3, 3, 0, 1, 1, 2, 2],
    [1, 3, 3, 0, 3, 3, 3],
    [1, 1, 2, 2, 1, 1, 0],
    [2, 1, 1, 1, 0, 3, 1],
    [2, 2, 2, 3, 3, 0, 2],
    [0, 2, 1, 2, 2, 2, 3],
    [3, 0, 3, 3, 2, 1, 1],
  ],
};

/** One way to draft in a round: a level and the number of picks. */
export interface Draft {
  readonly level: Tray;
  readonly picks: number;
}

const DRAFT: readonly (readonly Draft[])[] = [
  [{ level: 'A', picks: 2 }],
  [{ level: 'A', picks: 2 }],
  [
    { level: 'A', picks: 2 },
    { level: 'B', picks: 1 },
  ],
  [{ level: 'B', picks: 2 }],
  [{ level: 'B', picks: 2 }],
  [
    { level: 'B', picks: 2 },
    { level: 'C', picks: 1 },
  ],
  [{ level: 'C', picks: 2 }],
];

const ROUND_4_WITH_A: readonly Draft[] = [
  { level: 'A', picks: 2 },
  { level: 'B', picks: 2 },
];

/** CH-12: the levels that are open in a round, and how many cards of each; CH-104 widens round 4. */
export function draftOf(round: number, round4: 'B2' | 'A2orB2'): readonly Draft[] {
  return round === 4 && round4 === 'A2orB2' ? ROUND_4_WITH_A : at(DRAFT, round - 1);
}

/** CH-3: the park in which a plan plays a round; `plans` is the number of plans in use. */
export function parkOf(plans: number, plan: number, round: number): number {
  return at(at(PLANS[plans] ?? [], plan), round - 1);
}

/** CH-3: the two plans that meet in a park; the lower one plays on the light side. */
export function pairing(plans: number, round: number, park: number): readonly [number, number] {
  const table = PAIRINGS[plans];
  return at(at(table ?? [], round - 1), park);
}

const PAIRINGS: Readonly<Record<number, readonly (readonly (readonly [number, number])[])[]>> =
  Object.fromEntries(
    Object.entries(PLANS).map(([plans, table]) => [
      plans,
      TROPHIES.map((_, round) => meetings(table, round)),
    ]),
  );

function meetings(plans: readonly (readonly number[])[], round: number): [number, number][] {
  const parks: [number, number][] = [];
  for (let park = 0; park < plans.length / 2; park++) {
    const [light = -1, dark = -1] = plans.flatMap((plan, p) => (plan[round] === park ? [p] : []));
    parks.push([light, dark]);
  }
  return parks;
}
