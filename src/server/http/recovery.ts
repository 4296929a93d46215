import { Ok } from '../../client/protocol/lists.ts';
import { Account, Recovery, RecoveryCodes } from '../../client/protocol/profile.ts';
import { refuse } from '../errors.ts';
import { accountOf, newRecoveryCodes, recover } from '../store/recovery.ts';
import { OK } from './shapes.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Account recovery. There is no e-mail, so codes are handed out in advance. */
export function recoveryRoutes(app: HttpApp, context: RouteContext): void {
  const { access, database, environment, limits } = context;
  app.get('/api/me/account', { schema: { response: { 200: Account } } }, async (request) => {
    const { account, user } = await access.required(request);
    if (!account) refuse('account-needed');
    return accountOf(database, user);
  });
  app.post(
    '/api/me/recovery-codes',
    { schema: { response: { 200: RecoveryCodes } } },
    async (request) => {
      const { account, user } = await access.required(request);
      if (!account) refuse('account-needed');
      return { codes: await newRecoveryCodes(database, user, environment.now()) };
    },
  );
  app.post(
    '/api/recover',
    {
      schema: { body: Recovery, response: { 200: Ok } },
      config: { rateLimit: { max: Math.min(10, limits.guests), timeWindow: 60_000 } },
    },
    async (request) => {
      const { username, code, password } = request.body;
      // Imported on first use, because it is large.
      const { hashPassword } = await import('better-auth/crypto');
      const hash = await hashPassword(password);
      const user = await recover(database, username, code, hash, environment.now());
      if (user === undefined) refuse('wrong-code');
      access.sessionsEnded(user);
      return OK;
    },
  );
}
