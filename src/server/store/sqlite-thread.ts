import type { MessagePort, Worker } from 'node:worker_threads';
import type { SqliteConnection } from './sqlite-library.ts';

/** The last message to a thread of the store. */
export const THE_END = null;

/**
 * Lets a thread finish what it was sent, and waits for its end. Terminating a thread that is inside
 * SQLite aborts the whole process.
 */
export function finish(thread: Worker): Promise<void> {
  return new Promise((resolve) => {
    thread.once('exit', () => resolve());
    thread.postMessage(THE_END);
  });
}

/** Closes the connection; without its port, the thread ends. */
export function closeThread(port: MessagePort, connection: SqliteConnection): void {
  connection.close();
  port.close();
}
