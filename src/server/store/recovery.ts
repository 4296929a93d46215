import { createHash, randomBytes } from 'node:crypto';
import { type Database, type SqlStatement, statement } from './database.ts';

/** Letters and digits that are not easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Number of codes per account. */
const CODES = 8;

/** A code such as `k3fd-9xqm-72tp`: 59 random bits. */
function newCode(): string {
  const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length] ?? 'a');
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
}

/** Only hashes are stored. Dashes, spaces and case do not matter. */
function hashOf(code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`ringside recovery\n${plain}`).digest('hex');
}

function codeStatement({ db }: Database, user_id: string, code: string, now: number): SqlStatement {
  const row = { code_hash: hashOf(code), user_id, created_at: now };
  return statement(db.insertInto('recovery_codes').values(row));
}

/** Replaces a user's recovery codes; they cannot be read again. */
export async function newRecoveryCodes(
  database: Database,
  user: string,
  now: number,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await database.commit([
    statement(database.db.deleteFrom('recovery_codes').where('user_id', '=', user)),
    ...codes.map((code) => codeStatement(database, user, code, now)),
  ]);
  return codes;
}

/** Adds a code, for an operator to pass on. */
export async function addRecoveryCode(
  database: Database,
  user: string,
  now: number,
): Promise<string> {
  const code = newCode();
  await database.commit([codeStatement(database, user, code, now)]);
  return code;
}

/** What the account page shows: the user name, whether there is a password, and codes left. */
export async function accountOf(
  { db }: Database,
  user: string,
): Promise<{ username: string | null; password: boolean; recoveryCodes: number }> {
  const [row] = await db.selectFrom('user').select('username').where('id', '=', user).execute();
  const passwords = await passwordsOf(db, user);
  const codes = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', user)
    .execute();
  return {
    username: row?.username ?? null,
    password: passwords.length > 0,
    recoveryCodes: codes.length,
  };
}

/**
 * Sets a password with a recovery code, which is used up, and ends all sessions. Returns the user;
 * undefined if the name and code do not match.
 */
export async function recover(
  database: Database,
  username: string,
  code: string,
  passwordHash: string,
  now: number,
): Promise<string | undefined> {
  const { db, kind } = database;
  const [found] = await db
    .selectFrom('recovery_codes')
    .innerJoin('user', 'user.id', 'recovery_codes.user_id')
    .select(['user.id', 'code_hash'])
    .where('user.username', '=', username.toLowerCase())
    .where('code_hash', '=', hashOf(code))
    .execute();
  if (!found) return undefined;
  const { id: userId, code_hash } = found;
  const time = kind === 'sqlite' ? new Date(now).toISOString() : new Date(now);
  const [known] = await passwordsOf(db, userId);
  const password = known
    ? db
        .updateTable('account')
        .set({ password: passwordHash, updatedAt: time })
        .where('id', '=', known.id)
    : db.insertInto('account').values({
        ...{ id: randomBytes(12).toString('base64url'), userId, accountId: userId },
        ...{ providerId: 'credential', password: passwordHash, createdAt: time, updatedAt: time },
      });
  const isSpent = await database.commit([
    statement(db.deleteFrom('recovery_codes').where('code_hash', '=', code_hash), 1),
    statement(password, 1),
    statement(db.deleteFrom('session').where('userId', '=', userId)),
  ]);
  return isSpent ? userId : undefined;
}

function passwordsOf(db: Database['db'], user: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('account')
    .select('id')
    .where('userId', '=', user)
    .where('providerId', '=', 'credential')
    .execute();
}
