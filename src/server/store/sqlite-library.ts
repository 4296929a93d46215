import { createRequire } from 'node:module';
import type { DatabaseSync } from '@photostructure/sqlite';
import { unsafeCast } from '../../engine/json.ts';

type Library = typeof import('@photostructure/sqlite');
export type SqliteConnection = InstanceType<typeof DatabaseSync>;
export type Value = null | number | bigint | string | Uint8Array;

/** Node's own SQLite, or a package with the same interface. */
function library(): Library {
  const builtIn: unknown = process.getBuiltinModule('node:sqlite');
  const found: unknown = builtIn ?? createRequire(import.meta.url)('@photostructure/sqlite');
  return unsafeCast<Library>(found);
}

/** Opens a store's file for durable writes. */
export function openForWriting(file: string): SqliteConnection {
  const connection = new (library().DatabaseSync)(file);
  connection.exec('pragma busy_timeout = 5000');
  connection.exec('pragma journal_mode = wal');
  connection.exec('pragma synchronous = full');
  connection.exec('pragma foreign_keys = on');
  // The writer checkpoints on its own; this bounds the WAL in between.
  connection.exec('pragma wal_autocheckpoint = 4000');
  // In kilobytes.
  connection.exec('pragma cache_size = -16000');
  return connection;
}

/** Locks a file until it is closed or the process ends; undefined if another holds it. */
export function lockFile(file: string): SqliteConnection | undefined {
  const lock = new (library().DatabaseSync)(file);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock.close();
    return undefined;
  }
}

/** Opens a store's file read-only. */
export function openForReading(file: string): SqliteConnection {
  const connection = new (library().DatabaseSync)(file, { readOnly: true });
  connection.exec('pragma busy_timeout = 5000');
  return connection;
}

/** Converts a value to one that SQLite can bind. */
export function bindable(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string')
    return value;
  return value instanceof Uint8Array ? value : JSON.stringify(value);
}
