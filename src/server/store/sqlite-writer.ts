import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';
import { type Connection, openForWriting } from './sqlite-library.ts';
import type { Order, Result, Task } from './sqlite-orders.ts';

/** The one thread that writes: all that has come in goes to disk together, then is acknowledged. */
function main(port: MessagePort, file: string): void {
  const connection = openForWriting(file);
  const run = prepared(connection);
  port.on('message', (first: readonly Order[]) => {
    const orders = [...first, ...waiting(port)];
    port.postMessage(together(connection, orders, run));
  });
  port.postMessage([]);
}

/** What else has come in meanwhile. */
function waiting(port: MessagePort): Order[] {
  const orders: Order[] = [];
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port))
    orders.push(...more.message);
  return orders;
}

type Run = (task: Task) => { readonly changes: number; readonly rows: readonly object[] };

/** Runs statements, each prepared once. */
function prepared(connection: Connection): Run {
  const known = new Map<string, ReturnType<Connection['prepare']>>();
  return ([sql, values]) => {
    const statement = known.get(sql) ?? connection.prepare(sql);
    if (known.size < 500) known.set(sql, statement);
    if (statement.columns().length > 0) {
      const rows: readonly object[] = statement.all(...values);
      return { changes: rows.length, rows };
    }
    return { changes: Number(statement.run(...values).changes), rows: [] };
  };
}

function together(connection: Connection, orders: readonly Order[], run: Run): Result[] {
  try {
    connection.exec('begin immediate');
    const results = orders.map((order) => alone(connection, order, run));
    connection.exec('commit');
    return results;
  } catch (error) {
    if (connection.isTransaction) connection.exec('rollback');
    return orders.map(({ id }) => ({ id, error: String(error) }));
  }
}

/** One unit: wholly or not at all, whatever becomes of the others. */
function alone(connection: Connection, { id, tasks }: Order, run: Run): Result {
  connection.exec('savepoint unit');
  try {
    const rows: object[] = [];
    let changed = 0;
    for (const task of tasks) {
      const done = run(task);
      if (task[2] !== null && done.changes !== task[2]) return undo(connection, { id, ok: false });
      rows.push(...done.rows);
      changed += done.changes;
    }
    connection.exec('release unit');
    return { id, ok: true, rows, changed };
  } catch (error) {
    if (!connection.isTransaction) throw error;
    const taken = /UNIQUE|PRIMARY KEY/.test(String(error));
    return undo(connection, taken ? { id, ok: false } : { id, error: String(error) });
  }
}

function undo(connection: Connection, result: Result): Result {
  connection.exec('rollback to unit');
  connection.exec('release unit');
  return result;
}

if (parentPort) main(parentPort, workerData.file);
