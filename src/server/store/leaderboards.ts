import { sql } from 'kysely';
import type { Leaderboard, LeaderboardRow } from '../../client/protocol/people.ts';
import { RANKED_GAMES, seasonAt, seasonsBetween, spanOf } from '../../client/protocol/seasons.ts';
import type { Database } from './database.ts';
import { isListed } from './privacy.ts';

const PAGE = 50;
/** How many seasons are listed. */
const MOST_SEASONS = 40;

interface Wanted {
  readonly game: string;
  readonly season?: string | undefined;
  readonly page?: number | undefined;
  /** The person who asks. */
  readonly viewer: string | undefined;
  readonly now: number;
}

/**
 * Everyone with a public profile who played rated games in a season, sorted by the rating after
 * their last one: the lower bound of three standard deviations. People with few games come last and
 * have no rank. Everything is derived from `results`.
 */
export async function leaderboardOf(database: Database, wanted: Wanted): Promise<Leaderboard> {
  const { game, season = seasonAt(wanted.now), page = 0, viewer, now } = wanted;
  const first = page * PAGE;
  const rows = await rowsOf(database, { game, season, viewer: viewer ?? '', first });
  const shown = rows.filter(({ nth }) => nth > first);
  const mine = rows.find(({ id }) => id === viewer);
  return {
    season,
    seasons: await seasonsOf(database, game, now),
    rows: shown.filter(({ nth }) => nth <= first + PAGE).map(lineOf),
    more: shown.some(({ nth }) => nth > first + PAGE),
    mine: mine ? lineOf(mine) : null,
  };
}

type Row = Omit<LeaderboardRow, 'rank'> & { readonly nth: number };

function lineOf({ nth, ...row }: Row): LeaderboardRow {
  return { ...row, rank: row.games < RANKED_GAMES ? null : nth };
}

/** The rows of a page, one more if there is one, and the viewer's own. */
async function rowsOf(
  database: Database,
  wanted: Readonly<Record<'game' | 'season' | 'viewer', string>> & { readonly first: number },
): Promise<Row[]> {
  const { game, season, viewer, first } = wanted;
  const { from, until } = spanOf(season);
  const { rows } = await sql<Row>`
    with played as (
      select person_id, max(at) as last, count(*) as games,
        sum(case when place = 1 and shared = 1 then 1 else 0 end) as won,
        sum(case when place = 1 and shared > 1 then 1 else 0 end) as drawn
      from results
      where game = ${game} and rated = 1 and mu is not null and at >= ${from} and at < ${until}
      group by person_id
    ), latest as (
      select person_id, max(table_id) as table_id, games, won, drawn
      from played inner join results using (person_id)
      where at = last and game = ${game} and mu is not null
      group by person_id, games, won, drawn
    ), ranked as (
      select people.id, people.name, mu as estimate, sigma as uncertainty, games, won, drawn,
        row_number() over (
          order by case when games < ${RANKED_GAMES} then 1 else 0 end,
            mu - 3 * sigma desc, games desc, people.id
        ) as nth
      from latest
      inner join results using (table_id, person_id)
      inner join people on people.id = latest.person_id
      left join "user" on "user".id = people.user_id
      left join privacy on privacy.person_id = people.id
      where ${isListed(database)}
    )
    select * from ranked
    where (nth > ${first} and nth <= ${first + PAGE + 1}) or id = ${viewer}
    order by nth
  `.execute(database.longReads);
  return rows;
}

async function seasonsOf({ longReads }: Database, game: string, now: number): Promise<string[]> {
  const [row] = await longReads
    .selectFrom('results')
    .select('at')
    .where('game', '=', game)
    .where('rated', '=', 1)
    .orderBy('at')
    .limit(1)
    .execute();
  return seasonsBetween(row?.at ?? now, now, MOST_SEASONS);
}
