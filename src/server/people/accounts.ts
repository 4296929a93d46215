import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context';
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
  const { handler } = betterAuth({
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
  return { handler: (request) => untracked(() => handler(request)) };
}

/** Requests that better-auth is answering. */
let running = 0;

/**
 * Runs a request, and switches better-auth's storages off after the last one: before Node 24 they make
 * every promise and callback of the process slower.
 */
async function untracked(answer: () => Promise<Response>): Promise<Response> {
  running++;
  try {
    return await answer();
  } finally {
    if (--running === 0) await switchOff();
  }
}

async function switchOff(): Promise<void> {
  const storages = await Promise.all([
    getCurrentAuthContextAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
  ]);
  if (running === 0) for (const storage of storages) storage.disable();
}
