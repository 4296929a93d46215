import { hash } from 'node:crypto';
import type { Hosted } from '../../engine/hosted.ts';
import { inSlices } from '../slices.ts';
import { entriesAfter, loadTable } from '../store/tables.ts';
import { apply, CorruptTable, openedTable, type StartMatch } from '../table/apply.ts';
import type { TableEntry, TableModel } from '../table/model.ts';
import { isOver } from '../table/seats.ts';
import type { Dependencies } from './dependencies.ts';
import { type Applied, LiveTable } from './live-table.ts';
import { OutdatedRules } from './outdated.ts';

/** How many tables are checked when one has to be unloaded. */
const MOST_TRIED = 50;

/** The tables in memory on this node; others are loaded from the store on demand. */
export class LiveTables {
  /** The server is shutting down. */
  closing = false;
  private readonly liveTables = new Map<string, LiveTable>();
  private readonly begin: StartMatch;

  constructor(
    private readonly deps: Dependencies,
    /** Called when seats of a table change. */
    private readonly reseated: (id: string) => void,
    /** Called when the game of a table has ended. */
    private readonly ended: (id: string) => void,
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

  /** The entry of a table, whether or not the store has that table. */
  of(id: string): LiveTable {
    const live = this.liveTables.get(id) ?? this.newTable(id);
    this.liveTables.delete(id);
    // Called before the table is added: the caller is about to use it.
    if (this.liveTables.size >= this.deps.awake) this.letSleep();
    this.liveTables.set(id, live);
    return live;
  }

  private newTable(id: string): LiveTable {
    return new LiveTable(
      id,
      () => this.reseated(id),
      () => this.ended(id),
    );
  }

  /** A game in the version that the table started with, or the latest. */
  game(id: string, version?: number): Hosted | undefined {
    const known = this.deps.games.filter((game) => game.id === id);
    if (version !== undefined) return known.find((game) => game.version === version);
    return known.sort((a, b) => b.version - a.version)[0];
  }

  /** Loads a table into memory if needed and publishes events that its watchers have missed. */
  async awaken(live: LiveTable): Promise<TableModel | undefined> {
    if (live.table) return live.table;
    const stored = await loadTable(this.deps.database, live.id);
    if (!stored) {
      this.liveTables.delete(live.id);
      return undefined;
    }
    live.written = undefined;
    // Steps that were prepared and could not be stored have reached nobody.
    live.lastStep = undefined;
    const [first] = stored.entries;
    if (first?.what.type !== 'opened') throw new OutdatedRules(`table ${live.id}`);
    const { terms } = first.what;
    const game = this.game(stored.game, terms.rules);
    if (!game) throw new OutdatedRules(`table ${live.id}`);
    const table = openedTable(live.id, game, terms, stored, this.deps.outages);
    await this.catchUp(live, table, stored.entries).catch((error) => {
      throw error instanceof CorruptTable ? new OutdatedRules(error.message) : error;
    });
    return table;
  }

  /** The table as currently stored, with events written by other nodes. */
  async upToDate(live: LiveTable): Promise<TableModel | undefined> {
    const awake = live.table !== undefined;
    const table = await this.awaken(live);
    if (table && awake && this.deps.database.kind === 'postgres') await this.readOn(live, table);
    return live.table;
  }

  /** Loads and publishes newer events. */
  async readOn(live: LiveTable, table: TableModel): Promise<void> {
    const entries = await entriesAfter(this.deps.database, live.id, table.seq);
    if (entries.length === 0) return;
    live.written = undefined;
    live.table = undefined;
    await this.catchUp(live, table, entries);
  }

  /** Applies an event and prepares what each watcher gets. */
  happen(live: LiveTable, table: TableModel, next: TableEntry): Applied {
    const before = table.phase;
    const { entry, told } = apply(table, next, this.begin);
    const ends = table.phase === 'over' && before !== 'over';
    const deliveries = live.prepare(table, entry, told);
    return { entry, isStep: told !== undefined, ends, deliveries };
  }

  private async catchUp(
    live: LiveTable,
    table: TableModel,
    entries: readonly TableEntry[],
  ): Promise<void> {
    const heardBefore = live.published;
    await inSlices(entries, (entry) => {
      if (heardBefore > 0 && entry.seq > heardBefore) live.publish(this.happen(live, table, entry));
      else apply(table, entry, this.begin);
    });
    live.published = table.seq;
    live.table = table;
  }

  /** Unloads a finished table when its last watcher has left. */
  leave(live: LiveTable): void {
    if (live.table && isOver(live.table) && live.idle) this.liveTables.delete(live.id);
  }

  /** Unloads the least recently used tables that nobody watches; tables in use move to the end. */
  private letSleep(): void {
    for (const [id, live] of [...this.liveTables].slice(0, MOST_TRIED)) {
      this.liveTables.delete(id);
      if (!live.idle || !live.table) this.liveTables.set(id, live);
      if (this.liveTables.size < this.deps.awake) return;
    }
  }
}

const dealt: StartMatch = (table, fairness) => {
  const { seats, options, legs, format = 'ringside/1' } = table.terms;
  const { secret } = table.dealer;
  const match = table.game.open({
    seats,
    options,
    games: legs,
    fairness,
    secret,
    format,
    checkpoints: true,
    hash: (text) => hash('sha256', text),
  });
  if ('error' in match) throw new CorruptTable(`options of table ${table.id}`);
  return match;
};
