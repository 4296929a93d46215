import { Letter } from '../letter.ts';
import { Presence } from '../presence.ts';
import type { Present, Room, Watcher } from '../room.ts';
import type { Refusal, Table } from '../table/kind.ts';
import { chairOfPerson } from '../table/seats.ts';
import type { Dependencies } from './dependencies.ts';
import type { Rooms } from './rooms.ts';

/** Who watches which table, here and on other nodes. */
export class Watching {
  private readonly presence: Presence;

  constructor(
    private readonly deps: Dependencies,
    private readonly rooms: Rooms,
  ) {
    this.presence = new Presence(
      deps.node,
      deps.database.bus,
      deps.environment.now,
      (id) => rooms.find(id)?.watchers ?? [],
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
      this.presence.tell(id, watcher);
      this.showNow(room, watcher);
      return undefined;
    });
  }

  unwatch(id: string, watcher: Watcher): void {
    const room = this.rooms.find(id);
    if (!room?.watchers.delete(watcher)) return;
    if (room.people().has(watcher.person)) return;
    this.presence.tellGone(id, watcher.person);
    if (room.watchers.size > 0) return this.showPresence(id);
    this.presence.forget(id);
    this.rooms.leave(room);
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
    const present = presentAt(table, this.connected(room));
    room.sync(table, watcher, since, this.deps.environment.now(), present);
  }

  /** Everybody who is connected, here or on another node, and by which name. */
  private connected(room: Room): Map<string, string | null> {
    const people = this.presence.elsewhere(room.id);
    for (const { person, name } of room.watchers) people.set(person, name);
    return people;
  }

  /** When nothing is being written: until then nobody knows who sits where. */
  showPresence(id: string): void {
    const room = this.rooms.find(id);
    if (room && room.watchers.size > 0) void room.inTurn(async () => this.showNow(room));
  }

  /** Says so to whoever has just come, and to all if it is new. */
  private showNow(room: Room, arrived?: Watcher): void {
    if (!room.table) return;
    const present = presentAt(room.table, this.connected(room));
    const shown = JSON.stringify(present);
    const isNew = shown !== room.shown;
    room.shown = shown;
    if (!isNew && !arrived) return;
    const letter = new Letter({ type: 'here', table: room.id, ...present });
    for (const watcher of room.watchers) if (isNew || watcher === arrived) watcher.hear(letter);
  }
}

/** So many who look on are counted, and so many of them named: a crowd does not tell everybody of everybody. */
const MOST_COUNTED = 100;
const MOST_NAMED = 12;

/** Who of a table is connected, and who looks on. */
function presentAt(table: Table, connected: ReadonlyMap<string, string | null>): Present {
  const here = table.chairs.map(({ person }) => person !== null && connected.has(person.id));
  const others = [...connected].filter(([person]) => chairOfPerson(table, person) === null);
  const names = others.flatMap(([, name]) => name ?? []).slice(0, MOST_NAMED);
  return { here, watching: { count: Math.min(MOST_COUNTED, others.length), names } };
}

function unknown(table: string): Letter {
  return new Letter({ type: 'error', id: null, error: 'unknown-table', detail: table });
}
