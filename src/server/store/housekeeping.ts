import { type Database, type SqlStatement, statement } from './database.ts';

const DAY = 24 * 3_600_000;

/** Retention in days without use; listed in `docs/running.md`. */
const KEPT_DAYS = {
  guests: 30,
  closedTables: 30,
  invites: 30,
  reports: 180,
  bouts: 90,
  tournaments: 90,
};

/** Interval of the clean-up, in milliseconds. */
const ROUND = 3_600_000;

/**
 * Deletes what is no longer needed: ended sessions, guests who never sat down and never came back,
 * tables closed without a result, invitations, old reports and bouts, and tournaments that were
 * never played. Finished games are kept.
 */
export async function tidy(database: Database, now: number): Promise<void> {
  const { db, kind } = database;
  const moment = (time: number): string | Date =>
    kind === 'sqlite' ? new Date(time).toISOString() : new Date(time);
  const isSet = kind === 'sqlite' ? 1 : true;
  await database.commit([
    statement(db.deleteFrom('session').where('expiresAt', '<', moment(now))),
    statement(db.deleteFrom('verification').where('expiresAt', '<', moment(now))),
    statement(db.deleteFrom('reports').where('at', '<', now - KEPT_DAYS.reports * DAY)),
    statement(db.deleteFrom('bout_scores').where('at', '<', now - KEPT_DAYS.bouts * DAY)),
    statement(db.deleteFrom('invites').where('created_at', '<', now - KEPT_DAYS.invites * DAY)),
    statement(db.deleteFrom('calls').where('at', '<', now - KEPT_DAYS.invites * DAY)),
  ]);
  await database.commit(unplayedTournaments(database, now - KEPT_DAYS.tournaments * DAY));
  await deleteTables(database, now - KEPT_DAYS.closedTables * DAY);
  const seated = db.selectFrom('visits').select('person_id');
  const sessions = db.selectFrom('session').select('userId');
  const gone = database.longReads
    .selectFrom('user')
    .innerJoin('people', 'people.user_id', 'user.id')
    .select(['user.id as user', 'people.id as person'])
    .where('user.isAnonymous', '=', isSet)
    .where('people.created_at', '<', now - KEPT_DAYS.guests * DAY)
    .where('user.id', 'not in', sessions)
    .where('people.id', 'not in', seated)
    .limit(MOST);
  const rows = await gone.execute();
  await database.commit(
    rows.flatMap(({ user, person }) => guestStatements(database, user, person)),
  );
}

/** At most this many at a time: the next round finds the others. */
const MOST = 500;

async function deleteTables(database: Database, before: number): Promise<void> {
  const { db, longReads } = database;
  const rows = await longReads
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'closed')
    .where('changed_at', '<', before)
    .limit(MOST)
    .execute();
  await database.commit(
    rows.flatMap(({ id }) => [
      ...(
        ['events', 'chairs', 'visits', 'timers', 'invites', 'notes', 'calls', 'remarks'] as const
      ).map((name) => statement(db.deleteFrom(name).where('table_id', '=', id))),
      statement(db.deleteFrom('tables').where('id', '=', id)),
    ]),
  );
}

/** Tournaments that were cancelled or never started. */
function unplayedTournaments({ db }: Database, before: number): SqlStatement[] {
  const old = db
    .selectFrom('tournaments')
    .select('id')
    .where('phase', 'in', ['open', 'cancelled'])
    .where('changed_at', '<', before);
  return [
    db.deleteFrom('entrants').where('tournament_id', 'in', old),
    db.deleteFrom('tournament_tables').where('tournament_id', 'in', old),
    db.deleteFrom('tournaments').where('id', 'in', old),
  ].map((query) => statement(query));
}

function guestStatements({ db }: Database, user: string, person: string): SqlStatement[] {
  return [
    ...(
      [
        'preferences',
        'pushes',
        'mutes',
        'blocks',
        'privacy',
        'attendance',
        'searches',
        'bout_scores',
        'remarks',
      ] as const
    ).map((name) => statement(db.deleteFrom(name).where('person_id', '=', person))),
    statement(db.deleteFrom('mutes').where('muted_id', '=', person)),
    statement(db.deleteFrom('blocks').where('blocked_id', '=', person)),
    statement(db.deleteFrom('people').where('id', '=', person)),
    statement(db.deleteFrom('user').where('id', '=', user)),
  ];
}

/** Cleans up the store once an hour. */
export class Housekeeper {
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(database: Database, now: () => number, report: (error: unknown) => void) {
    const round = (): void => {
      this.running = tidy(database, now()).catch(report);
    };
    this.timer = setInterval(round, ROUND).unref();
    round();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
