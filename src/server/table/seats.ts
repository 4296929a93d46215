import type { Seat } from '../../engine/ask.ts';
import { at, range } from '../../engine/list.ts';
import { seatInGame } from '../../engine/record.ts';
import type { ChairState, Table } from './model.ts';

/** The seat that a chair has in the present game of the match. */
export function seatOf(table: Table, chair: number): Seat {
  return seatInGame(chair, table.match?.gameIndex() ?? 0, table.terms.seats);
}

/** The chair whose seat this is in the present game of the match. */
export function chairOf(table: Table, seat: Seat): number {
  return chairInGame(seat, table.match?.gameIndex() ?? 0, table.terms.seats);
}

export function chairInGame(seat: Seat, gameIndex: number, seats: number): number {
  return (((seat - gameIndex) % seats) + seats) % seats;
}

/** The chair of a person, if there is one. */
export function chairOfPerson(table: Table, person: string | null): number | null {
  if (person === null) return null;
  const chair = table.chairs.findIndex((one) => one.person?.id === person);
  return chair < 0 ? null : chair;
}

/** The chairs that are waited for. */
export function askedChairs(table: Table): readonly number[] {
  if (table.phase !== 'playing' || !table.match) return [];
  const [asked, gameIndex] = [table.match.asked(), table.match.gameIndex()];
  return gameIndex === 0
    ? asked
    : asked.map((seat) => chairInGame(seat, gameIndex, table.terms.seats));
}

/** The chairs where a person decides now. */
export function peopleAt(table: Table): number[] {
  return range(table.terms.seats).filter((chair) => {
    const { person, bot } = at(table.chairs, chair);
    return person !== null && bot === null;
  });
}

export function isFree({ person, bot }: ChairState): boolean {
  return person === null && bot === null;
}

/** Whether anybody may sit down there. */
export function isOpen(chair: ChairState): boolean {
  return isFree(chair) && chair.kept === null;
}

/** Whether a house bot sits there, in nobody's place. */
export function isHouseBot({ person, bot }: ChairState): boolean {
  return person === null && bot !== null;
}
