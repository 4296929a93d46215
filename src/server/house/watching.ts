import { Letter } from '../letter.ts';
import { Presence } from '../presence.ts';
import type { Room, Watcher } from '../room.ts';
import type { Refusal, Table } from '../table/kind.ts';
import { chairOfPerson } from '../table/seats.ts';
import type { Furnishings } from './furnishings.ts';
import type { Rooms } from './rooms.ts';

/** Who watches which table, here and on other nodes. */
export class Watching {
  private readonly presence: Presence;

  constructor(
    private readonly own: Furnishings,
    private readonly rooms: Rooms,
  ) {
    this.presence = new Presence(
      own.node,
      own.database.bus,
      own.surroundings.now,
      (id) => rooms.find(id)?.people() ?? [],
      (id) => this.showPresence(id),
    );
  }

  /** Whoever watches gets all there is to know first, then whatever happens. */
  async watch(id: string, watcher: Watcher, since: number | null): Promise<Refusal | undefined> {
    const room = this.rooms.of(id);
    return room.inTurn(async () => {
      const table = await this.rooms.upToDate(room);
      if (!table) return { error: 'unknown-table' };
      if (room.watchers.size === 0) this.presence.ask(id);
      room.watchers.add(watcher);
      this.sync(room, table, watcher, since);
      if (chairOfPerson(table, watcher.person) !== null) {
        this.presence.tell(id, watcher.person, true);
        this.showNow(room);
      }
      return undefined;
    });
  }

  unwatch(id: string, watcher: Watcher): void {
    const room = this.rooms.find(id);
    if (!room?.watchers.delete(watcher)) return;
    if (room.people().has(watcher.person)) return;
    this.presence.tell(id, watcher.person, false);
    if (room.watchers.size === 0) this.presence.forget(id);
    this.showPresence(id);
  }

  /** Everybody hears again what is true: the store was changed from outside. */
  async refresh(): Promise<void> {
    for (const room of this.rooms.all()) {
      await room.inTurn(async () => {
        room.table = undefined;
        room.published = 0;
        const table = await this.rooms.awaken(room);
        for (const watcher of room.watchers) {
          if (table) this.sync(room, table, watcher, null);
          else watcher.hear(unknown(room.id));
        }
      });
    }
  }

  /** Another node says who is there. */
  hear(words: readonly string[]): void {
    this.presence.hear(words);
  }

  close(): void {
    this.presence.close();
  }

  private sync(room: Room, table: Table, watcher: Watcher, since: number | null): void {
    room.sync(table, watcher, since, this.own.surroundings.now(), this.here(room, table));
  }

  /** Which people of a table are connected, here or on another node. */
  private here(room: Room, table: Table): boolean[] {
    const people = room.people();
    return table.chairs.map(
      ({ person }) =>
        person !== null && (people.has(person.id) || this.presence.isElsewhere(room.id, person.id)),
    );
  }

  /** When nothing is being written: until then nobody knows who sits where. */
  private showPresence(id: string): void {
    const room = this.rooms.find(id);
    if (room && room.watchers.size > 0) void room.inTurn(async () => this.showNow(room));
  }

  private showNow(room: Room): void {
    if (!room.table) return;
    const here = this.here(room, room.table);
    const letter = new Letter({ type: 'here', table: room.id, here });
    for (const watcher of room.watchers) watcher.hear(letter);
  }
}

function unknown(table: string): Letter {
  return new Letter({ type: 'error', id: null, error: 'unknown-table', detail: table });
}
