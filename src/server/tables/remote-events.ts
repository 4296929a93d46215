import { lastNumbers } from '../store/tables.ts';
import { peopleAt } from '../table/seats.ts';
import type { Dependencies } from './dependencies.ts';
import type { LiveTable } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';

/** Loads events that other nodes write to tables in memory here. */
export class RemoteEvents {
  constructor(
    private readonly deps: Dependencies,
    private readonly liveTables: LiveTables,
    /** Called after new events of a table were read. */
    private readonly after: (live: LiveTable) => void,
  ) {}

  /** Another node has written to a table. */
  hear(id: string, seq: number): void {
    const live = this.liveTables.find(id);
    if (live) this.follow(live, seq);
  }

  /** Loads events whose notification was lost. */
  async catchUp(): Promise<void> {
    const watched = this.liveTables.all().filter(({ watchers }) => watchers.size > 0);
    const seqs = await lastNumbers(
      this.deps.database,
      watched.map(({ id }) => id),
    );
    for (const live of watched) {
      const seq = seqs.get(live.id) ?? 0;
      if (seq > live.published) this.follow(live, seq);
    }
  }

  private follow(live: LiveTable, seq: number): void {
    live
      .inTurn(async () => {
        const table = await this.liveTables.awaken(live);
        if (table && table.seq < seq) await this.liveTables.readOn(live, table);
        if (live.watchers.size > 0 && table && peopleAt(table).length === 0) this.after(live);
      })
      .catch((error) => {
        live.table = undefined;
        this.deps.report(error, live.id);
      });
  }
}
