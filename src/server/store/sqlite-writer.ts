import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type Connection, openForWriting, type Value } from './sqlite-library.ts';
import { type Result, type Task, type Unit, Unpacker } from './sqlite-orders.ts';

/** The one thread that writes: all that has come in goes to disk together, then is acknowledged. */
function main(port: MessagePort, file: string): void {
  const writer = new Writer(openForWriting(file));
  const unpacker = new Unpacker();
  port.on('message', (flat: readonly Value[]) => {
    port.postMessage(writer.together(unpacker.unpack(flat)));
  });
  port.postMessage([]);
}

interface Prepared {
  readonly statement: ReturnType<Connection['prepare']>;
  readonly givesRows: boolean;
}

/** Writes units of statements, each statement prepared once. */
class Writer {
  private readonly known = new Map<string, Prepared>();

  constructor(private readonly connection: Connection) {}

  /** On disk when this returns. */
  together(units: readonly Unit[]): Result[] {
    try {
      this.do('begin immediate');
      const results = units.map((unit) => this.alone(unit));
      this.do('commit');
      return results;
    } catch (error) {
      if (this.connection.isTransaction) this.do('rollback');
      return units.map(() => ({ error: String(error) }));
    }
  }

  /** One unit: wholly or not at all, whatever becomes of the others. */
  private alone(unit: Unit): Result {
    this.do('savepoint unit');
    try {
      const rows: object[] = [];
      let changed = 0;
      for (const task of unit) {
        const changes = this.run(task, rows);
        if (task.rows !== null && changes !== task.rows) return this.undo(null);
        changed += changes;
      }
      this.do('release unit');
      return rows.length === 0 ? changed : { changed, rows };
    } catch (error) {
      if (!this.connection.isTransaction) throw error;
      const taken = /UNIQUE|PRIMARY KEY/.test(String(error));
      return this.undo(taken ? null : { error: String(error) });
    }
  }

  private undo(result: Result): Result {
    this.do('rollback to unit');
    this.do('release unit');
    return result;
  }

  /** Gives how many rows it changed; those that come back are put with the others. */
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

if (parentPort) main(parentPort, workerData.file);
