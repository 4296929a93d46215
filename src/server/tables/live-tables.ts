import type { Hosted } from '../../engine/hosted.ts';
import { entriesAfter, loadTable } from '../store/tables.ts';
import { apply, CorruptTable, openedTable, type StartMatch } from '../table/apply.ts';
import type { Entry, Table } from '../table/model.ts';
import type { Dependencies } from './dependencies.ts';
import { type Applied, LiveTable } from './live-table.ts';

/** A table of rules that this program no longer plays. */
export class OutdatedRules extends Error {}

/** The tables that are awake on this node. Any other is read from the store when it is needed. */
export class LiveTables {
  /** The server is closing: nothing more is begun. */
  closing = false;
  private readonly liveTables = new Map<string, LiveTable>();
  private readonly begin: StartMatch;

  constructor(
    private readonly deps: Dependencies,
    /** Called when somebody has sat down at a table or got up. */
    private readonly reseated: (id: string) => void,
  ) {
    this.begin = deps.begin ?? dealt;
  }

  get size(): number {
    return this.liveTables.size;
  }

  all(): LiveTable[] {
    return [...this.liveTables.values()];
  }

  find(id: string): LiveTable | undefined {
    return this.liveTables.get(id);
  }

  /** The room of a table, whether or not there is such a table. */
  of(id: string): LiveTable {
    const live = this.liveTables.get(id) ?? new LiveTable(id, () => this.reseated(id));
    this.liveTables.delete(id);
    this.liveTables.set(id, live);
    if (this.liveTables.size > this.deps.awake) this.letSleep();
    return live;
  }

  game(id: string): Hosted | undefined {
    return this.deps.games.find((game) => game.id === id);
  }

  /** Reads a table from the store if it sleeps; what its watchers have not heard yet is published. */
  async awaken(live: LiveTable): Promise<Table | undefined> {
    if (live.table) return live.table;
    const stored = await loadTable(this.deps.database, live.id);
    if (!stored) {
      this.liveTables.delete(live.id);
      return undefined;
    }
    live.written = undefined;
    const [first] = stored.entries;
    const game = this.game(stored.game);
    if (first?.what.type !== 'opened' || !game || first.what.terms.rules !== game.version)
      throw new OutdatedRules(`table ${live.id}`);
    const table = openedTable(live.id, game, first.what.terms, stored);
    this.catchUp(live, table, stored.entries);
    return table;
  }

  /** A table as the store has it now: another node may have written, and its word been lost. */
  async upToDate(live: LiveTable): Promise<Table | undefined> {
    const awake = live.table !== undefined;
    const table = await this.awaken(live);
    if (table && awake && this.deps.database.kind === 'postgres') await this.readOn(live, table);
    return live.table;
  }

  /** Reads what has happened since, and publishes it. */
  async readOn(live: LiveTable, table: Table): Promise<void> {
    const entries = await entriesAfter(this.deps.database, live.id, table.seq);
    if (entries.length === 0) return;
    live.written = undefined;
    live.table = undefined;
    this.catchUp(live, table, entries);
  }

  /** Lets something happen, and prepares what the watchers will hear of it. */
  happen(live: LiveTable, table: Table, next: Entry): Applied {
    const { entry, told } = apply(table, next, this.begin);
    return { entry, isStep: told !== undefined, deliveries: live.prepare(table, entry, told) };
  }

  private catchUp(live: LiveTable, table: Table, entries: readonly Entry[]): void {
    const heardBefore = live.published;
    for (const entry of entries) {
      if (heardBefore > 0 && entry.seq > heardBefore) live.publish(this.happen(live, table, entry));
      else apply(table, entry, this.begin);
    }
    live.published = table.seq;
    live.table = table;
  }

  /** Nobody watches a table any more: one whose game is over is hardly ever asked for again. */
  leave(live: LiveTable): void {
    const isOver = live.table?.phase === 'over' || live.table?.phase === 'closed';
    if (isOver && live.idle) this.liveTables.delete(live.id);
  }

  /** The table that was looked at longest ago goes to sleep, unless somebody watches it. */
  private letSleep(): void {
    let tried = 0;
    for (const [id, live] of this.liveTables) {
      if (live.idle && live.table) this.liveTables.delete(id);
      if (this.liveTables.size <= this.deps.awake || tried++ > 50) return;
    }
  }
}

const dealt: StartMatch = (table, fairness) => {
  const { seats, options, legs } = table.terms;
  const { secret } = table.dealer;
  const match = table.game.open({ seats, options, games: legs, fairness, secret });
  if ('error' in match) throw new CorruptTable(`options of table ${table.id}`);
  return match;
};
