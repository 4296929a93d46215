import type { GameRecord } from '../../engine/record.ts';
import { fairnessOf } from '../table/apply.ts';
import type { Refusal, TableModel } from '../table/model.ts';
import type { LiveTables } from './live-tables.ts';

/** Reads tables between two changes. */
export class TableReader {
  constructor(private readonly liveTables: LiveTables) {}

  async look<T>(id: string, see: (table: TableModel) => Promise<T>): Promise<T | Refusal> {
    const live = this.liveTables.of(id);
    return live.inTurn(async () => {
      const table = await this.liveTables.upToDate(live);
      return table ? see(table) : { error: 'unknown-table' };
    });
  }

  /** The record of a finished game, secret included. */
  record(id: string): Promise<GameRecord | Refusal> {
    return this.look(id, async (table) => {
      if (table.phase !== 'over' || !table.match) return { error: 'wrong-phase' } as const;
      const record = table.match.record();
      const { secret, salt } = table.dealer;
      return { ...record, fairness: { ...fairnessOf(table), secret, salt } };
    });
  }
}
