import type { Person, Ruling, TableModel } from './model.ts';
import { chairOfPerson, isFree, isOpen } from './seats.ts';

/**
 * Reserves a chair for an invitation or a person's id: the requested one, or the first open one.
 */
export function reserveChair(
  table: TableModel,
  person: string,
  invite: string,
  wanted: number | undefined,
): Ruling {
  if (chairOfPerson(table, person) === null) return { error: 'not-seated' };
  if (table.phase !== 'gathering') return { error: 'wrong-phase' };
  if (chairOfPerson(table, invite) !== null) return { error: 'already-seated' };
  if (chairKeptBy(table, invite) !== null) return [];
  const chair = wanted ?? table.chairs.findIndex(isOpen);
  const place = table.chairs[chair];
  if (!place) return { error: 'table-full' };
  return isOpen(place) ? [{ type: 'kept', chair, invite }] : { error: 'chair-taken' };
}

/** Withdraws an invitation and frees its chair. */
export function withdraw(table: TableModel, person: string, invite: string): Ruling {
  if (chairOfPerson(table, person) === null) return { error: 'not-seated' };
  const chair = chairKeptBy(table, invite);
  return chair === null ? { error: 'unknown-invite' } : [{ type: 'kept', chair, invite: null }];
}

/** Frees the chair that is reserved for a person. */
export function decline(table: TableModel, person: string): Ruling {
  const chair = chairKeptBy(table, person);
  return chair === null ? [] : [{ type: 'kept', chair, invite: null }];
}

/** Seats a person in the chair reserved by their invitation; works once. */
export function takeUp(table: TableModel, person: Person, invite: string): Ruling {
  if (chairOfPerson(table, person.id) !== null) return { error: 'already-seated' };
  const chair = chairKeptBy(table, invite);
  const place = chair === null ? undefined : table.chairs[chair];
  if (chair === null || !place) return { error: 'unknown-invite' };
  if (table.phase !== 'gathering') return { error: 'wrong-phase' };
  if (!isFree(place)) return { error: 'chair-taken' };
  return [
    { type: 'kept', chair, invite: null },
    { type: 'sat', chair, person },
  ];
}

/** The chair reserved for an invitation. */
export function chairKeptBy(table: TableModel, invite: string): number | null {
  const chair = table.chairs.findIndex(({ kept }) => kept === invite);
  return chair < 0 ? null : chair;
}
