import { ordinal, rate, rating } from 'openskill';
import type { RatingLine } from '../../client/protocol/http.ts';
import { at, range } from '../../engine/list.ts';
import type { Table } from '../table/model.ts';
import { type Database, type Statement, statement } from './database.ts';

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
export async function ratingsAfter({ db }: Database, table: Table): Promise<readonly NewRating[]> {
  const places = table.match?.outcome()?.places;
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
  const rank = range(ids.length).map((chair) => places.findIndex((place) => place.includes(chair)));
  const after = rate(
    before.map((row) => [rating(row && { mu: row.mu, sigma: row.sigma })]),
    { rank },
  );
  return players.map((player, i) => {
    const { mu, sigma } = at(at(after, i), 0);
    return { ...player, mu, sigma, games: (before[i]?.games ?? 0) + 1 };
  });
}

/** Statements for the new ratings, stored with the last step and so only once. */
export function ratingChanges(
  { db }: Database,
  game: string,
  ratings: readonly NewRating[],
): Statement[] {
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

/** The ratings of a game, of people or of bots. */
export async function ratingsOf(
  { db }: Database,
  game: string,
  bots: boolean,
  most = 100,
): Promise<RatingLine[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('bot', '=', bots ? 1 : 0)
    .execute();
  return rows
    .map(({ who, name, mu, sigma, games }) => ({
      who,
      name,
      rating: ordinal({ mu, sigma }),
      uncertainty: sigma,
      games,
    }))
    .sort((a, b) => b.rating - a.rating)
    .slice(0, most);
}

/** A person is rated even if a bot finished their game; house bots are rated by level. */
function ratedOf({ person, bot }: Table['chairs'][number]): Rated {
  if (person) return { who: person.id, bot: person.program ? 1 : 0, name: person.name };
  return { who: `bot:${bot}`, bot: 1, name: String(bot) };
}
