import type { Seat } from '../../engine/ask.ts';
import { at } from '../../engine/list.ts';
import {
  BOXERS,
  type BoxerId,
  CARD_VALUES,
  type Category,
  COLOURS,
  type Colour,
  DISTANCES,
  type Size,
  START_SPACES,
  type StartSpace,
  TITLE_MULTIPLIERS,
} from './cards.ts';
import type { Boxer, Corner, Fight, Fighter, Open, Options, State, View } from './kind.ts';

/** Who a boxer is, apart from who owns him and how he stands. */
interface Profile {
  readonly colour: Colour;
  readonly size: Size;
}

const PROFILES: Readonly<Record<string, Profile>> = Object.fromEntries(
  BOXERS.map((id, place) => [
    id,
    { colour: at(COLOURS, place >> 1), size: id.endsWith('heavy') ? 'heavy' : 'light' },
  ]),
);

function profile(id: BoxerId): Profile {
  const known = PROFILES[id];
  if (known === undefined) throw new RangeError(`no boxer ${id}`);
  return known;
}

/** The colours of the seats, as far as they have one. */
type Colours = Pick<Open, 'colours'>;

/** The two boxers of a colour, heavy before light. */
export function teamIn(colour: Colour): readonly [BoxerId, BoxerId] {
  return TEAMS[colour];
}

// biome-ignore format: a table, one team to a line
const TEAMS = {
  black:  ['black-heavy',  'black-light'],
  green:  ['green-heavy',  'green-light'],
  yellow: ['yellow-heavy', 'yellow-light'],
  orange: ['orange-heavy', 'orange-light'],
  purple: ['purple-heavy', 'purple-light'],
} as const;

/** A seat's boxers, heavy before light; empty while it has no colour. */
export function teamOf({ colours }: Colours, seat: Seat): readonly BoxerId[] {
  const colour = at(colours, seat);
  return colour === null ? NO_TEAM : TEAMS[colour];
}

const NO_TEAM: readonly BoxerId[] = [];

/** KO-2: the seat with a boxer's colour owns him; -1 if no seat has it. */
export function ownerOf({ colours }: Colours, id: BoxerId): Seat {
  return colours.indexOf(profile(id).colour);
}

export function colourOf(id: BoxerId): Colour {
  return profile(id).colour;
}

export function sizeOf(id: BoxerId): Size {
  return profile(id).size;
}

/** His place in the list of the table's boxers. */
function placeOf(open: Open, id: BoxerId): number {
  return 2 * ownerOf(open, id) + (sizeOf(id) === 'heavy' ? 0 : 1);
}

/** A boxer's current state. */
export function boxer(open: Open, id: BoxerId): Boxer {
  return at(open.boxers, placeOf(open, id));
}

/** Gives a boxer a new standing. */
export function setBoxer(open: Open, id: BoxerId, standing: Boxer): void {
  open.boxers[placeOf(open, id)] = standing;
}

/** KO-10: the card's worth times what the title makes of it. */
export function startMoney(open: Open, id: BoxerId): number {
  const { category, title } = boxer(open, id);
  return CARD_VALUES[sizeOf(id)][category] * (title === null ? 1 : TITLE_MULTIPLIERS[title]);
}

/** KO-19: a boxer as he goes into a fight. */
export function fighterOf(
  { options, open }: Pick<State, 'options' | 'open'>,
  id: BoxerId,
): Fighter {
  return {
    seat: ownerOf(open, id),
    boxer: id,
    startMoney: startMoney(open, id),
    startSpace: startSpace(options, sizeOf(id), boxer(open, id).category),
  };
}

/** KO-46, KO-79: all boxers start on 6/8, unless start spaces vary. */
function startSpace({ variableStart }: Options, size: Size, category: Category): StartSpace {
  return variableStart ? START_SPACES[size][category] : '6/8';
}

/** How many steps take a fighter to the K.O. space. */
export function distance({ startSpace: space }: Fighter): number {
  return DISTANCES[space];
}

/** The boxers at the table, by seat, heavy before light. */
export function boxersAt(open: Open): readonly BoxerId[] {
  const boxers: BoxerId[] = [];
  for (let seat = 0; seat < open.colours.length; seat++) boxers.push(...teamOf(open, seat));
  return boxers;
}

/** H-1: whether a seat's cash is visible: always the viewer's own, everyone's at the end. */
export function showsCash(
  { options, open, seat: viewer }: Pick<View, 'options' | 'open' | 'seat'>,
  seat: Seat,
): boolean {
  return !options.hiddenCash || seat === viewer || open.phase.type === 'over';
}

/** In which corner a seat fights, if it does. */
export function cornerOf(fight: Fight | null, seat: Seat | null): Corner | undefined {
  if (fight?.red.seat === seat) return 'red';
  return fight?.blue.seat === seat ? 'blue' : undefined;
}
