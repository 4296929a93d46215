import { at, range } from '../../engine/list.ts';
import { isStrict, type Ruling, type TableEvent, type TableModel } from './model.ts';
import { askedChairs, chairOfPerson, isPlayedByPerson, peopleAt } from './seats.ts';

/**
 * Absence limits in milliseconds: during play until the others may choose what to do, before the
 * deal until the seat is freed.
 */
export const GONE = { playing: 60_000, gathering: 120_000 };

/** How long a game without a clock waits for an answer before the others may choose. */
const IDLE = { casual: 300_000, rated: 24 * 3_600_000 };

/** Consequences of absences, given each person's absence in milliseconds. */
export function absences(table: TableModel, gone: ReadonlyMap<string, number>): TableEvent[] {
  const isGone = (chair: number, time: number): boolean =>
    (gone.get(at(table.chairs, chair).person?.id ?? '') ?? 0) >= time;
  if (table.phase === 'gathering') return freed(table, (chair) => isGone(chair, GONE.gathering));
  if (table.phase !== 'playing' || !waitsFor(table)) return [];
  return peopleAt(table)
    .filter((chair) => !table.absent.includes(chair) && isGone(chair, GONE.playing))
    .map((chair) => ({ type: 'absent', chair }));
}

/** Frees seats at a live table, except in tournaments and where the absence affects nobody else. */
function freed(table: TableModel, isGone: (chair: number) => boolean): TableEvent[] {
  if (table.terms.pace.type !== 'live' || table.terms.tournament) return [];
  const people = range(table.terms.seats).filter((chair) => at(table.chairs, chair).person);
  const left = people.filter(isGone);
  return left.length === people.length ? [] : left.map((chair) => ({ type: 'left', chair }));
}

/**
 * Whether a minute of absence matters: not in correspondence games or rated games without a clock.
 */
function waitsFor({ terms }: TableModel): boolean {
  return terms.pace.type === 'live' || (terms.pace.type === 'none' && !terms.rated);
}

/** A person has come back. */
export function returnOf(table: TableModel, person: string): Ruling {
  const chair = chairOfPerson(table, person);
  return chair !== null && table.absent.includes(chair) ? [{ type: 'present', chair }] : [];
}

/** A bot takes the seat of an absent person, who may take it back. */
export function replace(table: TableModel, person: string, chair: number): Ruling {
  const refusal = forbidden(table, person, chair);
  if (refusal) return refusal;
  if (isStrict(table.terms)) return { error: 'not-while-rated' };
  return [{ type: 'handed', chair, level: 'contender' }];
}

/** In games that count, an absent person forfeits. */
export function claim(table: TableModel, person: string, chair: number): Ruling {
  const refusal = forbidden(table, person, chair);
  if (refusal) return refusal;
  return isStrict(table.terms) ? [{ type: 'claimed', chair }] : { error: 'not-yours' };
}

function forbidden(table: TableModel, person: string, chair: number): Ruling | undefined {
  const mine = chairOfPerson(table, person);
  if (mine === null) return { error: 'not-seated' };
  const may = table.phase === 'playing' && mine !== chair && table.absent.includes(chair);
  return may ? undefined : { error: 'wrong-phase' };
}

/** People who have to agree to a proposal: those present. */
export function presentAt(table: TableModel): number[] {
  return peopleAt(table).filter((chair) => !table.absent.includes(chair));
}

/**
 * The next chair that keeps a game without a clock waiting, and from when the others may choose.
 */
export function idleChair(
  table: TableModel,
): { readonly chair: number; readonly at: number } | null {
  const { pace, rated } = table.terms;
  if (pace.type !== 'none' || !isPlayedByTwo(table)) return null;
  let idle = -1;
  let first = Number.POSITIVE_INFINITY;
  for (const chair of askedChairs(table)) {
    if (!isPlayedByPerson(at(table.chairs, chair)) || table.absent.includes(chair)) continue;
    const time = (table.clock.since[chair] ?? 0) + IDLE[rated ? 'rated' : 'casual'];
    if (time < first) [idle, first] = [chair, time];
  }
  return idle < 0 ? null : { chair: idle, at: first };
}

function isPlayedByTwo({ chairs }: TableModel): boolean {
  let people = 0;
  for (const chair of chairs) if (isPlayedByPerson(chair)) people++;
  return people >= 2;
}
