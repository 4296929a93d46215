import type { Outcome } from '../../engine/game.ts';
import { at, range } from '../../engine/list.ts';
import { isStrict, type Ruling, type TableModel } from './model.ts';
import { chairOfPerson } from './seats.ts';

/**
 * A table's outcome by chair: as the rules say, except that players who resigned come last, and in
 * games that count also those who left their seat to a bot.
 */
export function outcomeOf(table: TableModel): Outcome | null {
  const outcome = table.match?.outcome();
  if (!outcome) return table.phase === 'over' ? endedEarly(table) : null;
  const last = range(table.terms.seats).filter((chair) => hasGivenUp(table, chair));
  if (last.length === 0) return outcome;
  const places = outcome.places.flatMap((place) => {
    const others = place.filter((chair) => !last.includes(chair));
    return place.length > 0 && others.length === 0 ? [] : [others];
  });
  return { ...outcome, places: [...places, last] };
}

/** A person gives up: with two seats the game is over, else a bot plays on in their place. */
export function resign(table: TableModel, person: string): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  if (table.phase !== 'playing' || table.resigned.includes(chair)) return { error: 'wrong-phase' };
  return [{ type: 'resigned', chair }];
}

/** A chair has resigned or run out of time: the game ends if nobody is left to play on. */
export function giveUp(table: TableModel, chair: number): void {
  table.resigned.push(chair);
  at(table.chairs, chair).bot ??= 'contender';
  table.proposal = null;
  const left = remaining(table);
  if (left.length > 1 && left.some((one) => at(table.chairs, one).person !== null)) return;
  endEarly(table);
}

/** The game ends without an outcome by the rules. */
export function endEarly(table: TableModel): void {
  table.phase = 'over';
  table.pause = null;
  table.clock.since = table.clock.since.map(() => null);
}

/** Whether a timeout loses the game: in two-player games that count. */
export function timeLoses({ terms }: TableModel): boolean {
  return isStrict(terms) && terms.seats === 2;
}

function hasGivenUp({ chairs, resigned, terms }: TableModel, chair: number): boolean {
  const { person, bot } = at(chairs, chair);
  return resigned.includes(chair) || (isStrict(terms) && person !== null && bot !== null);
}

function remaining({ terms, resigned }: TableModel): number[] {
  return range(terms.seats).filter((chair) => !resigned.includes(chair));
}

/**
 * Players who stayed longer place higher, those left have drawn. No rule decides this, so the first
 * rule is cited.
 */
function endedEarly(table: TableModel): Outcome {
  const places = [remaining(table), ...[...table.resigned].reverse().map((chair) => [chair])];
  const scores = range(table.terms.seats).map(
    (chair) => places.length - 1 - places.findIndex((place) => place.includes(chair)),
  );
  return { places, scores, rule: at(Object.keys(table.game.rules), 0) };
}
