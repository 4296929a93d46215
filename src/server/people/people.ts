import { createHash, randomBytes } from 'node:crypto';
import type { Me, MutedPerson, SessionLine } from '../../client/protocol/http.ts';
import type { Environment } from '../environment.ts';
import { KeyedQueue } from '../keyed-queue.ts';
import type { NodeBus } from '../node-bus.ts';
import { type Database, statement } from '../store/database.ts';
import { blockedBy } from '../store/friends.ts';
import { nameOfPerson } from '../store/people.ts';
import { preparedRead } from '../store/prepared.ts';
import { cookieFor, tokenIn } from './cookie.ts';
import { merge } from './merge.ts';
import { cleanName } from './names.ts';

/** A person with their session. */
export interface Visitor extends Me {
  readonly user: string;
  readonly session: string;
}

/** Called when a person mutes or unmutes another. */
type OnMuted = (person: string, other: string, muted: boolean) => void;

const SECRET = 'cookie-secret';
/** Maximum number of muted people. */
export const MOST_MUTED = 500;
const LIFETIME = 30 * 24 * 3_600_000;

/**
 * People and their sessions. Guests are recognized by a cookie; better-auth turns them into
 * accounts.
 */
export class People {
  /** Signs cookies. */
  secret = '';
  private readonly listeners: OnMuted[] = [];
  private readonly turns = new KeyedQueue();

  private constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly bus: NodeBus,
  ) {
    bus.on('muted', (_, person, other, muted) => this.tellMuted(person, other, muted));
  }

  static async open(database: Database, environment: Environment, bus: NodeBus): Promise<People> {
    const people = new People(database, environment, bus);
    const fresh = { key: SECRET, value: randomBytes(32).toString('base64url') };
    await database.db
      .insertInto('meta')
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await people.refresh();
    return people;
  }

  /** Reloads the key that signs cookies. */
  async refresh(): Promise<void> {
    const { db } = this.database;
    const rows = await db.selectFrom('meta').select('value').where('key', '=', SECRET).execute();
    this.secret = rows[0]?.value ?? this.secret;
  }

  /** Creates a guest and their session cookie. */
  async welcome(
    name: string | undefined,
    bot: boolean,
    agent: string | null,
    secure: boolean,
  ): Promise<{ readonly visitor: Visitor; readonly cookie: string }> {
    const { db } = this.database;
    const { newId, now } = this.environment;
    const [id, user, session] = [newId(), newId(), newId()];
    const token = randomBytes(24).toString('base64url');
    const called = name ?? `Guest ${id.slice(0, 4)}`;
    const [today, end] = [this.moment(now()), this.moment(now() + LIFETIME)];
    const dates = { createdAt: today, updatedAt: today };
    await this.database.commit([
      statement(
        db.insertInto('user').values({
          ...{ id: user, name: called, email: `${user}@guests.invalid`, ...dates },
          ...{ emailVerified: this.flag(false), isAnonymous: this.flag(true) },
        }),
      ),
      statement(
        db.insertInto('session').values({
          ...{ id: session, userId: user, token, expiresAt: end, ...dates },
          ...{ userAgent: agent?.slice(0, 200) ?? null },
        }),
      ),
      statement(
        db
          .insertInto('people')
          .values({ id, user_id: user, name: called, bot: bot ? 1 : 0, created_at: now() }),
      ),
    ]);
    const visitor = { id, name: called, account: false, bot, user, session };
    return { visitor, cookie: cookieFor(token, this.secret, secure) };
  }

  /** The visitor identified by a cookie; undefined for strangers. */
  async visitor(cookies: string | undefined): Promise<Visitor | undefined> {
    const token = tokenIn(cookies, this.secret);
    if (token === undefined) return undefined;
    const [row] = await sessionOf(this.database, { token });
    if (!row || new Date(row.expiresAt).getTime() < this.environment.now()) return undefined;
    const account = !row.isAnonymous;
    const { user, session } = row;
    const person = row.id === null ? await this.newPerson(user, row.called) : undefined;
    const id = row.id ?? person;
    if (id === undefined) return undefined;
    return { id, name: row.name ?? row.called, account, bot: row.bot === 1, user, session };
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  async sessions(visitor: Visitor): Promise<SessionLine[]> {
    const rows = await this.database.db
      .selectFrom('session')
      .selectAll()
      .where('userId', '=', visitor.user)
      .execute();
    return rows.map(({ id, createdAt, expiresAt, userAgent }) => ({
      id,
      createdAt: new Date(createdAt).getTime(),
      expiresAt: new Date(expiresAt).getTime(),
      agent: userAgent,
      current: id === visitor.session,
    }));
  }

  /** Ends a session; false if it is not one of theirs. */
  async revoke(visitor: Visitor, session: string): Promise<boolean> {
    const [done] = await this.database.db
      .deleteFrom('session')
      .where('userId', '=', visitor.user)
      .where('id', '=', session)
      .execute();
    return done?.numDeletedRows === 1n;
  }

  /** Moves a guest's data to the account they signed in to. */
  async adopt(guest: string, account: string): Promise<string[]> {
    const { db } = this.database;
    const [mine, theirs] = [await this.personOf(guest), await this.personOf(account)];
    if (mine === undefined) return [];
    if (theirs !== undefined && theirs !== mine) return merge(this.database, mine, theirs);
    await db.updateTable('people').set({ user_id: account }).where('id', '=', mine).execute();
    return [];
  }

  /** A guest with a passkey becomes an account. */
  async settle(user: string): Promise<void> {
    const account = { isAnonymous: this.flag(false) };
    await this.database.db.updateTable('user').set(account).where('id', '=', user).execute();
  }

  onMuted(listener: OnMuted): void {
    this.listeners.push(listener);
  }

  /** People whom a person has muted. */
  async mutes(person: string): Promise<MutedPerson[]> {
    const rows = await this.database.db
      .selectFrom('mutes')
      .leftJoin('people', 'people.id', 'mutes.muted_id')
      .select(['mutes.muted_id', 'people.name'])
      .where('mutes.person_id', '=', person)
      .execute();
    return rows.map(({ muted_id, name }) => ({ id: muted_id, name: name ?? '' }));
  }

  /** Mutes or unmutes a person; false if too many are muted. */
  mute(person: string, other: string, muted: boolean): Promise<boolean> {
    return this.turns.inTurn(person, () => this.muteInTurn(person, other, muted));
  }

  private async muteInTurn(person_id: string, muted_id: string, muted: boolean): Promise<boolean> {
    const { db } = this.database;
    if (muted) {
      const known = await this.mutes(person_id);
      if (known.length >= MOST_MUTED) return known.some(({ id }) => id === muted_id);
      const row = db.insertInto('mutes').values({ person_id, muted_id });
      await row.onConflict((conflict) => conflict.doNothing()).execute();
    } else {
      await db
        .deleteFrom('mutes')
        .where('person_id', '=', person_id)
        .where('muted_id', '=', muted_id)
        .execute();
    }
    await this.muteNow(person_id, muted_id);
    return true;
  }

  /** Applies mutes and blocks to a person's connections on every node. */
  async muteNow(person: string, other: string): Promise<void> {
    const muted = (await this.unheard(person)).has(other);
    this.bus.publish('muted', person, other, muted);
    this.tellMuted(person, other, muted);
  }

  /** Senders whose messages a person does not get: those they have muted or blocked. */
  async unheard(person: string): Promise<Set<string>> {
    const blocked = await blockedBy(this.database, person);
    return new Set([...(await this.mutes(person)), ...blocked].map(({ id }) => id));
  }

  async exists(person: string): Promise<boolean> {
    return (await nameOfPerson(this.database, person)) !== null;
  }

  private tellMuted(person: string, other: string, muted: boolean): void {
    for (const listener of this.listeners) listener(person, other, muted);
  }

  private async personOf(user: string): Promise<string | undefined> {
    const { db } = this.database;
    const rows = await db.selectFrom('people').select('id').where('user_id', '=', user).execute();
    return rows[0]?.id;
  }

  /** The first requests of a new account may be concurrent; one of them creates the person. */
  private async newPerson(user_id: string, name: string): Promise<string | undefined> {
    const { newId, now } = this.environment;
    const id = newId();
    const row = { id, user_id, name: cleanName(name) ?? 'Guest', bot: 0, created_at: now() };
    const insert = this.database.db.insertInto('people').values(row);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
    return this.personOf(user_id);
  }

  private moment(time: number): Date | string {
    const date = new Date(time);
    return this.database.kind === 'sqlite' ? date.toISOString() : date;
  }

  private flag(is: boolean): boolean | number {
    return this.database.kind === 'sqlite' ? Number(is) : is;
  }
}

/** Every request asks whose session it belongs to. */
const sessionOf = preparedRead((db, { token }: { readonly token: string }) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('people', 'people.user_id', 'user.id')
    .select([
      'session.id as session',
      'session.expiresAt',
      'user.id as user',
      'user.name as called',
      'user.isAnonymous',
      'people.id',
      'people.name',
      'people.bot',
    ])
    .where('session.token', '=', token),
);

/** Only hashes of tokens are stored. */
export function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
