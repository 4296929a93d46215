import type { NewTable, Seated } from '../../client/protocol/http.ts';
import type { Hosted } from '../../engine/hosted.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { SqlStatement } from '../store/database.ts';
import { dropTimer, release } from '../store/timers.ts';
import type { Person, PoolPlace, Refusal, Ruling, TableModel } from '../table/model.ts';
import { leave, rename } from '../table/seating.ts';
import { BotRunner } from './bot-runner.ts';
import type { ChangeResult, Dependencies } from './dependencies.ts';
import type { LiveTable, Watcher } from './live-table.ts';
import { LiveTables } from './live-tables.ts';
import { callOffOutdated, OutdatedRules } from './outdated.ts';
import { RemoteEvents } from './remote-events.ts';
import { SpectatorRoom, type Wording } from './spectator-room.ts';
import { type PlannedTable, TableOpener } from './table-opener.ts';
import { TableReader } from './table-reader.ts';
import { TableWriter } from './table-writer.ts';
import { Watchers } from './watchers.ts';

/** The server's tables: opens, changes and reads them, and keeps those in use in memory. */
export class Tables {
  private readonly liveTables: LiveTables;
  private readonly botRunner: BotRunner;
  private readonly reader: TableReader;
  private readonly writer: TableWriter;
  private readonly opener: TableOpener;
  private readonly watchers: Watchers;
  private readonly spectatorRoom: SpectatorRoom;
  private readonly remoteEvents: RemoteEvents;

  constructor(private readonly deps: Dependencies) {
    this.liveTables = new LiveTables(
      deps,
      (id) => this.watchers.showPresence(id),
      (id) => this.spectatorRoom.open(id),
    );
    this.spectatorRoom = new SpectatorRoom(deps, this.liveTables);
    this.botRunner = new BotRunner(deps, (id, decide) => this.change(id, decide));
    this.reader = new TableReader(this.liveTables, deps.isSealed);
    this.writer = new TableWriter(deps, this.liveTables, (live) => this.askBots(live));
    this.opener = new TableOpener(deps, this.liveTables, this.reader, this.writer);
    this.watchers = new Watchers(deps, this.liveTables, this.spectatorRoom);
    this.remoteEvents = new RemoteEvents(deps, this.liveTables, (live) => this.askBots(live));
    deps.bus.on('step', (_, id, seq) => {
      this.remoteEvents.hear(id, seq);
      deps.changed({ id });
    });
    deps.bus.on('refresh', (_, id) => {
      this.refresh([id]).catch((error) => deps.report(error, ''));
    });
  }

  get awake(): number {
    return this.liveTables.size;
  }

  get games(): readonly Hosted[] {
    return this.deps.games;
  }

  /** Opens a table with its host seated. */
  open(host: Person, wanted: NewTable): Promise<Seated | Refusal> {
    return this.opener.open(host, wanted);
  }

  /** Opens a table for people from the pairing pool; undefined if another node was first. */
  pair(
    people: readonly Person[],
    wanted: NewTable,
    paired: readonly PoolPlace[],
    more: readonly SqlStatement[],
  ): Promise<string | undefined> {
    return this.opener.pair(people, wanted, paired, more);
  }

  /** Opens a tournament table; false if it was already opened. */
  openFor(planned: PlannedTable): Promise<boolean> {
    return this.opener.openFor(planned);
  }

  /** Shows a person's new name to everyone at their tables. */
  async rename(person: string, name: string, ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await this.change(id, (table) => rename(table, person, name)).catch((error) => {
        // A table whose rules this version lacks shows no names.
        if (!(error instanceof OutdatedRules)) throw error;
      });
  }

  /** The same people play again, each one chair further; the first request opens the table. */
  rematch(id: string, host: Person): Promise<Seated | Refusal> {
    return this.opener.rematch(id, host);
  }

  /** Changes a table: decided, stored, and only then published. */
  change(
    id: string,
    decide: (table: TableModel) => Ruling,
    message: string | null = null,
  ): Promise<ChangeResult> {
    return this.writer.change(id, decide, message);
  }

  /** Leaves a table; a game whose rules are missing is aborted. */
  async leave(id: string, person: string): Promise<ChangeResult> {
    try {
      return await this.change(id, (table) => leave(table, person));
    } catch (error) {
      if (!(error instanceof OutdatedRules)) throw error;
      const { database, environment } = this.deps;
      return callOffOutdated(database, id, person, environment.now());
    }
  }

  /** Reads a table between two changes. */
  look<T>(id: string, see: (table: TableModel) => Promise<T>): Promise<T | Refusal> {
    return this.reader.look(id, see);
  }

  /** Reads a table for a possible spectator; refused while other tables play the same deal. */
  lookAs<T extends object>(
    id: string,
    person: string | null,
    see: (table: TableModel) => Promise<T>,
  ): Promise<T | Refusal> {
    return this.reader.lookAs(id, person, see);
  }

  /** The text of a rule of the table's game. */
  ruleOf(id: string, rule: string): string {
    return this.liveTables.find(id)?.table?.game.rules[rule] ?? rule;
  }

  /** The record of a finished game, including its secret. */
  record(id: string): Promise<GameRecord | Refusal> {
    return this.reader.record(id);
  }

  /** Sends a watcher the whole table, then every change. */
  async watch(id: string, watcher: Watcher, since: number | null): Promise<Refusal | undefined> {
    const refusal = await this.watchers.watch(id, watcher, since);
    // Bots that play among themselves pause while nobody watches.
    const live = this.liveTables.find(id);
    if (live) this.askBots(live);
    return refusal;
  }

  /** Sends a message to a table's spectators' chat. */
  remark(id: string, person: string, what: Wording, message: string): Promise<Refusal | undefined> {
    return this.spectatorRoom.say(id, person, what, message);
  }

  unwatch(id: string, watcher: Watcher): void {
    this.watchers.unwatch(id, watcher);
  }

  /** Runs what is due at a table: dealing, the clock's answers, bots. */
  async runDue(id: string): Promise<void> {
    try {
      const done = await this.change(id, () => []);
      if ('seq' in done) this.askBots(this.liveTables.of(id));
    } catch (error) {
      // Nothing will be due there any more.
      if (error instanceof OutdatedRules) await dropTimer(this.deps.database, id);
      throw error;
    }
  }

  /**
   * Reloads tables after the store was changed from outside, and resends them to their watchers.
   */
  refresh(ids?: readonly string[]): Promise<void> {
    return this.watchers.refresh(ids);
  }

  /** Refreshes some tables on every node. */
  refreshEverywhere(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.deps.bus.publish('refresh', id);
    return this.refresh(ids);
  }

  /** Loads events whose notification was lost. */
  catchUpAll(): Promise<void> {
    return this.remoteEvents.catchUp();
  }

  /** Finishes changes in progress and starts no more. */
  async close(): Promise<void> {
    this.liveTables.closing = true;
    this.watchers.close();
    await Promise.all(this.liveTables.all().map((live) => live.inTurn(async () => {})));
    await release(this.deps.database, this.deps.node);
  }

  private askBots(live: LiveTable): void {
    if (!this.liveTables.closing) this.botRunner.ask(live);
  }
}
