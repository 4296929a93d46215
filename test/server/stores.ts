import { describe } from 'vitest';
import { shared } from '../shared.ts';
import { scratch } from './bundle.ts';
import { createDatabase } from './postgres.ts';

/** Where a server keeps its tables in a test. */
export interface TestStore {
  readonly data: string;
  readonly database?: string;
}

/** The same tests on both stores; each test gets an empty one. */
export function onBothStores(
  tests: (fresh: () => Promise<TestStore>, store: 'embedded' | 'Postgres') => void,
): void {
  describe('the embedded store', () => {
    tests(async () => ({ data: scratch() }), 'embedded');
  });
  describe('Postgres', () => {
    tests(onPostgres, 'Postgres');
  });
}

/** An empty place on the Postgres that all tests share. */
export async function onPostgres(): Promise<TestStore & { readonly database: string }> {
  return { data: scratch(), database: await createDatabase(Number(await shared('postgres'))) };
}
