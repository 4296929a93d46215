import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A statement of a unit, and how many rows it must change, where that matters. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
  readonly rows: number | null;
}

/** Short texts without spaces from node to node. Best effort: some may be lost. */
export interface NotifyChannel {
  publish(payload: string): void;
  subscribe(listener: (payload: string) => void): void;
}

/** A store's engine: Kysely over it, and units that are written wholly or not at all. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  readonly channel: NotifyChannel;
  /** Survives a power cut once it says true; false if a row was not as expected, and nothing is written. */
  commit(unit: readonly Statement[]): Promise<boolean>;
  close(): Promise<void>;
}

export function statement(query: Compilable, rows: number | null = null): Statement {
  return statementOf(query.compile(), rows);
}

export function statementOf(
  { sql, parameters }: CompiledQuery,
  rows: number | null = null,
): Statement {
  return { sql, values: parameters, rows };
}

/** Raised where the store cannot write: a full disk, a lost connection. */
export class StoreUnavailable extends Error {}
