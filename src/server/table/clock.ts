import type { Clock } from '../../client/protocol/table.ts';
import { at, range } from '../../engine/list.ts';
import type { ClockState, Table, Terms } from './model.ts';
import { askedChairs, seatOf } from './seats.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** However empty the bank, this long there is for an answer. */
const LEAST = 5 * SECOND;

/** A clock before the first question. */
export function newClock({ seats, pace }: Terms): ClockState {
  const bank = pace.type === 'live' ? pace.bank * SECOND : 0;
  return {
    left: range(seats).map(() => bank),
    since: range(seats).map(() => null),
    missed: range(seats).map(() => 0),
  };
}

/** Charges the time that was used, before an answer of this chair is played. */
export function stopClock(table: Table, chair: number, now: number): void {
  const { clock } = table;
  const { pace } = table.terms;
  const since = clock.since[chair] ?? null;
  if (pace.type !== 'live' || since === null || ownTime(table, chair) !== null) return;
  const left = Math.max(0, at(clock.left, chair) - (now - since));
  clock.left[chair] = left + pace.increment * SECOND;
}

/** Starts it for whoever is waited for now; whoever still owes an answer goes on. */
export function startClock(table: Table, answered: number | null, now: number): void {
  const asked = askedChairs(table);
  table.clock.since = table.clock.since.map((since, chair) => {
    if (!asked.includes(chair)) return null;
    return chair === answered ? now : (since ?? now);
  });
}

/** When a chair's time is up; null without a clock, while nobody waits for it, or for a bot, which has as long as it needs. */
export function deadline(table: Table, chair: number): number | null {
  const since = table.clock.since[chair] ?? null;
  const { pace } = table.terms;
  if (since === null || pace.type === 'none' || at(table.chairs, chair).bot !== null) return null;
  if (pace.type === 'slow') return since + pace.hours * HOUR;
  const own = ownTime(table, chair);
  return since + (own ?? Math.max(LEAST, at(table.clock.left, chair)));
}

/** Whoever comes back has at least a quarter of the bank. */
export function refill(table: Table, chair: number): void {
  const { pace } = table.terms;
  if (pace.type !== 'live') return;
  table.clock.left[chair] = Math.max(at(table.clock.left, chair), (pace.bank * SECOND) / 4);
}

/** The clock as everybody sees it. */
export function clockSeen(table: Table, now: number): Clock {
  const banked = table.terms.pace.type === 'live';
  return {
    now,
    left: table.clock.left.map((left) => (banked ? left : null)),
    until: table.chairs.map((_, chair) => deadline(table, chair)),
  };
}

/** The time that the rules themselves give to what a chair is asked. */
function ownTime(table: Table, chair: number): number | null {
  const within = table.match?.asking(seatOf(table, chair))?.within ?? null;
  return within === null ? null : within * SECOND;
}
