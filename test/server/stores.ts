import { afterAll, beforeAll, describe } from 'vitest';
import { scratch } from './bundle.ts';
import { Postgres } from './postgres.ts';

/** Where a server keeps its tables in a test. */
export interface Place {
  readonly data: string;
  readonly database?: string;
}

/** The same tests on both stores; each test gets an empty one. */
export function onBothStores(tests: (fresh: () => Promise<Place>) => void): void {
  describe('the embedded store', () => {
    tests(async () => ({ data: scratch() }));
  });
  describe('Postgres', () => {
    let postgres: Postgres | undefined;
    beforeAll(async () => {
      postgres = await Postgres.start();
    });
    afterAll(() => postgres?.stop());
    tests(async () => {
      if (!postgres) throw new Error('no Postgres');
      return { data: scratch(), database: await postgres.database() };
    });
  });
}
