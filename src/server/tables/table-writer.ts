import { at } from '../../engine/list.ts';
import type { SqlStatement } from '../store/database.ts';
import { backToPool } from '../store/searches.ts';
import { append, insertTable, type NewTableRow, type TableWrite } from '../store/tables.ts';
import { dropTimer } from '../store/timers.ts';
import { automatic, due } from '../table/automatic.ts';
import {
  isRefusal,
  type Ruling,
  type TableEntry,
  type TableEvent,
  type TableModel,
} from '../table/model.ts';
import type { ChangeResult, Dependencies } from './dependencies.ts';
import type { Applied, LiveTable } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';
import { changesTheList, hasEnded, tableWrite, timerOf, wakesInTime } from './table-write.ts';

/** Retry delay after a store error, in milliseconds. */
const LOOK_AGAIN = 1_000;

/** Maximum number of automatic events per change. */
const MOST_AT_ONCE = 64;

/** Retries when other nodes write first. */
const MOST_ATTEMPTS = 20;

/** Events that lead to the end of a game, and those by which people come and go. */
const ESSENTIAL: ReadonlySet<TableEvent['type']> = new Set([
  ...([
    'answered',
    'committed',
    'revealed',
    'handed',
    'resigned',
    'flagged',
    'claimed',
    'drawn',
    'paused',
    'resumed',
    'closed',
    'rematched',
  ] as const),
]);
const USEFUL: ReadonlySet<TableEvent['type']> = new Set([
  ...(['sat', 'left', 'returned', 'absent', 'present', 'checking', 'confirmed'] as const),
]);

/** Events after which no seat may be free. */
const FILLS: ReadonlySet<TableEvent['type']> = new Set(['sat', 'placed', 'edited']);

const NOBODY: ReadonlySet<string> = new Set();

function mayFill({ phase }: TableModel, events: readonly TableEvent[]): boolean {
  return phase === 'gathering' && events.some(({ type }) => FILLS.has(type));
}

/** Whether the table was closed before the deal. */
function isCancelled(applied: readonly Applied[], { match }: TableModel): boolean {
  return match === null && applied.some(({ entry }) => entry.what.type === 'closed');
}

/** Who is absent when a table is opened, and what is written along with it. */
export interface FirstWrite {
  readonly away?: ReadonlySet<string>;
  readonly more?: readonly SqlStatement[];
}

/** Bounds the length of a table, and thus the time to read it. */
function fits(table: TableModel, events: readonly TableEvent[], most: number): boolean {
  if (table.seq < most) return true;
  return events.every(
    ({ type }) => ESSENTIAL.has(type) || (USEFUL.has(type) && table.seq < 2 * most),
  );
}

/** The only way to change a table: decide, store, publish. */
export class TableWriter {
  constructor(
    private readonly deps: Dependencies,
    private readonly liveTables: LiveTables,
    /** Called after every change. */
    private readonly after: (live: LiveTable) => void,
  ) {}

  change(
    id: string,
    decide: (table: TableModel) => Ruling,
    message: string | null,
  ): Promise<ChangeResult> {
    const live = this.liveTables.of(id);
    return live.inTurn(() => this.changeNow(live, decide, message));
  }

  /** Stores a new table; false if its id is taken. */
  async first(
    table: TableModel,
    row: NewTableRow,
    events: readonly TableEvent[],
    { away = NOBODY, more = [] }: FirstWrite = {},
  ): Promise<boolean> {
    const live = this.liveTables.of(table.id);
    return live.inTurn(async () => {
      const applied = this.applyAll(live, table, events, null, away);
      const written = { ...this.draft(live, table, 0, applied, more), phase: table.phase };
      if (!(await insertTable(this.deps.database, row, written))) return false;
      this.accept(live, table, applied);
      this.after(live);
      return true;
    });
  }

  /** Waits once for most answers, for their write: every further promise costs as much as judging a move. */
  private async changeNow(
    live: LiveTable,
    decide: (table: TableModel) => Ruling,
    message: string | null,
  ): Promise<ChangeResult> {
    if (this.liveTables.closing) return { error: 'closing' };
    try {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const table = live.table ?? (await this.liveTables.awaken(live));
        if (!table) return { error: 'unknown-table' };
        const known = message === null ? undefined : table.messages.get(message);
        if (known !== undefined) return { seq: known };
        const ruling = decide(table);
        if (isRefusal(ruling)) return ruling;
        if (!fits(table, ruling, this.deps.maxEvents)) return { error: 'record-full' };
        const away = mayFill(table, ruling) ? await this.awayFrom(table) : NOBODY;
        const before = table.seq;
        live.table = undefined;
        const applied = this.applyAll(live, table, ruling, message, away);
        if (applied.length === 0) {
          await this.setTimer(live, table);
          return { seq: table.seq };
        }
        const ends = hasEnded(applied, table);
        const more = ends ? await this.deps.conclude(table) : this.cancelled(applied, table);
        const written = this.draft(live, table, before, applied, more);
        const began = performance.now();
        if (!(await append(this.deps.database, written))) continue;
        this.deps.took((performance.now() - began) / 1_000);
        this.accept(live, table, applied);
        queueMicrotask(() => this.after(live));
        return { seq: at(applied, ruling.length > 0 ? 0 : applied.length - 1).entry.seq };
      }
      return { error: 'broken', detail: 'busy' };
    } catch (error) {
      setTimeout(() => this.wake(live), LOOK_AGAIN).unref();
      throw error;
    }
  }

  /** What is written with the end of a table that was never dealt. */
  private cancelled(applied: readonly Applied[], table: TableModel): readonly SqlStatement[] {
    return isCancelled(applied, table) ? backToPool(this.deps.database, table) : [];
  }

  /** Updates the timer of a table that has not changed. */
  private async setTimer(live: LiveTable, table: TableModel): Promise<void> {
    live.table = table;
    const { database, node, environment } = this.deps;
    const timer = timerOf(table, node, environment.now());
    if (live.written) live.written = { ...live.written, timer };
    const { db } = database;
    if (!timer) await dropTimer(database, table.id);
    else {
      const times = {
        due_at: timer.due,
        claimed_by: timer.claimedBy,
        claimed_until: timer.claimedUntil,
      };
      await db.updateTable('timers').set(times).where('table_id', '=', table.id).execute();
      this.deps.wakeMeAt(timer.due);
    }
  }

  /** Applies the decided events, then automatic ones. */
  private applyAll(
    live: LiveTable,
    table: TableModel,
    events: readonly TableEvent[],
    message: string | null,
    away: ReadonlySet<string>,
  ): Applied[] {
    const now = Math.max(this.deps.environment.now(), table.changedAt);
    const applied: Applied[] = [];
    const happen = (what: TableEvent): void => {
      const first = applied.length === 0 ? message : null;
      const entry: TableEntry = { seq: table.seq + 1, at: now, what, message: first };
      applied.push(this.liveTables.happen(live, table, entry));
    };
    for (const what of events) happen(what);
    for (let i = 0; i < MOST_AT_ONCE; i++) {
      const next = automatic(table, now, this.deps.dealing, away);
      if (!next) break;
      happen(next);
    }
    return applied;
  }

  private draft(
    live: LiveTable,
    table: TableModel,
    before: number,
    applied: readonly Applied[],
    more: readonly SqlStatement[],
  ): TableWrite {
    const { node, environment, database } = this.deps;
    const now = environment.now();
    const mayBeEarly = database.kind === 'sqlite' && table.terms.pace.type === 'none';
    const timer = timerOf(table, node, now);
    const stored = live.written;
    const keepsTimer = stored !== undefined && wakesInTime(stored.timer, timer, now, mayBeEarly);
    return tableWrite(live, table, before, applied, keepsTimer ? undefined : timer, more);
  }

  /** People at the table who are not looking. */
  private awayFrom(table: TableModel): Promise<ReadonlySet<string>> {
    const people = table.chairs.flatMap(({ person }) => (person ? [person.id] : []));
    return this.deps.away(people);
  }

  /** Publishes what is stored. */
  private accept(live: LiveTable, table: TableModel, applied: readonly Applied[]): void {
    live.table = table;
    for (const one of applied) live.publish(one);
    this.deps.bus.publish('step', table.id, table.seq);
    for (const { entry } of applied) this.deps.count(table.game.id, entry.what.type);
    this.deps.changed(table);
    for (const { entry } of applied)
      if (entry.what.type === 'sat') this.deps.seated(entry.what.person.id);
    if (isCancelled(applied, table))
      for (const { person } of table.terms.paired ?? []) this.deps.seated(person);
    if (changesTheList(applied, table)) this.deps.listed();
    if (table.terms.pace.type !== 'live')
      this.deps.notice(table, (person) => live.watchers.includes(person), hasEnded(applied, table));
    const time = due(table);
    if (time !== null) this.deps.wakeMeAt(time);
  }

  /** Reloads a table after a store error, because it is unknown what was written. */
  private wake(live: LiveTable): void {
    if (this.liveTables.closing) return;
    live
      .inTurn(() => this.liveTables.awaken(live))
      .catch((error) => {
        this.deps.report(error, live.id);
        if (live.watchers.size > 0) setTimeout(() => this.wake(live), LOOK_AGAIN).unref();
      });
  }
}
