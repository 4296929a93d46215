import type { Decision, Person, Table } from './model.ts';
import { chairOfPerson, isFree, isOpen } from './seats.ts';

/** Somebody at the table keeps a chair for whoever has an invitation: the one asked for, or the first open one. */
export function keep(
  table: Table,
  person: string,
  invite: string,
  wanted: number | undefined,
): Decision {
  if (chairOfPerson(table, person) === null) return { error: 'not-seated' };
  if (table.phase !== 'gathering') return { error: 'wrong-phase' };
  const chair = wanted ?? table.chairs.findIndex(isOpen);
  const place = table.chairs[chair];
  if (!place) return { error: 'table-full' };
  return isOpen(place) ? [{ type: 'kept', chair, invite }] : { error: 'chair-taken' };
}

/** Somebody at the table takes an invitation back: anybody may have the chair. */
export function withdraw(table: Table, person: string, invite: string): Decision {
  if (chairOfPerson(table, person) === null) return { error: 'not-seated' };
  const chair = chairKeptBy(table, invite);
  return chair === null ? { error: 'unknown-invite' } : [{ type: 'kept', chair, invite: null }];
}

/** An invitation is swapped for the chair that is kept by it, once. */
export function takeUp(table: Table, person: Person, invite: string): Decision {
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

/** The chair that is kept for whoever has an invitation. */
export function chairKeptBy(table: Table, invite: string): number | null {
  const chair = table.chairs.findIndex(({ kept }) => kept === invite);
  return chair < 0 ? null : chair;
}
