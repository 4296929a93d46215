/** A boxer's ability besides strength. */
export type Ability = 'giantKiller' | 'ringmate' | 'knockout';

/** Whether the rulebook names the boxer, or we do (`rules.md` 2.1 says which data are whose). */
export type Source = 'rulebook' | 'ours';

/** The boxers, and who named them. Their words are in `texts/boxers.ts`. */
// biome-ignore format: a table, one boxer to a line
export const BOXERS = {
  'rookie':           { source: 'ours',     ability: 'giantKiller' },
  'cara-de-muerte':   { source: 'rulebook', ability: 'ringmate' },
  'docker':           { source: 'ours',     ability: null },
  'blacksmith':       { source: 'ours',     ability: null },
  'butcher':          { source: 'ours',     ability: null },
  'sailor':           { source: 'ours',     ability: null },
  'veteran':          { source: 'ours',     ability: null },
  'brawler':          { source: 'ours',     ability: null },
  'kwame-ngalou':     { source: 'rulebook', ability: 'knockout' },
  'coach-hank-steel': { source: 'rulebook', ability: null },
  'el-toro':          { source: 'rulebook', ability: null },
} as const satisfies Record<string, { readonly source: Source; readonly ability: Ability | null }>;

export type BoxerId = keyof typeof BOXERS;

export function isBoxer(name: unknown): name is BoxerId {
  return typeof name === 'string' && Object.hasOwn(BOXERS, name);
}

/** Which boxers make a pack, weakest first: the place in the list, from 1, is the number. */
export interface Roster {
  readonly packs: Readonly<Record<'small' | 'large', readonly BoxerId[]>>;
  /** Whom Kwame can knock out. */
  readonly knockoutTargets: readonly BoxerId[];
  /** Next to whom Cara wins everything. */
  readonly ringmateOf: BoxerId;
  /** Whom the Rookie beats. */
  readonly giantKillerVictim: BoxerId;
}

export const ROSTER_IDS = ['round-roster-1'] as const;
export type RosterId = (typeof ROSTER_IDS)[number];

export const ROSTERS: Readonly<Record<RosterId, Roster>> = {
  'round-roster-1': {
    packs: {
      small: [
        'rookie',
        'cara-de-muerte',
        'docker',
        'blacksmith',
        'kwame-ngalou',
        'coach-hank-steel',
        'el-toro',
      ],
      large: [
        'rookie',
        'cara-de-muerte',
        'docker',
        'blacksmith',
        'butcher',
        'sailor',
        'veteran',
        'brawler',
        'kwame-ngalou',
        'coach-hank-steel',
        'el-toro',
      ],
    },
    knockoutTargets: ['coach-hank-steel', 'el-toro'],
    ringmateOf: 'coach-hank-steel',
    giantKillerVictim: 'el-toro',
  },
};
