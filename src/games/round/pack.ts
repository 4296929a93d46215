import { range } from '../../engine/list.ts';
import { type Ability, BOXERS, type BoxerId, ROSTERS, type Roster } from './cards.ts';
import type { Options } from './kind.ts';

/** A pack of boxers by number. Boxers not in it have number 0, which no card has. */
export interface Pack {
  readonly name: 'small' | 'large';
  readonly boxers: readonly BoxerId[];
  /** From 1 up. */
  readonly numbers: readonly number[];
  /** The boxers with abilities. */
  readonly with: Readonly<Record<Ability, number>>;
  readonly knockoutTargets: readonly number[];
  readonly ringmateOf: number;
  readonly giantKillerVictim: number;
}

/** RD-6: the small pack for two to five bettors, the large one for more, or as chosen. */
export function packOf(players: number, options: Options): Pack {
  const name = packName(players, options);
  return options.ownRoster ? ownPack(name, options.ownRoster) : PACKS[options.rosterId][name];
}

export function packName(players: number, { pack }: Pick<Options, 'pack'>): Pack['name'] {
  return pack === 'auto' ? (players <= 5 ? 'small' : 'large') : pack;
}

/** How many boxers a pack has. */
export const PACK_SIZES: Readonly<Record<Pack['name'], number>> = { small: 7, large: 11 };

/** Packs of own rosters by their boxers, so that the same roster is the same pack. */
const OWN_PACKS = new Map<string, Pack>();
const MOST_OWN_PACKS = 100;

/** H-2: the boxers of the table's own roster. Abilities keep their victims, if those are in it. */
function ownPack(name: Pack['name'], boxers: readonly BoxerId[]): Pack {
  const key = boxers.join(' ');
  const known = OWN_PACKS.get(key);
  if (known) return known;
  if (OWN_PACKS.size >= MOST_OWN_PACKS) OWN_PACKS.clear();
  const { packs, ...abilities } = ROSTERS['round-roster-1'];
  const pack = packFrom({ packs: { ...packs, [name]: boxers }, ...abilities }, name);
  OWN_PACKS.set(key, pack);
  return pack;
}

/** The boxer with this number. */
export function boxerOf(pack: Pack, number: number): BoxerId {
  const boxer = pack.boxers[number - 1];
  if (boxer === undefined) throw new RangeError(`no boxer ${number} in the ${pack.name} pack`);
  return boxer;
}

/** Something that depends on the number of bettors and their pack alone, made once for each. */
export function perTable<T>(
  make: (players: number, pack: Pack) => T,
): (players: number, pack: Pack) => T {
  const made = new WeakMap<Pack, T[]>();
  return (players, pack) => {
    const known = made.get(pack) ?? [];
    if (known.length === 0) made.set(pack, known);
    const thing = known[players] ?? make(players, pack);
    known[players] = thing;
    return thing;
  };
}

/** RD-7: a boxer's number is its place in the pack. */
function packFrom(roster: Roster, name: 'small' | 'large'): Pack {
  const boxers = roster.packs[name];
  const number = (boxer: BoxerId | undefined): number =>
    boxer === undefined ? 0 : boxers.indexOf(boxer) + 1;
  const holder = (ability: Ability): number =>
    number(boxers.find((boxer) => BOXERS[boxer].ability === ability));
  return {
    name,
    boxers,
    numbers: range(boxers.length).map((i) => i + 1),
    with: {
      giantKiller: holder('giantKiller'),
      ringmate: holder('ringmate'),
      knockout: holder('knockout'),
    },
    knockoutTargets: roster.knockoutTargets.map(number).filter((target) => target > 0),
    ringmateOf: number(roster.ringmateOf),
    giantKillerVictim: number(roster.giantKillerVictim),
  };
}

const PACKS = {
  'round-roster-1': {
    small: packFrom(ROSTERS['round-roster-1'], 'small'),
    large: packFrom(ROSTERS['round-roster-1'], 'large'),
  },
} as const satisfies Record<Options['rosterId'], Record<Pack['name'], Pack>>;
