import type { PairingResult } from '../../client/protocol/tournaments.ts';
import { range } from '../../engine/list.ts';
import type { TableModel } from '../table/model.ts';
import { outcomeOf } from '../table/outcome.ts';
import { peopleAt } from '../table/seats.ts';
import { pointsFor } from './points.ts';

/** A table's result; undefined while it is not over. */
export function resultOf(table: TableModel): PairingResult | undefined {
  const { seats } = table.terms;
  if (table.phase === 'over') {
    const outcome = outcomeOf(table);
    if (!outcome) return undefined;
    return {
      kind: 'played',
      points: pointsFor(outcome.places, seats),
      scores: [...outcome.scores],
    };
  }
  if (table.phase !== 'closed') return undefined;
  return table.match ? brokenOff(table) : notBegun(table);
}

/** Players who did not show up lose. */
function notBegun({ terms, check }: TableModel): PairingResult {
  const missing = check?.waiting ?? range(terms.seats);
  const points = range(terms.seats).map((chair) => (missing.includes(chair) ? 0 : 1));
  return { kind: 'forfeit', points, scores: null };
}

/** At the deadline the remaining players share the places; if everyone has left, nobody has won. */
function brokenOff(table: TableModel): PairingResult {
  const { seats } = table.terms;
  const playing = peopleAt(table);
  if (playing.length === 0)
    return { kind: 'forfeit', points: range(seats).map(() => 0), scores: null };
  const left = range(seats).filter((chair) => !playing.includes(chair));
  return { kind: 'deadline', points: pointsFor([playing, left], seats), scores: null };
}
