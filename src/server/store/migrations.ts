import { type Compilable, type Kysely, sql } from 'kysely';
import { type Database, type SqlStatement, statement } from './database.ts';
import type { Schema } from './schema.ts';

/** The store belongs to a newer version of the program. */
export class NewerStore extends Error {}

/** Migrates a store to the current version; several nodes may do so at once. */
export async function migrate(database: Database): Promise<void> {
  const { db } = database;
  await begin(database);
  for (;;) {
    const version = await versionOf(db);
    if (version > PRESENT)
      throw new NewerStore(`the store has version ${version}, this program knows ${PRESENT}`);
    const next = MIGRATIONS[version];
    if (!next) return;
    await database.commit([
      statement(
        db
          .updateTable('meta')
          .set({ value: String(version + 1) })
          .where('key', '=', 'version')
          .where('value', '=', String(version)),
        1,
      ),
      ...[
        ...(next.schema?.(db, database.kind) ?? []),
        ...(next.rows?.(db, database.kind) ?? []),
      ].map((change) => statement(change)),
    ]);
  }
}

/**
 * Whether the store has this program's version and accepts writes; a full disk can still be read.
 */
export async function isWritable({ db }: Database, now: number): Promise<boolean> {
  if ((await versionOf(db)) !== MIGRATIONS.length) return false;
  const value = String(now);
  const write = db
    .insertInto('meta')
    .values({ key: 'ready', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }));
  return write.execute().then(
    () => true,
    () => false,
  );
}

async function versionOf(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'version').execute();
  return Number(row[0]?.value ?? 0);
}

/** The key of the advisory lock. */
const DOOR = 1_936_287_595;

/**
 * Serializes nodes that start at the same time: `create table if not exists` alone races in
 * Postgres.
 */
function alone({ kind, db }: Database): SqlStatement[] {
  if (kind === 'sqlite') return [];
  return [statement(db.selectNoFrom(sql`pg_advisory_xact_lock(${DOOR})`.as('door')))];
}

async function begin(database: Database): Promise<void> {
  const { db } = database;
  const meta = db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull());
  await database.commit([...alone(database), statement(meta)]);
  const version = db.insertInto('meta').values({ key: 'version', value: '0' });
  await database.commit([statement(version.onConflict((c) => c.doNothing()))]);
}

interface Migration {
  /** New columns are nullable, so that rows of older versions fit. */
  readonly schema?: (db: Kysely<Schema>, kind: Database['kind']) => Compilable[];
  /** Changes to rows; also applied to restored backups of an older version. */
  readonly rows?: (db: Kysely<Schema>, kind: Database['kind']) => Compilable[];
}

const MIGRATIONS: readonly Migration[] = [
  { schema: first },
  { schema: second },
  { rows: soloResults },
  { schema: operators },
  { schema: friends },
  { schema: bouts },
  { schema: meeting },
  { schema: visits, rows: pastVisits },
  { schema: tournaments },
  { schema: spectators },
  { schema: withoutMessageIndex },
  { schema: endOfChairs, rows: pastEnds },
];

/** This program's version of the store. */
export const PRESENT = MIGRATIONS.length;

/** Statements that convert rows of an older version. */
export function correctionsSince(version: number, { db, kind }: Database): SqlStatement[] {
  const changes = MIGRATIONS.slice(version).flatMap(({ rows }) => rows?.(db, kind) ?? []);
  const current = db.updateTable('meta').set({ value: String(PRESENT) });
  return [...changes, current.where('key', '=', 'version')].map((change) => statement(change));
}

function first(db: Kysely<Schema>, kind: Database['kind']): Compilable[] {
  const { schema } = db;
  const create = (name: string) => schema.createTable(name);
  return [
    create('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('bot', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull()),
    create('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('code', 'text', (c) => c.unique())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('asked', 'text', (c) => c.notNull())
      .addColumn('line', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('salt', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull()),
    schema.createIndex('tables_listed').on('tables').columns(['listed', 'phase', 'created_at']),
    create('events')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('message', 'text')
      .addPrimaryKeyConstraint('events_key', ['table_id', 'seq']),
    schema
      .createIndex('events_message')
      .unique()
      .on('events')
      .columns(['table_id', 'message'])
      .where(sql.ref('message'), 'is not', null),
    create('chairs')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('chair', 'integer', (c) => c.notNull())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('chairs_key', ['table_id', 'chair']),
    schema.createIndex('chairs_person').on('chairs').columns(['person_id', 'table_id']),
    create('timers')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('claimed_by', 'text')
      .addColumn('claimed_until', 'bigint', (c) => c.notNull()),
    schema.createIndex('timers_due').on('timers').column('due_at'),
    create('invites')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_by', 'text'),
    create('ratings')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('bot', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['game', 'who']),
    create('mutes')
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('muted_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['person_id', 'muted_id']),
    create('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull()),
    ...accounts(db, kind),
  ];
}

/** Results, settings, notes and push subscriptions. */
function second({ schema }: Kysely<Schema>): Compilable[] {
  const create = (name: string) => schema.createTable(name);
  return [
    create('results')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('shared', 'integer', (c) => c.notNull())
      .addColumn('score', 'double precision', (c) => c.notNull())
      .addColumn('rated', 'integer', (c) => c.notNull())
      .addColumn('mu', 'double precision')
      .addColumn('sigma', 'double precision')
      .addColumn('rivals', 'text', (c) => c.notNull())
      .addColumn('figures', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('results_key', ['table_id', 'person_id']),
    schema.createIndex('results_person').on('results').columns(['person_id', 'at']),
    create('preferences')
      .addColumn('person_id', 'text', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull()),
    create('notes')
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['person_id', 'table_id']),
    create('pushes')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('wishes', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull()),
    schema.createIndex('pushes_person').on('pushes').column('person_id'),
  ];
}

/**
 * Solo games of Challengers! that the Robot won were stored as wins. The score is the lead over the
 * Robot; at equal totals the side with more of the seven trophies wins.
 */
function soloResults(db: Kysely<Schema>): Compilable[] {
  const fewer = [0, 1, 2, 3].map((trophies) => sql`figures like ${`%"trophies":${trophies},%`}`);
  return [
    db
      .updateTable('results')
      .set({ place: 2 })
      .where('game', '=', 'challengers')
      .where('seats', '=', 1)
      .where(sql<boolean>`(score < 0 or (score = 0 and (${sql.join(fewer, sql` or `)})))`),
  ];
}

/** Recovery codes, and what operators do. */
function operators({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('recovery_codes')
      .addColumn('code_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (c) => c.notNull()),
    schema
      .createTable('sanctions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull()),
    schema
      .createTable('operator_log')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('person_id', 'text')
      .addColumn('why', 'text', (c) => c.notNull()),
    schema.createIndex('recovery_codes_user').on('recovery_codes').column('user_id'),
    schema.createIndex('sanctions_person').on('sanctions').column('person_id'),
  ];
}

/** Follows, blocks, privacy settings and friends' invitations. */
function friends({ schema }: Kysely<Schema>): Compilable[] {
  const pair = <Other extends string>(name: string, other: Other) =>
    schema
      .createTable(name)
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn(other, 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ['person_id', other]);
  return [
    pair('follows', 'followed_id'),
    schema.createIndex('follows_followed').on('follows').column('followed_id'),
    pair('blocks', 'blocked_id'),
    schema.createIndex('blocks_blocked').on('blocks').column('blocked_id'),
    schema
      .createTable('privacy')
      .addColumn('person_id', 'text', (c) => c.primaryKey())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('presence', 'text', (c) => c.notNull()),
    schema
      .createTable('presence')
      .addColumn('person_id', 'text', (c) => c.primaryKey())
      .addColumn('seen_at', 'bigint', (c) => c.notNull()),
    schema
      .createTable('calls')
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('by_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('calls_key', ['person_id', 'table_id']),
    schema.createIndex('calls_table').on('calls').column('table_id'),
    schema
      .createIndex('results_season')
      .ifNotExists()
      .on('results')
      .columns(['game', 'rated', 'at']),
  ];
}

/** The scores of daily bouts. */
function bouts({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('bout_scores')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('score', 'double precision', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('bout_scores_key', ['day', 'game', 'person_id']),
    schema.createIndex('bout_scores_person').on('bout_scores').column('person_id'),
  ];
}

/** Attendance and opponent searches. */
function meeting({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('attendance')
      .addColumn('person_id', 'text', (c) => c.primaryKey())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('hidden', 'integer', (c) => c.notNull()),
    schema.createIndex('attendance_seen').on('attendance').column('seen_at'),
    schema
      .createTable('searches')
      .addColumn('person_id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('pace', 'text', (c) => c.notNull())
      .addColumn('rated', 'integer', (c) => c.notNull())
      .addColumn('bots', 'integer', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull()),
  ];
}

/** Which tables people have ever sat at, so that their names can be deleted there. */
function visits({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('visits')
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('visits_key', ['person_id', 'table_id']),
    schema.createIndex('visits_table').on('visits').column('table_id'),
  ];
}

function pastVisits(db: Kysely<Schema>, kind: Database['kind']): Compilable[] {
  const person =
    kind === 'sqlite' ? sql`body ->> '$.person.id'` : sql`body::json #>> '{person,id}'`;
  return [
    db
      .insertInto('visits')
      .columns(['person_id', 'table_id'])
      .expression(
        db
          .selectFrom('events')
          .select([person.$castTo<string>().as('person_id'), 'table_id'])
          .distinct()
          .where('body', 'like', '{"type":"sat"%'),
      )
      .onConflict((conflict) => conflict.doNothing()),
  ];
}

/** Tournaments, participants and their tables. */
function tournaments({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('tournaments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('organiser_id', 'text', (c) => c.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull()),
    schema.createIndex('tournaments_phase').on('tournaments').columns(['phase', 'changed_at']),
    schema.createIndex('tournaments_organiser').on('tournaments').column('organiser_id'),
    schema
      .createTable('entrants')
      .addColumn('tournament_id', 'text', (c) => c.notNull())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entrants_key', ['tournament_id', 'person_id']),
    schema.createIndex('entrants_person').on('entrants').column('person_id'),
    schema
      .createTable('tournament_tables')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('tournament_id', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull()),
    schema.createIndex('tournament_tables_state').on('tournament_tables').column('state'),
  ];
}

/** Spectators' chat, and reports of it. */
function spectators({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema
      .createTable('remarks')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('phrase', 'text')
      .addColumn('text', 'text')
      .addColumn('message', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('remarks_key', ['table_id', 'number'])
      .addUniqueConstraint('remarks_message', ['table_id', 'message']),
    schema.createIndex('remarks_person').on('remarks').column('person_id'),
    schema.alterTable('reports').addColumn('remark', 'integer'),
  ];
}

/**
 * Tables in memory know all their message ids, so nothing looks one up in the store. Keeping the index
 * was a third of the cost of storing an answer.
 */
function withoutMessageIndex({ schema }: Kysely<Schema>): Compilable[] {
  return [schema.dropIndex('events_message').ifExists()];
}

/** People's unfinished tables are found without reading all those at which they ever sat. */
function endOfChairs({ schema }: Kysely<Schema>): Compilable[] {
  return [
    schema.alterTable('chairs').addColumn('ended_at', 'bigint'),
    schema.createIndex('chairs_ended').on('chairs').columns(['person_id', 'ended_at']),
  ];
}

function pastEnds(db: Kysely<Schema>): Compilable[] {
  const ended = db.selectFrom('tables').where('tables.phase', 'in', ['over', 'closed']);
  return [
    db
      .updateTable('chairs')
      .set({
        ended_at: db
          .selectFrom('tables')
          .select('changed_at')
          .where('tables.id', '=', sql.ref<string>('chairs.table_id')),
      })
      .where('table_id', 'in', ended.select('id')),
  ];
}

/** The tables of better-auth, with the column types it expects for each store. */
function accounts(db: Kysely<Schema>, kind: Database['kind']): Compilable[] {
  const { schema } = db;
  const date = kind === 'sqlite' ? sql`date` : sql`timestamptz`;
  const flag = kind === 'sqlite' ? 'integer' : 'boolean';
  const owned = (name: string) =>
    schema
      .createTable(name)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'));
  const dated = (table: ReturnType<typeof owned>) =>
    table
      .addColumn('createdAt', date, (c) => c.notNull())
      .addColumn('updatedAt', date, (c) => c.notNull());
  return [
    schema
      .createTable('user')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('emailVerified', flag, (c) => c.notNull())
      .addColumn('image', 'text')
      .addColumn('createdAt', date, (c) => c.notNull())
      .addColumn('updatedAt', date, (c) => c.notNull())
      .addColumn('isAnonymous', flag)
      .addColumn('username', 'text', (c) => c.unique())
      .addColumn('displayUsername', 'text'),
    dated(owned('session'))
      .addColumn('expiresAt', date, (c) => c.notNull())
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text'),
    dated(owned('account'))
      .addColumn('accountId', 'text', (c) => c.notNull())
      .addColumn('providerId', 'text', (c) => c.notNull())
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', date)
      .addColumn('refreshTokenExpiresAt', date)
      .addColumn('scope', 'text')
      .addColumn('password', 'text'),
    schema
      .createTable('verification')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('identifier', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('expiresAt', date, (c) => c.notNull())
      .addColumn('createdAt', date, (c) => c.notNull())
      .addColumn('updatedAt', date, (c) => c.notNull()),
    owned('passkey')
      .addColumn('name', 'text')
      .addColumn('publicKey', 'text', (c) => c.notNull())
      .addColumn('credentialID', 'text', (c) => c.notNull())
      .addColumn('counter', 'integer', (c) => c.notNull())
      .addColumn('deviceType', 'text', (c) => c.notNull())
      .addColumn('backedUp', flag, (c) => c.notNull())
      .addColumn('transports', 'text')
      .addColumn('createdAt', date)
      .addColumn('aaguid', 'text'),
    ...['session', 'account', 'passkey'].map((name) =>
      schema.createIndex(`${name}_user`).on(name).column('userId'),
    ),
    schema.createIndex('verification_identifier').on('verification').column('identifier'),
  ];
}
