import { describe } from 'vitest';
import { shared } from '../shared.ts';
import { scratch } from './bundle.ts';
import { createDatabase, TEMPLATE } from './postgres.ts';

/** Where a server keeps its tables in a test. */
export interface TestStore {
  readonly data: string;
  readonly database?: string;
}

type PostgresStore = TestStore & { readonly database: string };

/** The same tests on both stores; each test gets one of its own with nothing in it. */
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

/** A store on the Postgres that all tests share: a copy of one that has been migrated. */
export function onPostgres(): Promise<PostgresStore> {
  return newDatabase(TEMPLATE);
}

/** An empty database on the Postgres that all tests share, for tests of the migrations. */
export function onEmptyPostgres(): Promise<PostgresStore> {
  return newDatabase();
}

async function newDatabase(template?: string): Promise<PostgresStore> {
  const port = Number(await shared('postgres'));
  return { data: scratch(), database: await createDatabase(port, template) };
}
