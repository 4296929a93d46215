import type { Hosted } from '../../engine/hosted.ts';
import { type Applied, Room } from '../room.ts';
import { entriesAfter, loadTable } from '../store/tables.ts';
import { apply, type Begin, Corrupt, openedTable } from '../table/apply.ts';
import type { Entry, Table } from '../table/kind.ts';
import type { Dependencies } from './dependencies.ts';

/** A table of rules that this program no longer plays. */
export class Outdated extends Error {}

/** The tables that are awake on this node. Any other is read from the store when it is needed. */
export class Rooms {
  /** The server is closing: nothing more is begun. */
  closing = false;
  private readonly rooms = new Map<string, Room>();
  private readonly begin: Begin;

  constructor(
    private readonly deps: Dependencies,
    /** Called when somebody has sat down at a table or got up. */
    private readonly reseated: (id: string) => void,
  ) {
    this.begin = deps.begin ?? dealt;
  }

  get size(): number {
    return this.rooms.size;
  }

  all(): Room[] {
    return [...this.rooms.values()];
  }

  find(id: string): Room | undefined {
    return this.rooms.get(id);
  }

  /** The room of a table, whether or not there is such a table. */
  of(id: string): Room {
    const room = this.rooms.get(id) ?? new Room(id, () => this.reseated(id));
    this.rooms.delete(id);
    this.rooms.set(id, room);
    if (this.rooms.size > this.deps.awake) this.letSleep();
    return room;
  }

  game(id: string): Hosted | undefined {
    return this.deps.games.find((game) => game.id === id);
  }

  /** Reads a table from the store if it sleeps; what its watchers have not heard yet is published. */
  async awaken(room: Room): Promise<Table | undefined> {
    if (room.table) return room.table;
    const stored = await loadTable(this.deps.database, room.id);
    if (!stored) {
      this.rooms.delete(room.id);
      return undefined;
    }
    room.written = undefined;
    const [first] = stored.entries;
    const game = this.game(stored.game);
    if (first?.what.type !== 'opened' || !game || first.what.terms.rules !== game.version)
      throw new Outdated(`table ${room.id}`);
    const table = openedTable(room.id, game, first.what.terms, stored);
    this.catchUp(room, table, stored.entries);
    return table;
  }

  /** A table as the store has it now: another node may have written, and its word been lost. */
  async upToDate(room: Room): Promise<Table | undefined> {
    const awake = room.table !== undefined;
    const table = await this.awaken(room);
    if (table && awake && this.deps.database.kind === 'postgres') await this.readOn(room, table);
    return room.table;
  }

  /** Reads what has happened since, and publishes it. */
  async readOn(room: Room, table: Table): Promise<void> {
    const entries = await entriesAfter(this.deps.database, room.id, table.seq);
    if (entries.length === 0) return;
    room.written = undefined;
    room.table = undefined;
    this.catchUp(room, table, entries);
  }

  /** Lets something happen, and prepares what the watchers will hear of it. */
  happen(room: Room, table: Table, next: Entry): Applied {
    const { entry, told } = apply(table, next, this.begin);
    return { entry, isStep: told !== undefined, words: room.prepare(table, entry, told) };
  }

  private catchUp(room: Room, table: Table, entries: readonly Entry[]): void {
    const heardBefore = room.published;
    for (const entry of entries) {
      if (heardBefore > 0 && entry.seq > heardBefore) room.publish(this.happen(room, table, entry));
      else apply(table, entry, this.begin);
    }
    room.published = table.seq;
    room.table = table;
  }

  /** Nobody watches a table any more: one whose game is over is hardly ever asked for again. */
  leave(room: Room): void {
    const isOver = room.table?.phase === 'over' || room.table?.phase === 'closed';
    if (isOver && room.idle) this.rooms.delete(room.id);
  }

  /** The table that was looked at longest ago goes to sleep, unless somebody watches it. */
  private letSleep(): void {
    let tried = 0;
    for (const [id, room] of this.rooms) {
      if (room.idle && room.table) this.rooms.delete(id);
      if (this.rooms.size <= this.deps.awake || tried++ > 50) return;
    }
  }
}

const dealt: Begin = (table, fairness) => {
  const { seats, options, legs } = table.terms;
  const { secret } = table.dealer;
  const match = table.game.open({ seats, options, games: legs, fairness, secret });
  if ('error' in match) throw new Corrupt(`options of table ${table.id}`);
  return match;
};
