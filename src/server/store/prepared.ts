import type { Compilable, Kysely } from 'kysely';
import { unsafeCast } from '../../engine/json.ts';
import type { Database, SqlStatement } from './database.ts';
import type { Schema } from './schema.ts';

/** Creates statements from a query that is compiled once per store; values are bound by name. */
type Prepared<V> = (database: Database, values: V, rows: number | null) => SqlStatement;

/** Prepares a query. It must use each value unchanged and no constants. */
export function prepared<V extends object>(
  query: (db: Kysely<Schema>, values: V) => Compilable,
): Prepared<V> {
  const known = new WeakMap<Database, CompiledQuery>();
  return (database, values, rows) => {
    const compiled = known.get(database) ?? compile(database, query);
    known.set(database, compiled);
    return {
      sql: compiled.sql,
      values: compiled.names.map((name) => boundValue(values, name)),
      rows,
    };
  };
}

interface CompiledQuery {
  readonly sql: string;
  /** The value name of each parameter. */
  readonly names: readonly string[];
}

/** A placeholder for a value while the query is compiled. */
class Placeholder {
  constructor(readonly name: string) {}
}

function compile<V extends object>(
  { db }: Database,
  query: (db: Kysely<Schema>, values: V) => Compilable,
): CompiledQuery {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
  const { sql, parameters } = query(db, unsafeCast<V>(placeholders)).compile();
  const names = parameters.map((parameter) => {
    if (parameter instanceof Placeholder) return parameter.name;
    throw new Error(`prepared query with a constant: ${sql}`);
  });
  return { sql, names };
}

function boundValue(values: object, name: string): unknown {
  const value: unknown = Reflect.get(values, name);
  if (value === undefined) throw new Error(`prepared query without ${name}`);
  return value;
}
