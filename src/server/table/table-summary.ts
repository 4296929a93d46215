import type { TableSummary } from '../../client/protocol/http.ts';
import type { Table } from './model.ts';
import { isHouseBot, isOpen } from './seats.ts';

/** A table's entry in lists, without what is a column of its own. */
export function summaryOf(
  table: Table,
): Omit<TableSummary, 'id' | 'phase' | 'asked' | 'changedAt'> {
  const { game, seats, pace, options, legs, rated, language = null } = table.terms;
  return {
    game,
    seats,
    free: table.chairs.filter(isOpen).length,
    bots: table.chairs.filter(isHouseBot).length,
    names: table.chairs.map(({ person, bot }) => person?.name ?? bot),
    pace,
    options,
    legs,
    rated,
    language,
  };
}
