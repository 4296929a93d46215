import { sql } from 'kysely';
import { ordinal } from 'openskill';
import type { RatingLine } from '../../client/protocol/http.ts';
import { at } from '../../engine/list.ts';
import { strengthsAfter } from '../strength.ts';
import type { TableModel } from '../table/model.ts';
import { outcomeOf } from '../table/outcome.ts';
import { type Database, type SqlStatement, statement } from './database.ts';
import { isListed } from './privacy.ts';

interface Rated {
  readonly who: string;
  readonly bot: number;
  readonly name: string;
}

export interface NewRating extends Rated {
  readonly mu: number;
  readonly sigma: number;
  /** Number of rated games, this one included. */
  readonly games: number;
}

/** New ratings after a finished table, by chair. */
export async function ratingsAfter(
  { db }: Database,
  table: TableModel,
): Promise<readonly NewRating[]> {
  const places = outcomeOf(table)?.places;
  if (!places) return [];
  const players = table.chairs.map(ratedOf);
  const ids = players.map(({ who }) => who);
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', table.game.id)
    .where('who', 'in', ids)
    .execute();
  const before = ids.map((who) => rows.find((row) => row.who === who));
  const after = strengthsAfter(
    before,
    players.map((_, chair) => places.findIndex((place) => place.includes(chair))),
  );
  return players.map((player, i) => ({
    ...player,
    ...at(after, i),
    games: (before[i]?.games ?? 0) + 1,
  }));
}

/** Statements for the new ratings; committed with the last step, so they apply exactly once. */
export function ratingChanges(
  { db }: Database,
  game: string,
  ratings: readonly NewRating[],
): SqlStatement[] {
  const first = ratings.filter(({ who }, i) => ratings.findIndex((one) => one.who === who) === i);
  return first.map(({ who, bot, name, mu, sigma, games }) => {
    const changed = { name, mu, sigma, games };
    const row = db
      .insertInto('ratings')
      .values({ game, who, bot, ...changed })
      .onConflict((conflict) =>
        conflict
          .columns(['game', 'who'])
          .doUpdateSet(changed)
          .where('ratings.games', '=', games - 1),
      );
    return statement(row, 1);
  });
}

/** The ratings of a game: people with a public profile, or bots. */
export async function ratingsOf(
  database: Database,
  game: string,
  bots: boolean,
  most = 100,
): Promise<RatingLine[]> {
  const rows = await database.longReads
    .selectFrom('ratings')
    .selectAll('ratings')
    .where('game', '=', game)
    .where('ratings.bot', '=', bots ? 1 : 0)
    .$if(!bots, (query) =>
      query
        .innerJoin('people', 'people.id', 'ratings.who')
        .leftJoin('user', 'user.id', 'people.user_id')
        .leftJoin('privacy', 'privacy.person_id', 'people.id')
        .where(isListed(database)),
    )
    // As `ordinal` computes it.
    .orderBy(sql`mu - 3 * sigma`, 'desc')
    .limit(most)
    .execute();
  return rows.map(({ who, name, mu, sigma, games }) => ({
    who,
    name,
    rating: ordinal({ mu, sigma }),
    uncertainty: sigma,
    games,
  }));
}

/** In games of older versions, built-in bots are rated by level. */
function ratedOf({ person, bot }: TableModel['chairs'][number]): Rated {
  if (person) return { who: person.id, bot: person.program ? 1 : 0, name: person.name };
  return { who: `bot:${bot}`, bot: 1, name: String(bot) };
}
