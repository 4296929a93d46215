import { matchTally, type SeatTally } from '../../engine/tally.ts';
import { TALLIES } from '../../games/rules.ts';
import type { TableModel } from '../table/model.ts';
import { outcomeOf } from '../table/outcome.ts';
import type { Database, SqlStatement } from './database.ts';
import { prepared } from './prepared.ts';
import { type NewRating, ratingChanges, ratingsAfter } from './ratings.ts';
import type { Schema } from './schema.ts';

/** Statements for a finished table: ratings and results. */
export async function conclusionsOf(
  database: Database,
  table: TableModel,
): Promise<SqlStatement[]> {
  const ratings = table.terms.rated ? await ratingsAfter(database, table) : [];
  return [
    ...ratingChanges(database, table.game.id, ratings),
    ...resultRows(database, table, ratings),
  ];
}

/** A person in two seats gets one result, for the first. */
function resultRows(
  database: Database,
  table: TableModel,
  ratings: readonly NewRating[],
): SqlStatement[] {
  const outcome = outcomeOf(table);
  if (!outcome) return [];
  const tallies = talliesOf(table);
  const people = table.chairs.map(({ person }) => person?.id);
  return table.chairs.flatMap(({ person }, chair) => {
    if (!person || people.indexOf(person.id) !== chair) return [];
    const place = outcome.places.findIndex((chairs) => chairs.includes(chair));
    const rating = ratings[chair];
    const row = {
      ...{ table_id: table.id, person_id: person.id, game: table.game.id, at: table.changedAt },
      ...{ seats: table.chairs.length, place: place + 1 },
      shared: outcome.places[place]?.length ?? 1,
      score: outcome.scores[chair] ?? 0,
      rated: table.terms.rated ? 1 : 0,
      ...{ mu: rating?.mu ?? null, sigma: rating?.sigma ?? null },
      rivals: JSON.stringify(rivalsOf(table, chair)),
      figures: JSON.stringify(tallies[chair]?.figures ?? {}),
    };
    return [insertResult(database, row, 1)];
  });
}

const insertResult = prepared((db, row: Schema['results']) =>
  db.insertInto('results').values({
    ...{ table_id: row.table_id, person_id: row.person_id, game: row.game, at: row.at },
    ...{ seats: row.seats, place: row.place, shared: row.shared, score: row.score },
    ...{ rated: row.rated, mu: row.mu, sigma: row.sigma },
    ...{ rivals: row.rivals, figures: row.figures },
  }),
);

function talliesOf({ match, game }: TableModel): readonly SeatTally[] {
  const tally = TALLIES[game.id];
  return match?.outcome() && tally ? matchTally(match, tally) : [];
}

/** Names of the others; for built-in bots their level. */
function rivalsOf({ chairs }: TableModel, chair: number): string[] {
  return chairs
    .filter((_, other) => other !== chair)
    .map(({ person, bot }) => person?.name ?? bot ?? '');
}
