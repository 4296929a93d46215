import { inSlices } from '../slices.ts';
import { Frame } from '../sockets/frame.ts';
import { nameOfPerson } from '../store/people.ts';
import type { Refusal, TableModel } from '../table/model.ts';
import { chairOfPerson } from '../table/seats.ts';
import type { Audience } from './audience.ts';
import type { Dependencies } from './dependencies.ts';
import type { LiveTable, Presence, Watcher } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';
import { RemotePresence } from './remote-presence.ts';
import type { SpectatorRoom } from './spectator-room.ts';
import { sealed } from './table-reader.ts';

/** Who watches which table, here and on other nodes. */
export class Watchers {
  private readonly presence: RemotePresence;

  constructor(
    private readonly deps: Dependencies,
    private readonly liveTables: LiveTables,
    private readonly spectatorRoom: SpectatorRoom,
  ) {
    const { bus, environment, database, report } = deps;
    this.presence = new RemotePresence({
      ...{ bus, report, now: environment.now },
      here: (id) => [...(liveTables.find(id)?.watchers.people() ?? [])],
      changed: (id) => this.showPresence(id),
      nameOf: (person) => nameOfPerson(database, person),
    });
  }

  /** Sends a watcher the whole table, then every change. */
  async watch(id: string, watcher: Watcher, since: number | null): Promise<Refusal | undefined> {
    const live = this.liveTables.of(id);
    return live.inTurn(async () => {
      const table = await this.liveTables.upToDate(live);
      if (!table) return { error: 'unknown-table' };
      const isSeated = chairOfPerson(table, watcher.person) !== null;
      if (!isSeated && (await sealed(table, this.deps.isSealed))) return { error: 'sealed' };
      if (live.watchers.size === 0) this.presence.ask(id);
      live.watchers.add(watcher);
      this.sync(live, table, watcher, since);
      await this.spectatorRoom.show(live, table, watcher);
      this.presence.publish(id, watcher);
      this.showNow(live, watcher);
      return undefined;
    });
  }

  unwatch(id: string, watcher: Watcher): void {
    const live = this.liveTables.find(id);
    if (!live?.watchers.delete(watcher)) return;
    if (live.watchers.includes(watcher.person)) return;
    this.presence.publishGone(id, watcher.person);
    if (live.watchers.size > 0) return this.showPresence(id);
    this.presence.forget(id);
    // A table in use is not unloaded: the last jobs come first.
    void live.inTurn(async () => {}).then(() => this.liveTables.leave(live));
  }

  /**
   * Reloads tables after the store was changed from outside, and resends them to their watchers.
   */
  async refresh(ids?: readonly string[]): Promise<void> {
    const wanted = ids?.flatMap((id) => this.liveTables.find(id) ?? []) ?? this.liveTables.all();
    await inSlices(wanted, (live) =>
      live
        .inTurn(async () => {
          live.table = undefined;
          live.published = 0;
          const table = await this.liveTables.awaken(live);
          for (const watcher of live.watchers) {
            if (table) await this.syncAgain(live, table, watcher);
            else watcher.hear(unknown(live.id));
          }
        })
        // A table that cannot be read must not keep the others from reloading.
        .catch((error) => this.deps.report(error, live.id)),
    );
  }

  close(): void {
    this.presence.close();
  }

  private async syncAgain(live: LiveTable, table: TableModel, watcher: Watcher): Promise<void> {
    this.sync(live, table, watcher, null);
    await this.spectatorRoom.show(live, table, watcher);
  }

  private sync(live: LiveTable, table: TableModel, watcher: Watcher, since: number | null): void {
    live.sync(table, watcher, since, this.deps.environment.now(), this.presentAt(live, table));
  }

  private presentAt(live: LiveTable, table: TableModel): Presence {
    return presentAt(table, live.watchers, this.presence.elsewhere(live.id));
  }

  /** Waits for a write in progress, because it may change who sits where. */
  showPresence(id: string): void {
    const live = this.liveTables.find(id);
    if (live && live.watchers.size > 0) void live.inTurn(async () => this.showNow(live));
  }

  /** Sends presence to a new watcher, and to all if it has changed. */
  private showNow(live: LiveTable, arrived?: Watcher): void {
    if (!live.table) return;
    const presence = this.presentAt(live, live.table);
    const shown = JSON.stringify(presence);
    const isNew = shown !== live.shown;
    live.shown = shown;
    if (!isNew && !arrived) return;
    const frame = Frame.of({ type: 'here', table: live.id, ...presence });
    for (const watcher of live.watchers) if (isNew || watcher === arrived) watcher.hear(frame);
  }
}

/** Limits for large audiences: how many spectators are counted, and how many of these named. */
const MOST_COUNTED = 100;
const MOST_NAMED = 12;

/** Who is here and who watches, on this node and, with their names, on others. Looks at few people of a crowd. */
function presentAt(
  table: TableModel,
  audience: Audience,
  elsewhere: ReadonlyMap<string, string | null>,
): Presence {
  const here = table.chairs.map(
    ({ person }) => person !== null && (audience.includes(person.id) || elsewhere.has(person.id)),
  );
  const names: string[] = [];
  let count = 0;
  for (const { person, name } of peopleAt(audience, elsewhere)) {
    if (chairOfPerson(table, person) !== null) continue;
    if (++count === MOST_COUNTED) break;
    if (name !== null && names.length < MOST_NAMED) names.push(name);
  }
  return { here, watching: { count, names } };
}

/** Everybody connected here or on another node, each once. */
function* peopleAt(audience: Audience, elsewhere: ReadonlyMap<string, string | null>) {
  yield* audience.people();
  for (const [person, name] of elsewhere) if (!audience.includes(person)) yield { person, name };
}

function unknown(table: string): Frame {
  return Frame.of({ type: 'error', id: null, error: 'unknown-table', detail: table });
}
