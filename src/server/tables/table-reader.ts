import type { GameRecord } from '../../engine/record.ts';
import { fairnessOf } from '../table/apply.ts';
import type { Refusal, TableModel } from '../table/model.ts';
import { chairOfPerson } from '../table/seats.ts';
import type { Dependencies } from './dependencies.ts';
import type { LiveTables } from './live-tables.ts';

/** Reads tables between changes. */
export class TableReader {
  constructor(
    private readonly liveTables: LiveTables,
    private readonly isSealed: Dependencies['isSealed'],
  ) {}

  async look<T>(id: string, see: (table: TableModel) => Promise<T>): Promise<T | Refusal> {
    const live = this.liveTables.of(id);
    return live.inTurn(async () => {
      const table = await this.liveTables.upToDate(live);
      return table ? see(table) : { error: 'unknown-table' };
    });
  }

  /** Reads a table for a possible spectator; refused while other tables play the same deal. */
  lookAs<T extends object>(
    id: string,
    person: string | null,
    see: (table: TableModel) => Promise<T>,
  ): Promise<T | Refusal> {
    return this.look<T | Refusal>(id, async (table) => {
      const isSeated = chairOfPerson(table, person) !== null;
      return !isSeated && (await sealed(table, this.isSealed)) ? { error: 'sealed' } : see(table);
    });
  }

  /** The record of a finished game, including its secret. */
  record(id: string): Promise<GameRecord | Refusal> {
    return this.look(id, async (table) => {
      if (table.phase !== 'over' || !table.match) return { error: 'wrong-phase' } as const;
      if (await sealed(table, this.isSealed)) return { error: 'sealed' } as const;
      const record = table.match.record();
      const { secret, salt } = table.dealer;
      return { ...record, fairness: { ...fairnessOf(table), secret, salt } };
    });
  }
}

/** Whether other tables may still be playing this table's deal. */
export async function sealed(
  { terms }: TableModel,
  isSealed: Dependencies['isSealed'],
): Promise<boolean> {
  return terms.tournament?.sealed ? isSealed(terms.tournament.id) : false;
}
