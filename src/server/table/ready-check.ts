import type { ReadyCheck } from '../../client/protocol/table.ts';
import type { Ruling, TableEvent, TableModel } from './model.ts';
import { chairOfPerson, isFree } from './seats.ts';

/** How long people have to confirm that they are present, in milliseconds. */
export const CHECK_TIME = 20_000;

/** The same for tournament tables. */
export const NO_SHOW_TIME = 300_000;

/** A person confirms that they are present. */
export function confirm(table: TableModel, person: string): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  return table.check?.waiting.includes(chair)
    ? [{ type: 'confirmed', chair }]
    : { error: 'wrong-phase' };
}

/**
 * Before the deal of a full table, absent people are asked to confirm. Those who do not confirm in
 * time lose the seat, and in a tournament the game. Undefined if there is nothing to wait for.
 */
export function checkBefore(
  table: TableModel,
  now: number,
  away: ReadonlySet<string>,
): TableEvent | 'wait' | undefined {
  if (table.check) return outcomeOf(table, table.check, now);
  if (table.chairs.some(isFree)) return undefined;
  const chairs = [...table.chairs.keys()].filter((chair) => {
    const person = table.chairs[chair]?.person;
    return person && !person.program && away.has(person.id);
  });
  const time = table.terms.tournament ? NO_SHOW_TIME : CHECK_TIME;
  return chairs.length === 0 ? undefined : { type: 'checking', until: now + time, chairs };
}

function outcomeOf(
  { terms }: TableModel,
  { until, waiting }: ReadyCheck,
  now: number,
): TableEvent | 'wait' | undefined {
  const [chair] = waiting;
  if (chair === undefined) return undefined;
  if (now < until) return 'wait';
  if (!terms.tournament) return { type: 'left', chair };
  const come = terms.seats - waiting.length;
  return come < 2 ? { type: 'closed' } : { type: 'handed', chair, level: 'contender' };
}
