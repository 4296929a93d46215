import type { BoutResults } from '../../client/protocol/daily.ts';
import type { Database } from './database.ts';

interface OfBout {
  readonly day: string;
  readonly game: string;
}

/** Stores a person's score unless they already have one: the first attempt counts. */
export async function keepBoutScore(
  { db }: Database,
  result: OfBout & { readonly person_id: string; readonly score: number; readonly at: number },
): Promise<void> {
  await db
    .insertInto('bout_scores')
    .values(result)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Everyone's results in a bout. */
export async function boutResults(
  { longReads: db }: Database,
  { day, game }: OfBout,
  viewer: string | undefined,
): Promise<BoutResults> {
  const of = db.selectFrom('bout_scores').where('day', '=', day).where('game', '=', game);
  const rows = await of
    .select(({ fn }) => ['score', fn.countAll().as('count')])
    .groupBy('score')
    .orderBy('score')
    .execute();
  const scores = rows.map(({ score, count }) => ({ score, count: Number(count) }));
  const [mine] =
    viewer === undefined ? [] : await of.select('score').where('person_id', '=', viewer).execute();
  return {
    played: scores.reduce((total, { count }) => total + count, 0),
    scores,
    mine: mine?.score ?? null,
  };
}
