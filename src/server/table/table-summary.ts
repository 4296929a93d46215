import type { MyTable, TableSummary } from '../../client/protocol/http.ts';
import type { TableModel } from './model.ts';
import { isHouseBot, isOpen } from './seats.ts';

/** A table's entry in lists, without the fields that have their own column. */
export function summaryOf(
  table: TableModel,
): Omit<TableSummary, 'id' | 'phase' | 'asked' | 'changedAt'> & WaitsFor {
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
    ...waitsFor(table),
  };
}

/** What the people at a table are notified of besides their turn. */
export type WaitsFor = Pick<MyTable, 'proposal' | 'check' | 'rematch'>;

export function waitsFor({ proposal, check, rematch }: TableModel): WaitsFor {
  return { proposal: proposal ? [...proposal.agreed] : null, check, rematch };
}
