import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { unsafeCast } from '../../engine/json.ts';
import type { Database, SqlStatement } from './database.ts';
import type { Schema } from './schema.ts';

/** Creates statements from a query that is compiled once per store; values are bound by name. */
type Prepared<V> = (database: Database, values: V, rows: number | null) => SqlStatement;

/** Prepares a query. It must use each value unchanged and no constants. */
export function prepared<V extends object>(
  query: (db: Kysely<Schema>, values: V) => Compilable,
): Prepared<V> {
  const known = new WeakMap<Kysely<Schema>, PreparedQuery<unknown>>();
  return ({ db }, values, rows) => {
    const prepared = known.get(db) ?? compile(db, query);
    known.set(db, prepared);
    return {
      sql: prepared.compiled.sql,
      values: prepared.names.map((name) => boundValue(values, name)),
      rows,
    };
  };
}

/** The same for a query that reads rows. */
export function preparedRead<V extends object, R>(
  query: (db: Kysely<Schema>, values: V) => Compilable<R>,
): (database: Pick<Database, 'db' | 'read'>, values: V) => Promise<readonly R[]> {
  const known = new WeakMap<Kysely<Schema>, PreparedQuery<R>>();
  return async (database, values) => {
    const { db } = database;
    const prepared = known.get(db) ?? compile(db, query);
    known.set(db, prepared);
    const bound = prepared.names.map((name) => boundValue(values, name));
    return unsafeCast<readonly R[]>(await database.read(prepared.compiled.sql, bound));
  };
}

interface PreparedQuery<R> {
  readonly compiled: CompiledQuery<R>;
  /** The value name of each parameter. */
  readonly names: readonly string[];
}

/** A placeholder for a value while the query is compiled. */
class Placeholder {
  constructor(readonly name: string) {}
}

function compile<V extends object, R>(
  db: Kysely<Schema>,
  query: (db: Kysely<Schema>, values: V) => Compilable<R>,
): PreparedQuery<R> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
  const compiled = query(db, unsafeCast<V>(placeholders)).compile();
  const names = compiled.parameters.map((parameter) => {
    if (parameter instanceof Placeholder) return parameter.name;
    throw new Error(`prepared query with a constant: ${compiled.sql}`);
  });
  return { compiled, names };
}

function boundValue(values: object, name: string): unknown {
  const value: unknown = Reflect.get(values, name);
  if (value === undefined) throw new Error(`prepared query without ${name}`);
  return value;
}
