import type { PushTopic } from '../../client/protocol/names.ts';
import type { TableModel } from '../table/model.ts';

/** A notification and the people who get it. */
export interface PushCall {
  readonly what: PushTopic;
  readonly people: readonly string[];
}

/**
 * Recipients of a change in a game that is not live: those whose turn has begun, or everyone when
 * it ends.
 */
export function recipientsOf(
  table: TableModel,
  presence: ReadonlySet<string>,
  ended: boolean,
): PushCall {
  const people = table.chairs.flatMap(({ person, bot }, chair) => {
    if (!person || person.program || presence.has(person.id)) return [];
    return ended || (bot === null && isCalled(table, chair)) ? [person.id] : [];
  });
  return { what: ended ? 'over' : 'yourMove', people };
}

function isCalled({ phase, clock, changedAt }: TableModel, chair: number): boolean {
  return phase === 'playing' && clock.since[chair] === changedAt;
}
