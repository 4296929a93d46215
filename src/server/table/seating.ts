import type { Level } from '../../bots/bot.ts';
import { at } from '../../engine/list.ts';
import { isStrict, type Person, type Ruling, type TableModel } from './model.ts';
import { chairOfPerson, isFree, isHouseBot } from './seats.ts';

const BEFORE_DEALING = ['gathering', 'committing'];

/** Rated games are for people with an account. */
export function isBarred(
  { terms }: TableModel,
  who: { readonly account: boolean; readonly bot: boolean },
) {
  return terms.rated && (!who.account || who.bot);
}

/** Seats a person in the requested chair, the one reserved for them, or the first free one. */
export function sit(table: TableModel, person: Person, wanted: number | undefined): Ruling {
  if (chairOfPerson(table, person.id) !== null) return { error: 'already-seated' };
  if (table.phase !== 'gathering') return comeLate(table, person, wanted);
  const chair = wanted ?? freeChair(table, person);
  const place = chair === undefined ? undefined : table.chairs[chair];
  if (chair === undefined || !place) return { error: 'table-full' };
  if (!isFree(place) || (place.kept !== null && place.kept !== person.id))
    return { error: 'chair-taken' };
  return [{ type: 'sat', chair, person }];
}

/**
 * At public unrated tables anyone may replace a built-in bot during play; elsewhere an invitation
 * is needed.
 */
function comeLate(table: TableModel, person: Person, wanted: number | undefined): Ruling {
  if (table.phase !== 'playing' || isStrict(table.terms)) return { error: 'wrong-phase' };
  if (!table.terms.listed) return { error: 'not-yours' };
  const chair = wanted ?? table.chairs.findIndex(isHouseBot);
  const place = table.chairs[chair];
  if (!place) return { error: 'table-full' };
  return isHouseBot(place) ? [{ type: 'sat', chair, person }] : { error: 'chair-taken' };
}

function freeChair(table: TableModel, person: Person): number | undefined {
  const free = (who: string | null) =>
    table.chairs.findIndex((chair) => isFree(chair) && chair.kept === who);
  return [free(person.id), free(null)].find((chair) => chair >= 0);
}

/** Before the deal the chair becomes free; later a bot takes over. */
export function leave(table: TableModel, person: string): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  if (BEFORE_DEALING.includes(table.phase)) {
    if (table.terms.tournament) return { error: 'in-tournament' };
    const alone = table.chairs.filter((one) => one.person !== null).length === 1;
    // Paired people return to the pool immediately.
    const ends = alone || table.terms.paired !== undefined;
    return ends ? [{ type: 'left', chair }, { type: 'closed' }] : [{ type: 'left', chair }];
  }
  if (table.phase !== 'playing' || at(table.chairs, chair).bot !== null)
    return { error: 'wrong-phase' };
  return [{ type: 'handed', chair, level: 'contender' }];
}

/** The host adds a bot to a free chair, or removes it. */
export function placeBot(
  table: TableModel,
  person: string,
  chair: number,
  level: Level | null,
): Ruling {
  if (chairOfPerson(table, person) !== table.host) return { error: 'not-yours' };
  if (table.phase !== 'gathering') return { error: 'wrong-phase' };
  if (isStrict(table.terms)) return { error: 'not-while-rated' };
  const place = table.chairs[chair];
  if (!place || place.person !== null) return { error: 'chair-taken' };
  return [{ type: 'placed', chair, level }];
}

/** A person takes their seat back from a bot. */
export function comeBack(table: TableModel, person: string): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  const isAway = at(table.chairs, chair).bot !== null && !table.resigned.includes(chair);
  if (table.phase !== 'playing' || !isAway) return { error: 'wrong-phase' };
  return [{ type: 'returned', chair }];
}

/** A person was renamed. */
export function rename(table: TableModel, person: string, name: string): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null || at(table.chairs, chair).person?.name === name) return [];
  return [{ type: 'renamed', chair, name }];
}
