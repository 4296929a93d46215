import type { Clock } from '../../client/protocol/table.ts';
import { at, range, sum } from '../../engine/list.ts';
import { type ClockState, isStrict, type TableModel, type Terms } from './model.ts';
import { timeLoses } from './outcome.ts';
import { askedChairs, seatOf } from './seats.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Minimum time for an answer, however empty the bank; not where time loses the game. */
const LEAST = 5 * SECOND;

/** The clock at the start. */
export function newClock({ seats, pace }: Terms): ClockState {
  const bank = pace.type === 'live' ? pace.bank * SECOND : 0;
  return {
    left: range(seats).map(() => bank),
    since: range(seats).map(() => null),
    missed: range(seats).map(() => 0),
    increments: [],
  };
}

/** Charges a chair for the time it used on its question. Questions with a time limit of their own are free. */
export function charge(table: TableModel, chair: number, now: number, within: number | null): void {
  const since = runningSince(table, chair, now);
  if (table.terms.pace.type !== 'live' || since === null || within !== null) return;
  const { left } = table.clock;
  left[chair] = Math.max(0, at(left, chair) - Math.max(0, now - since));
}

/** Pays a chair the increment for a turn. */
export function payIncrement(table: TableModel, chair: number, step: number): void {
  const { pace } = table.terms;
  if (pace.type !== 'live') return;
  const { left, increments } = table.clock;
  left[chair] = at(left, chair) + pace.increment * SECOND;
  increments.push({ step, chair });
}

/** Charges whoever is waited for, and takes the increments of undone answers back. */
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

/** Starts the clock of every chair whose turn has begun; running ones go on. */
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

/** A returning player gets at least a quarter of the bank, but not where the game counts. */
export function refill(table: TableModel, chair: number): void {
  const { pace } = table.terms;
  if (pace.type !== 'live' || isStrict(table.terms)) return;
  table.clock.left[chair] = Math.max(at(table.clock.left, chair), (pace.bank * SECOND) / 4);
}

/** Since when a chair's time runs. In live games a question starts anew after an outage. */
function runningSince(table: TableModel, chair: number, now: number): number | null {
  const since = table.clock.since[chair] ?? null;
  if (since === null || table.terms.pace.type !== 'live') return since;
  const last = table.outages.findLast(({ until }) => until <= now);
  return Math.max(since, last?.until ?? 0);
}

/** How long the server has not run since a time. */
function downtime(table: TableModel, since: number): number {
  const later = table.outages.filter(({ until }) => until > since);
  return sum(later.map(({ from, until }) => until - Math.max(from, since)));
}

/** The clock as all see it. */
export function clockSeen(table: TableModel, now: number): Clock {
  const banked = table.terms.pace.type === 'live';
  return {
    now,
    left: table.clock.left.map((left) => (banked ? left : null)),
    until: table.chairs.map((_, chair) => deadline(table, chair)),
  };
}

/** The time limit that the rules set for a chair's question, if any. */
export function ownTime(table: TableModel, chair: number): number | null {
  const within = table.match?.asking(seatOf(table, chair))?.within ?? null;
  return within === null ? null : within * SECOND;
}
