import type { Seat } from '../../../engine/ask.ts';
import { range } from '../../../engine/list.ts';
import type { BoardProps } from '../../../ui/board.ts';
import type { Fight, KnockOut, LastFight, OfBoth } from '../kind.ts';
import { damage } from '../rules/ring.ts';
import type { BoardWords } from '../texts/board.ts';

/** What every part of the board looks at. */
export interface Table
  extends Pick<
    BoardProps<KnockOut>,
    'view' | 'ask' | 'heard' | 'news' | 'answer' | 'who' | 'hint'
  > {
  readonly words: BoardWords;
  /** Whether what was just told is to be seen happening. */
  readonly happening: boolean;
}

/** The fight that can be looked at: the one going on, or the last one until the next challenge. */
export function fightOf({ view }: Table): Fight | LastFight | null {
  const { phase } = view.open;
  return 'fight' in phase ? phase.fight : phase.last;
}

/** How a fight that can still be looked at has ended. */
export function endingOfLast(fight: Fight | LastFight): LastFight['ending'] | undefined {
  return 'ending' in fight ? fight.ending : undefined;
}

/** Everybody from the viewer on, clockwise. */
export function seatsFromViewer({ view }: Table): Seat[] {
  const seats = view.open.cash.length;
  return range(seats).map((i) => ((view.seat ?? 0) + i) % seats);
}

/** Which fight of the season this is; at the end, how many there were. */
export function fightNumber({ view }: Table): number {
  const { results, season, phase } = view.open;
  const boxed = results.filter((result) => result.season === season).length;
  return phase.type === 'over' ? boxed : boxed + 1;
}

/** Whether the challenger would lose by the tie rule if it ended like this. */
export function isLevel(fight: Fight): boolean {
  const { red, blue }: OfBoth<number> = damage(fight);
  return red === blue;
}
