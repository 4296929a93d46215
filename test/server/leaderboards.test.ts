import { afterAll, beforeAll, expect, test } from 'vitest';
import { seasonAt, seasonsBetween, spanOf } from '../../src/client/protocol/seasons.ts';
import { range } from '../../src/engine/list.ts';
import { type Database, statement } from '../../src/server/store/database.ts';
import { leaderboardOf } from '../../src/server/store/leaderboards.ts';
import { lobbyTables } from '../../src/server/store/lists.ts';
import { migrate } from '../../src/server/store/migrations.ts';
import { openStore } from '../../src/server/store/open.ts';
import { keepPrivacy } from '../../src/server/store/privacy.ts';
import { publicGames, publicResults } from '../../src/server/store/public-profile.ts';
import { ratingsOf } from '../../src/server/store/ratings.ts';
import { bundled } from './bundle.ts';
import { onBothStores } from './stores.ts';

const AUTUMN = Date.UTC(2026, 9, 1);
const DAY = 24 * 3_600_000;
const NOW = AUTUMN + 40 * DAY;

test('a season is a quarter of a year in UTC', () => {
  expect([AUTUMN - 1, AUTUMN, Date.UTC(2027, 0, 1) - 1].map(seasonAt)).toEqual([
    ...['2026-Q3', '2026-Q4', '2026-Q4'],
  ]);
  expect(spanOf('2026-Q4')).toEqual({ from: AUTUMN, until: Date.UTC(2027, 0, 1) });
  expect(seasonsBetween(Date.UTC(2026, 2, 31), NOW, 40)).toEqual([
    ...['2026-Q4', '2026-Q3', '2026-Q2', '2026-Q1'],
  ]);
  expect(seasonsBetween(0, NOW, 3)).toHaveLength(3);
});

/** A game between two people: winner, time, and ratings afterwards. */
interface Game {
  readonly id: string;
  readonly at: number;
  readonly winner: string;
  readonly loser: string;
  readonly listed?: boolean;
  readonly rated?: boolean;
}

async function addPerson({ db, kind }: Database, id: string, guest = false): Promise<void> {
  const flag = (is: boolean) => (kind === 'sqlite' ? Number(is) : is);
  const day = kind === 'sqlite' ? new Date(0).toISOString() : new Date(0);
  const dates = { createdAt: day, updatedAt: day };
  const user = { id: `u-${id}`, name: id, email: `${id}@x.invalid`, ...dates };
  await db
    .insertInto('user')
    .values({ ...user, emailVerified: flag(false), isAnonymous: flag(guest) })
    .execute();
  await db
    .insertInto('people')
    .values({ id, user_id: user.id, name: id, bot: 0, created_at: 7 })
    .execute();
}

function mu(id: string, at: number): number {
  return 20 + id.length + (at - AUTUMN) / DAY / 100;
}

async function addGame({ db, commit }: Database, game: Game): Promise<void> {
  const { id, at, winner, loser, listed = false, rated = true } = game;
  const columns = { game: 'grid', code: null, phase: 'over', seq: 1, asked: '[]', line: '{}' };
  const sides = [
    [winner, loser, 1],
    [loser, winner, 2],
  ] as const;
  await commit([
    statement(
      db.insertInto('tables').values({
        ...{ id, ...columns, listed: listed ? 1 : 0, secret: '', salt: '' },
        ...{ created_at: at, changed_at: at },
      }),
    ),
    ...sides.map(([person_id, rival, place]) =>
      statement(
        db.insertInto('results').values({
          ...{ table_id: id, person_id, game: 'grid', at, seats: 2, place, shared: 1, score: 3 },
          ...{ rated: rated ? 1 : 0, mu: rated ? mu(person_id, at) : null },
          ...{ sigma: rated ? 2 : null, rivals: JSON.stringify([rival]), figures: '{"pegs":2}' },
        }),
      ),
    ),
  ]);
}

onBothStores((fresh) => {
  let database: Database;
  beforeAll(async () => {
    const files = await bundled();
    const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
    database = await openStore({ ...(await fresh()), workers });
    await migrate(database);
    for (const id of ['ann', 'barbara', 'cy', 'hidden']) await addPerson(database, id);
    await addPerson(database, 'guest', true);
    await keepPrivacy(database, 'hidden', { listed: false, presence: 'nobody' });
    for (const n of range(6))
      await addGame(database, {
        ...{ id: `q4-${n}`, at: AUTUMN + n * DAY, winner: n < 4 ? 'ann' : 'barbara' },
        loser: n < 4 ? 'barbara' : 'ann',
      });
    await addGame(database, { id: 'few', at: AUTUMN + 9 * DAY, winner: 'cy', loser: 'hidden' });
    await addGame(database, { id: 'old', at: AUTUMN - 1, winner: 'cy', loser: 'guest' });
    await addGame(database, {
      ...{ id: 'private', at: AUTUMN + 10 * DAY, winner: 'ann', loser: 'guest', rated: false },
    });
    await addGame(database, {
      ...{ id: 'open', at: AUTUMN + 11 * DAY, winner: 'ann', loser: 'guest', rated: false },
      listed: true,
    });
  });
  afterAll(() => database.close());

  const board = (more: object = {}) =>
    leaderboardOf(database, { game: 'grid', viewer: 'ann', now: NOW, ...more });

  test('a leaderboard ranks by the last rating of the season; people with few games have no rank', async () => {
    const { rows, season, seasons, mine } = await board();
    expect([season, seasons]).toEqual(['2026-Q4', ['2026-Q4', '2026-Q3']]);
    expect(rows.map(({ id, rank, games, won }) => [id, rank, games, won])).toEqual([
      ['barbara', 1, 6, 2],
      ['ann', 2, 6, 4],
      ['cy', null, 1, 1],
    ]);
    expect(rows[0]?.estimate).toBeCloseTo(mu('barbara', AUTUMN + 5 * DAY));
    expect(mine?.rank).toBe(2);
    expect((await board({ viewer: undefined })).mine).toBeNull();
  });

  test('older results count for their own quarter', async () => {
    const { rows } = await board({ season: '2026-Q3' });
    expect(rows.map(({ id, games }) => [id, games])).toEqual([['cy', 1]]);
    expect((await board({ season: '2026-Q2' })).rows).toEqual([]);
  });

  test('the next page continues, and every page has the viewer’s own row', async () => {
    const { rows, more, mine } = await board({ page: 1 });
    expect([rows, more, mine?.id]).toEqual([[], false, 'ann']);
  });

  test('a public profile shows public and rated games, and names only opponents with a public profile', async () => {
    const { results } = await publicResults(database, 'ann', {});
    expect(results.map(({ table }) => table)).not.toContain('private');
    expect(results[0]).toMatchObject({ table: 'open', rivals: [{ id: null, name: '' }] });
    expect(results[1]?.rivals).toEqual([{ id: 'barbara', name: 'barbara' }]);
    const hers = await publicResults(database, 'cy', { game: 'grid' });
    expect(JSON.stringify(hers)).not.toMatch(/hidden|guest/);
    const [grid] = await publicGames(database, 'ann');
    expect(grid).toMatchObject({ played: 7, won: 5, figures: { pegs: 14 } });
  });

  test('lists contain only ratings that people show', async () => {
    const { db } = database;
    for (const who of ['ann', 'hidden'])
      await db
        .insertInto('ratings')
        .values({ game: 'grid', who, bot: 0, name: who, mu: 27, sigma: 3, games: 4 })
        .execute();
    expect((await ratingsOf(database, 'grid', false)).map(({ who }) => who)).toEqual(['ann']);
    const line = { game: 'grid', seats: 2, names: ['ann', 'hidden'] };
    await db
      .updateTable('tables')
      .set({ phase: 'gathering', listed: 1, line: JSON.stringify(line) })
      .where('id', '=', 'few')
      .execute();
    for (const [chair, person_id] of ['ann', 'hidden'].entries())
      await db.insertInto('chairs').values({ table_id: 'few', chair, person_id }).execute();
    const [table] = await lobbyTables(database, 0);
    expect(table?.ratings).toEqual([{ estimate: 27, uncertainty: 3 }, null]);
  });
});
