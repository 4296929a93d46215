import type { Clock } from '../../client/protocol/table.ts';
import { at, range } from '../../engine/list.ts';
import type { ClockState, Table, Terms } from './model.ts';
import { askedChairs, seatOf } from './seats.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Minimum time for an answer, however empty the bank. */
const LEAST = 5 * SECOND;

/** The clock at the start. */
export function newClock({ seats, pace }: Terms): ClockState {
  const bank = pace.type === 'live' ? pace.bank * SECOND : 0;
  return {
    left: range(seats).map(() => bank),
    since: range(seats).map(() => null),
    missed: range(seats).map(() => 0),
  };
}

/** Charges a chair for the time it used, before its answer is played. */
export function stopClock(table: Table, chair: number, now: number): void {
  const { clock } = table;
  const { pace } = table.terms;
  const since = clock.since[chair] ?? null;
  if (pace.type !== 'live' || since === null || ownTime(table, chair) !== null) return;
  const left = Math.max(0, at(clock.left, chair) - (now - since));
  clock.left[chair] = left + pace.increment * SECOND;
}

/** Starts the clock of every chair whose turn has begun; running ones go on. */
export function startClock(table: Table, answered: number | null, now: number): void {
  const asked = askedChairs(table);
  table.clock.since = table.clock.since.map((since, chair) => {
    if (!asked.includes(chair)) return null;
    return chair === answered ? now : (since ?? now);
  });
}

/** When a chair's time is up; null without a clock, when it is not its turn, and for bots. */
export function deadline(table: Table, chair: number): number | null {
  const since = table.clock.since[chair] ?? null;
  const { pace } = table.terms;
  if (since === null || pace.type === 'none' || at(table.chairs, chair).bot !== null) return null;
  if (pace.type === 'slow') return since + pace.hours * HOUR;
  const own = ownTime(table, chair);
  return since + (own ?? Math.max(LEAST, at(table.clock.left, chair)));
}

/** A returning player gets at least a quarter of the bank. */
export function refill(table: Table, chair: number): void {
  const { pace } = table.terms;
  if (pace.type !== 'live') return;
  table.clock.left[chair] = Math.max(at(table.clock.left, chair), (pace.bank * SECOND) / 4);
}

/** The clock as all see it. */
export function clockSeen(table: Table, now: number): Clock {
  const banked = table.terms.pace.type === 'live';
  return {
    now,
    left: table.clock.left.map((left) => (banked ? left : null)),
    until: table.chairs.map((_, chair) => deadline(table, chair)),
  };
}

/** The time limit that the rules set for a chair's question, if any. */
function ownTime(table: Table, chair: number): number | null {
  const within = table.match?.asking(seatOf(table, chair))?.within ?? null;
  return within === null ? null : within * SECOND;
}
