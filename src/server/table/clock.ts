import type { Clock } from '../../client/protocol/table.ts';
import { at, range, sum } from '../../engine/list.ts';
import { type ClockState, isStrict, type TableModel, type Terms } from './model.ts';
import { timeLoses } from './outcome.ts';
import { askedChairs, seatOf } from './seats.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Minimum time for an answer even with an empty bank, except where timeouts lose the game. */
const LEAST = 5 * SECOND;

/** The initial clock. */
export function newClock({ seats, pace }: Terms): ClockState {
  const bank = pace.type === 'live' ? pace.bank * SECOND : 0;
  return {
    left: range(seats).map(() => bank),
    since: range(seats).map(() => null),
    missed: range(seats).map(() => 0),
    increments: [],
  };
}

/**
 * Charges a chair for the time spent on its question. Questions with their own time limit are free.
 */
export function charge(table: TableModel, chair: number, now: number, within: number | null): void {
  const since = runningSince(table, chair, now);
  if (table.terms.pace.type !== 'live' || since === null || within !== null) return;
  const { left } = table.clock;
  left[chair] = Math.max(0, at(left, chair) - Math.max(0, now - since));
}

/** Adds the increment for a turn. */
export function payIncrement(table: TableModel, chair: number, step: number): void {
  const { pace } = table.terms;
  if (pace.type !== 'live') return;
  const { left, increments } = table.clock;
  left[chair] = at(left, chair) + pace.increment * SECOND;
  increments.push({ step, chair });
}

/** Charges the chairs that are waited for, and takes back the increments of undone answers. */
export function undoClock(table: TableModel, step: number, now: number): void {
  const { clock } = table;
  for (const chair of range(table.terms.seats)) charge(table, chair, now, ownTime(table, chair));
  const { pace } = table.terms;
  const increment = pace.type === 'live' ? pace.increment * SECOND : 0;
  for (const paid of clock.increments)
    if (paid.step >= step)
      clock.left[paid.chair] = Math.max(0, at(clock.left, paid.chair) - increment);
  clock.increments = clock.increments.filter((paid) => paid.step < step);
  clock.since = clock.since.map(() => null);
}

/** Starts the clock of every chair whose turn has begun; running ones continue. */
export function startClock(table: TableModel, answered: number | null, now: number): void {
  const asked = askedChairs(table);
  table.clock.since = table.clock.since.map((since, chair) => {
    if (!asked.includes(chair)) return null;
    return chair === answered ? now : (since ?? now);
  });
}

/** When a chair's time is up; null without a clock, when it is not its turn, and for bots. */
export function deadline(table: TableModel, chair: number): number | null {
  const since = runningSince(table, chair, Number.POSITIVE_INFINITY);
  const { pace } = table.terms;
  if (since === null || pace.type === 'none' || at(table.chairs, chair).bot !== null) return null;
  if (pace.type === 'slow') return since + pace.hours * HOUR + downtime(table, since);
  const own = ownTime(table, chair);
  const least = timeLoses(table) ? 0 : LEAST;
  return since + (own ?? Math.max(least, at(table.clock.left, chair)));
}

/** A returning player gets at least a quarter of the bank, except in games that count. */
export function refill(table: TableModel, chair: number): void {
  const { pace } = table.terms;
  if (pace.type !== 'live' || isStrict(table.terms)) return;
  table.clock.left[chair] = Math.max(at(table.clock.left, chair), (pace.bank * SECOND) / 4);
}

/** When a chair's time started. In live games a question restarts after an outage. */
function runningSince(table: TableModel, chair: number, now: number): number | null {
  const since = table.clock.since[chair] ?? null;
  if (since === null || table.terms.pace.type !== 'live') return since;
  const last = table.outages.findLast(({ until }) => until <= now);
  return Math.max(since, last?.until ?? 0);
}

/** How long the server was down since a time. */
function downtime(table: TableModel, since: number): number {
  const later = table.outages.filter(({ until }) => until > since);
  return sum(later.map(({ from, until }) => until - Math.max(from, since)));
}

/** The clock as shown to everyone. */
export function clockSeen(table: TableModel, now: number): Clock {
  const banked = table.terms.pace.type === 'live';
  return {
    now,
    left: table.clock.left.map((left) => (banked ? left : null)),
    until: table.chairs.map((_, chair) => deadline(table, chair)),
  };
}

/** The rules' own time limit for a chair's question, if any. */
export function ownTime(table: TableModel, chair: number): number | null {
  const within = table.match?.asking(seatOf(table, chair))?.within ?? null;
  return within === null ? null : within * SECOND;
}
