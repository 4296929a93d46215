import { expect, test } from 'vitest';
import { at, range } from '../../src/engine/list.ts';
import type { Database } from '../../src/server/store/database.ts';
import { migrate } from '../../src/server/store/migrations.ts';
import { openStore } from '../../src/server/store/open.ts';
import { reportsIn } from '../../src/server/store/operating.ts';
import { searchers } from '../../src/server/store/searches.ts';
import { bundled } from './bundle.ts';
import { onBothStores, type TestStore } from './stores.ts';

async function store(place: TestStore): Promise<Database> {
  const files = await bundled();
  const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
  const database = await openStore({ ...place, workers });
  await migrate(database);
  return database;
}

onBothStores((fresh) => {
  test('a person’s many reports do not hide those of others', async () => {
    const database = await store(await fresh());
    const report = (person_id: string, at: number) => ({
      ...{ id: `${person_id} ${at}`, table_id: 't', seq: at, person_id, why: 'rude', at },
    });
    const rows = [report('ann', 1), ...range(5).map((n) => report('eve', 10 + n))];
    await database.db.insertInto('reports').values(rows).execute();
    const shown = await reportsIn(database, 3);
    expect(shown.map(({ id }) => id)).toEqual(['eve 14', 'eve 13', 'ann 1']);
    await database.close();
  });

  test('people alone in their pool do not keep others from being paired', async () => {
    const database = await store(await fresh());
    const { db } = database;
    const names = [...range(600).map((n) => `eve ${n}`), 'ann', 'bob', 'cid'];
    const people = names.map((id) => ({ id, user_id: id, name: id, bot: 0, created_at: 0 }));
    await db.insertInto('people').values(people).execute();
    const searches = names.map((person_id, n) => {
      const pace = JSON.stringify({ type: 'slow', hours: Math.min(n, 600) });
      const bots = person_id === 'cid' ? 1 : 0;
      return { person_id, game: bots ? 'round' : 'grid', pace, rated: 0, bots, since: n };
    });
    await db.insertInto('searches').values(searches).execute();
    const found = await searchers(database);
    expect(found.map(({ person }) => person)).toEqual(['ann', 'bob', 'cid']);
    expect(at(found, 0).pool).toBe(at(found, 1).pool);
    await database.close();
  });
});
