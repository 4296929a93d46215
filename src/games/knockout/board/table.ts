import type { Seat } from '../../../engine/ask.ts';
import { range } from '../../../engine/list.ts';
import type { BoardProps } from '../../../ui/board.ts';
import type { BoxerId } from '../cards.ts';
import type { Fight, KnockOut, LastFight } from '../kind.ts';
import type { BoardWords } from '../texts/board.ts';
import { RING_NAMES } from '../texts/names.ts';
import type { Moment } from './moment.ts';
import type { Picks, SetPicks } from './picks.ts';

/** The shared input of all parts of the board. */
export interface Table
  extends Pick<
    BoardProps<KnockOut, Moment>,
    'view' | 'ask' | 'heard' | 'answer' | 'who' | 'hint' | 'moment'
  > {
  readonly words: BoardWords;
  readonly picks: Picks;
  readonly pick: SetPicks;
  /** The name of a seat; the viewer's is “You”. */
  readonly name: (seat: Seat) => string;
}

/** The fight on the table, or the last one until the next challenge. */
export function fightOf({ view }: Pick<Table, 'view'>): Fight | LastFight | null {
  const { phase } = view.open;
  if ('fight' in phase) return phase.fight;
  return 'last' in phase ? phase.last : null;
}

/** All seats from the viewer's on, clockwise. */
export function seatsFromViewer({ view }: Pick<Table, 'view'>): Seat[] {
  const seats = view.open.cash.length;
  return range(seats).map((i) => ((view.seat ?? 0) + i) % seats);
}

/** Which fight of the season this is; at the end, how many there were. */
export function fightNumber({ view }: Pick<Table, 'view'>): number {
  const { results, season, phase } = view.open;
  const boxed = results.filter((result) => result.season === season).length;
  return phase.type === 'over' ? boxed : boxed + 1;
}

/** A boxer's first name, for short sentences. */
export function firstName(id: BoxerId): string {
  return RING_NAMES[id].split(' ')[0] ?? '';
}

export const CORNERS = ['red', 'blue'] as const;
