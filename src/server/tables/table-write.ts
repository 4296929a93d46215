import type { SqlStatement } from '../store/database.ts';
import type { TableWrite, Timer } from '../store/tables.ts';
import { botsAsked, due } from '../table/automatic.ts';
import type { TableEvent, TableModel } from '../table/model.ts';
import { askedChairs, isOver, isPlayedByPerson } from '../table/seats.ts';
import { summaryOf, waitsFor } from '../table/table-summary.ts';
import { type Applied, ENDS_EARLY, type LiveTable } from './live-table.ts';

/** How long a node may hold a table's timer without renewing it, in milliseconds. */
export const LEASE = 8_000;

/** What a change writes: only new events, changed columns, and a timer if the stored one does not do. */
export function tableWrite(
  live: LiveTable,
  table: TableModel,
  before: number,
  applied: readonly Applied[],
  timer: Timer | null | undefined,
  more: readonly SqlStatement[],
): TableWrite {
  const old = live.written;
  const moved = !old || applied.some(({ entry }) => MOVES_PEOPLE.has(entry.what.type));
  const waits = JSON.stringify(waitsFor(table));
  const line = moved || old.waits !== waits ? JSON.stringify(summaryOf(table)) : old.line;
  const { listed } = table.terms;
  const people = moved ? table.chairs.map(({ person }) => person?.id ?? null) : null;
  const seated = moved ? JSON.stringify(people) : old.people;
  const code = table.phase === 'gathering' ? table.terms.code : null;
  const isPhaseKnown = old?.phase === table.phase;
  live.written = {
    ...{ line, waits, people: seated, code, listed, phase: table.phase },
    timer: timer === undefined ? (old?.timer ?? null) : timer,
  };
  return {
    id: table.id,
    before,
    entries: applied.map(({ entry }) => entry),
    phase: isPhaseKnown ? null : table.phase,
    asked: askedChairs(table),
    line: old?.line === line && old.code === code && old.listed === listed ? null : line,
    code,
    listed,
    people: old?.people === seated ? null : people,
    isOver: isOver(table),
    timer,
    more,
  };
}

/** Events that change who sits where. */
const MOVES_PEOPLE: ReadonlySet<TableEvent['type']> = new Set([
  ...(['opened', 'sat', 'placed', 'left', 'kept', 'handed', 'returned', 'resigned'] as const),
  ...(['renamed', 'edited', 'claimed'] as const),
]);

/** Whether the change affects the list of public tables. */
export function changesTheList(applied: readonly Applied[], table: TableModel): boolean {
  const shows = applied.some(({ entry }) => SHOWS_IN_A_LIST.has(entry.what.type));
  const isEdited = applied.some(({ entry }) => entry.what.type === 'edited');
  return isEdited || (table.terms.listed && (shows || hasEnded(applied, table)));
}

const SHOWS_IN_A_LIST: ReadonlySet<TableEvent['type']> = new Set([
  ...MOVES_PEOPLE,
  ...(['committing', 'dealt', 'closed'] as const),
]);

/** A table's next timer and the node that holds it. */
export function timerOf(table: TableModel, node: string, now: number): Timer | null {
  const botsPlay = table.chairs.some(isPlayedByPerson) && botsAsked(table).length > 0;
  if (botsPlay) return { due: now, claimedBy: node, claimedUntil: now + LEASE };
  const time = due(table);
  return time === null ? null : { due: time, claimedBy: null, claimedUntil: 0 };
}

/** Whether the game has just ended. */
export function hasEnded(applied: readonly Applied[], table: TableModel): boolean {
  const ends = applied.some(({ isStep, entry }) => isStep || ENDS_EARLY.has(entry.what.type));
  return table.phase === 'over' && ends;
}

/**
 * Whether a stored timer wakes the table in time. Where one node has the store and nobody reads the
 * time, an earlier one may stand: when it is due it is set again. Otherwise nearly every answer would
 * move it.
 */
export function wakesInTime(
  stored: Timer | null,
  timer: Timer | null,
  now: number,
  mayBeEarly: boolean,
): boolean {
  if (sameTimer(stored, timer)) return true;
  if (!mayBeEarly || stored === null || timer === null) return false;
  const isFree = stored.claimedBy === null && timer.claimedBy === null;
  return isFree && stored.due > now && stored.due <= timer.due;
}

function sameTimer(a: Timer | null, b: Timer | null): boolean {
  if (a === null || b === null) return a === b;
  return a.due === b.due && a.claimedBy === b.claimedBy && a.claimedUntil === b.claimedUntil;
}
