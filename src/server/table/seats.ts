import type { Seat } from '../../engine/ask.ts';
import { at, range } from '../../engine/list.ts';
import { seatInGame } from '../../engine/record.ts';
import type { ChairState, TableModel } from './model.ts';

/** A chair's seat in the current game of the match. */
export function seatOf(table: TableModel, chair: number): Seat {
  return seatInGame(chair, table.match?.gameIndex() ?? 0, table.terms.seats);
}

/** A seat's chair in the current game of the match. */
export function chairOf(table: TableModel, seat: Seat): number {
  return chairInGame(seat, table.match?.gameIndex() ?? 0, table.terms.seats);
}

export function chairInGame(seat: Seat, gameIndex: number, seats: number): number {
  return (((seat - gameIndex) % seats) + seats) % seats;
}

/** A person's chair; null if they have none. */
export function chairOfPerson(table: TableModel, person: string | null): number | null {
  if (person === null) return null;
  for (let chair = 0; chair < table.chairs.length; chair++)
    if (table.chairs[chair]?.person?.id === person) return chair;
  return null;
}

/** Whether any of these people is seated. */
export function sitsAt(table: TableModel, people: ReadonlySet<string>): boolean {
  return table.chairs.some(({ person }) => person !== null && people.has(person.id));
}

/** Chairs whose turn it is. */
export function askedChairs(table: TableModel): readonly number[] {
  if (table.phase !== 'playing' || !table.match || table.pause) return [];
  const [asked, gameIndex] = [table.match.asked(), table.match.gameIndex()];
  return gameIndex === 0
    ? asked
    : asked.map((seat) => chairInGame(seat, gameIndex, table.terms.seats));
}

/** Chairs played by people. */
export function peopleAt(table: TableModel): number[] {
  return range(table.terms.seats).filter((chair) => isPlayedByPerson(at(table.chairs, chair)));
}

export function isPlayedByPerson({ person, bot }: ChairState): boolean {
  return person !== null && bot === null;
}

export function isFree({ person, bot }: ChairState): boolean {
  return person === null && bot === null;
}

/** Whether the chair is open to anyone. */
export function isOpen(chair: ChairState): boolean {
  return isFree(chair) && chair.kept === null;
}

/** Whether a bot owns the chair, rather than substituting for a person. */
export function isHouseBot({ person, bot }: ChairState): boolean {
  return person === null && bot !== null;
}

/** Whether nobody plays there any more. */
export function isOver({ phase }: TableModel): boolean {
  return phase === 'over' || phase === 'closed';
}

/** Players receive spectators' messages only when nothing is left to decide. */
export function hearsSpectators(table: TableModel, person: string): boolean {
  return isOver(table) || chairOfPerson(table, person) === null;
}
