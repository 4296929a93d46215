import { describe } from 'vitest';
import { shared } from '../shared.ts';
import { scratch } from './bundle.ts';
import { createDatabase, TEMPLATE } from './postgres.ts';

/** The store of a test server. */
export interface TestStore {
  readonly data: string;
  readonly database?: string;
}

type PostgresStore = TestStore & { readonly database: string };

/** Runs the same tests on both stores; each test gets an empty one of its own. */
export function onBothStores(
  tests: (fresh: () => Promise<TestStore>, store: 'embedded' | 'Postgres') => void,
  postgres: () => Promise<TestStore> = onPostgres,
): void {
  describe('the embedded store', () => {
    tests(async () => ({ data: scratch() }), 'embedded');
  });
  describe('Postgres', () => {
    tests(postgres, 'Postgres');
  });
}

/** A store on the shared Postgres: a copy of a migrated one. */
export function onPostgres(): Promise<PostgresStore> {
  return newDatabase(TEMPLATE);
}

/** An empty database on the shared Postgres, for tests of the migrations. */
export function onEmptyPostgres(): Promise<PostgresStore> {
  return newDatabase();
}

async function newDatabase(template?: string): Promise<PostgresStore> {
  const port = Number(await shared('postgres'));
  return { data: scratch(), database: await createDatabase(port, template) };
}
