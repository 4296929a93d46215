import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A statement of a transaction, and the number of rows it must change, if that matters. */
export interface SqlStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
  readonly rows: number | null;
}

/** Short payloads without spaces between nodes, in order. Best effort: some may be lost. */
export interface NotifyChannel {
  publish(payload: string): void;
  subscribe(listener: (payload: string) => void): void;
}

/** A database: Kysely for queries, and atomic batches of statements. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** For queries whose time grows with the store: they do not hold the event loop. */
  readonly longReads: Kysely<Schema>;
  /** Null where the store has one node. */
  readonly channel: NotifyChannel | null;
  /** Runs a compiled query that reads, without the cost of Kysely. */
  read(sql: string, values: readonly unknown[]): Promise<readonly object[]>;
  /** Commits durably; false if a row count is not as expected, and then nothing is written. */
  commit(unit: readonly SqlStatement[]): Promise<boolean>;
  close(): Promise<void>;
}

export function statement(query: Compilable, rows: number | null = null): SqlStatement {
  return statementOf(query.compile(), rows);
}

export function statementOf(
  { sql, parameters }: CompiledQuery,
  rows: number | null = null,
): SqlStatement {
  return { sql, values: parameters, rows };
}

/** The store cannot write, for example because of a full disk or a lost connection. */
export class StoreUnavailable extends Error {}
