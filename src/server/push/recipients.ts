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
  isPresent: (person: string) => boolean,
  ended: boolean,
): PushCall {
  const people = table.chairs.flatMap(({ person, bot }, chair) => {
    const isCalledNow = ended || (bot === null && isCalled(table, chair));
    if (!isCalledNow || !person || person.program || isPresent(person.id)) return [];
    return [person.id];
  });
  return { what: ended ? 'over' : 'yourMove', people };
}

function isCalled({ phase, clock, changedAt }: TableModel, chair: number): boolean {
  return phase === 'playing' && clock.since[chair] === changedAt;
}
