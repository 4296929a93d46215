import { DEAL_FORMAT } from '../../engine/deal.ts';
import { at } from '../../engine/list.ts';
import { idleChair } from './absence.ts';
import { deadline, ownTime } from './clock.ts';
import type { GamePause, TableEvent, TableModel } from './model.ts';
import { timeLoses } from './outcome.ts';
import { checkBefore } from './ready-check.ts';
import { askedChairs, isFree, isPlayedByPerson, peopleAt, seatOf } from './seats.ts';

/**
 * Time limits for the two phases of fair dealing and for the pause between games, in milliseconds.
 */
export interface DealingTimes {
  readonly commit: number;
  readonly reveal: number;
  readonly between: number;
}

/** A table that waits for players or has none left is closed after a week without changes. */
const PATIENCE = 7 * 24 * 3_600_000;

/** Consecutive timeouts after which a bot takes the seat. */
const MISSES = 2;

/**
 * The next automatic event: a phase of dealing ends (a fixed deal takes no entropy), the clock
 * answers, or a bot takes over. `away` are people whose pages are hidden or closed.
 */
export function automatic(
  table: TableModel,
  now: number,
  times: DealingTimes,
  away: ReadonlySet<string> = NOBODY,
): TableEvent | undefined {
  switch (table.phase) {
    case 'gathering': {
      if (now >= table.changedAt + PATIENCE || people(table).length === 0)
        return { type: 'closed' };
      const check = checkBefore(table, now, away);
      if (check) return check === 'wait' ? undefined : check;
      // A player whose paired opponent never came returns to the pool.
      if (table.chairs.some(isFree)) return table.terms.paired ? { type: 'closed' } : undefined;
      if (table.terms.format === DEAL_FORMAT) return { type: 'dealt' };
      return { type: 'committing', until: now + times.commit };
    }
    case 'committing':
      if (!passed(table, now) && people(table).some(({ commitment }) => commitment === null))
        return undefined;
      return { type: 'revealing', until: now + times.reveal };
    case 'revealing':
      if (!passed(table, now) && people(table).some((one) => one.commitment && !one.value))
        return undefined;
      return { type: 'dealt' };
    case 'playing':
      if (isAbandoned(table) && (table.terms.tournament || now >= table.changedAt + PATIENCE))
        return { type: 'closed' };
      if (table.pause) return afterPause(table, table.pause, now, times);
      return clockAnswers(table, now) ?? idles(table, now);
    case 'over':
    case 'closed':
      return undefined;
  }
}

/** When the next automatic event is due. */
export function due(table: TableModel): number | null {
  if (table.phase === 'gathering') return table.check?.until ?? table.changedAt + PATIENCE;
  if (table.phase === 'committing' || table.phase === 'revealing') return table.until;
  if (table.pause) return table.pause.until;
  if (isAbandoned(table)) return table.changedAt + PATIENCE;
  let first: number | null = null;
  for (const chair of askedChairs(table)) {
    const time = deadline(table, chair);
    if (time !== null && (first === null || time < first)) first = time;
  }
  return first ?? (table.phase === 'playing' ? (idleChair(table)?.at ?? null) : null);
}

const NOBODY: ReadonlySet<string> = new Set();

/** Without a clock, the others may choose once somebody has not answered for long. */
function idles(table: TableModel, now: number): TableEvent | undefined {
  const idle = idleChair(table);
  return idle && now >= idle.at ? { type: 'absent', chair: idle.chair } : undefined;
}

/** Chairs where it is a bot's turn. */
export function botsAsked(table: TableModel): number[] {
  return askedChairs(table).filter((chair) => at(table.chairs, chair).bot !== null);
}

/**
 * The pause between two games of a match ends when every person is ready, or when its time is up.
 */
function afterPause(
  table: TableModel,
  { until, ready }: GamePause,
  now: number,
  { between }: DealingTimes,
): TableEvent | undefined {
  if (until === null) return { type: 'paused', until: now + between };
  const waited = peopleAt(table).filter((chair) => !at(table.chairs, chair).person?.program);
  const isOver = now >= until || waited.every((chair) => ready.includes(chair));
  return isOver ? { type: 'resumed' } : undefined;
}

/** Whether only bots play on. */
function isAbandoned(table: TableModel): boolean {
  return table.phase === 'playing' && !table.chairs.some(isPlayedByPerson);
}

function passed({ until }: TableModel, now: number): boolean {
  return until !== null && now >= until;
}

function people(table: TableModel) {
  return table.chairs.filter(({ person }) => person !== null);
}

/** Answers with the idle answer for a chair that is out of time. */
function clockAnswers(table: TableModel, now: number): TableEvent | undefined {
  const tired = table.chairs.findIndex(
    ({ bot }, chair) => bot === null && at(table.clock.missed, chair) >= MISSES,
  );
  if (tired >= 0) return { type: 'handed', chair: tired, level: 'contender' };
  const late = askedChairs(table).find((chair) => {
    const time = deadline(table, chair);
    return time !== null && now >= time;
  });
  if (late === undefined) return undefined;
  if (timeLoses(table) && ownTime(table, late) === null) return { type: 'flagged', chair: late };
  const seat = seatOf(table, late);
  const ask = table.match?.ask(seat);
  return ask && { type: 'answered', seat, move: ask.idle, by: 'clock', mark: '' };
}
