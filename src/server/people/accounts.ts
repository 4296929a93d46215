import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { anonymous, username } from 'better-auth/plugins';
import type { Database } from '../store/database.ts';
import type { People } from './people.ts';

export interface Accounts {
  readonly handler: (request: Request) => Promise<Response>;
}

/** better-auth over our store: passwords, passkeys, and guests who become accounts. */
export function accountsOver(
  database: Database,
  people: People,
  origin: string,
  /** Called after a guest's seats were moved to an account. */
  adopted: (tables: readonly string[]) => Promise<void>,
): Accounts {
  return betterAuth({
    database: { db: database.db, type: database.kind },
    secret: people.secret,
    baseURL: origin,
    basePath: '/api/auth',
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: 'ringside', useSecureCookies: false },
    session: { expiresIn: 30 * 24 * 3_600 },
    emailAndPassword: { enabled: true, minPasswordLength: 8, autoSignIn: true },
    user: { deleteUser: { enabled: false } },
    plugins: [
      username(),
      passkey({
        ...{ rpName: 'Ringside', rpID: new URL(origin).hostname, origin },
        registration: { afterVerification: ({ user }) => people.settle(user.id) },
      }),
      anonymous({
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          await adopted(await people.adopt(anonymousUser.user.id, newUser.user.id));
        },
      }),
    ],
  });
}
