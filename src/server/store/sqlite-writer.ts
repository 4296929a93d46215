import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openForWriting, type SqliteConnection } from './sqlite-library.ts';
import {
  type Packed,
  type Task,
  type TransactionResult,
  type Unit,
  Unpacker,
} from './sqlite-messages.ts';
import { answerQueries } from './sqlite-reader.ts';
import { closeThread, THE_END } from './sqlite-thread.ts';

/** Statements between two checkpoints of the WAL. */
const MOST_UNTIDY = 2_000;

/** The writing thread: commits all waiting transactions together, then acknowledges them. */
function main(port: MessagePort, file: string): void {
  const connection = openForWriting(file);
  const writer = new Writer(connection);
  const unpacker = new Unpacker();
  port.on('message', (packed: Packed | typeof THE_END) => {
    if (packed === THE_END) return closeThread(port, connection);
    const units = unpacker.unpack(packed);
    port.postMessage(writer.together(units));
    writer.tidy(units);
  });
  port.postMessage([]);
}

interface Prepared {
  readonly statement: ReturnType<SqliteConnection['prepare']>;
  readonly givesRows: boolean;
}

/** Runs transactions with cached statements. */
class Writer {
  private readonly known = new Map<string, Prepared>();
  private untidy = 0;

  constructor(private readonly connection: SqliteConnection) {}

  /** Commits all transactions together; if one fails, runs each in a savepoint of its own. */
  together(units: readonly Unit[]): TransactionResult[] {
    try {
      this.do('begin immediate');
      const results = this.plainly(units) ?? units.map((unit) => this.alone(unit));
      this.do('commit');
      return results;
    } catch (error) {
      if (this.connection.isTransaction) this.do('rollback');
      return units.map(() => ({ error: String(error) }));
    }
  }

  /** Runs all without savepoints; undefined if one fails, after a rollback. */
  private plainly(units: readonly Unit[]): TransactionResult[] | undefined {
    try {
      const results = units.map((unit) => this.written(unit));
      if (!results.includes(null)) return results;
    } catch (error) {
      if (!this.connection.isTransaction) throw error;
    }
    this.do('rollback');
    this.do('begin immediate');
    return undefined;
  }

  /** Checkpoints the WAL after acknowledging. */
  tidy(units: readonly Unit[]): void {
    for (const unit of units) this.untidy += unit.length;
    if (this.untidy < MOST_UNTIDY) return;
    this.untidy = 0;
    try {
      this.connection.exec('pragma wal_checkpoint(passive)');
    } catch {
      // On a full disk the checkpoint fails harmlessly and is retried later.
    }
  }

  /** Runs one transaction in a savepoint. */
  private alone(unit: Unit): TransactionResult {
    this.do('savepoint unit');
    try {
      const result = this.written(unit);
      if (result === null) return this.undo(null);
      this.do('release unit');
      return result;
    } catch (error) {
      if (!this.connection.isTransaction) throw error;
      const taken = /UNIQUE|PRIMARY KEY/.test(String(error));
      return this.undo(taken ? null : { error: String(error) });
    }
  }

  /** Null if a row count is not as expected. */
  private written(unit: Unit): TransactionResult {
    const rows: object[] = [];
    let changed = 0;
    for (const task of unit) {
      const changes = this.run(task, rows);
      if (task.rows !== null && changes !== task.rows) return null;
      changed += changes;
    }
    return rows.length === 0 ? changed : { changed, rows };
  }

  private undo(result: TransactionResult): TransactionResult {
    this.do('rollback to unit');
    this.do('release unit');
    return result;
  }

  /** Returns the number of changed rows and collects returned ones. */
  private run({ sql, values }: Task, rows: object[]): number {
    const { statement, givesRows } = this.prepared(sql);
    if (!givesRows) return Number(statement.run(...values).changes);
    const given: readonly object[] = statement.all(...values);
    rows.push(...given);
    return given.length;
  }

  private do(sql: string): void {
    this.prepared(sql).statement.run();
  }

  private prepared(sql: string): Prepared {
    const known = this.known.get(sql);
    if (known) return known;
    const statement = this.connection.prepare(sql);
    const fresh = { statement, givesRows: statement.columns().length > 0 };
    if (this.known.size < 500) this.known.set(sql, fresh);
    return fresh;
  }
}

if (parentPort) (workerData.reads ? answerQueries : main)(parentPort, workerData.file);
