import { Endpoint, Push, PushKey } from '../../client/protocol/profile.ts';
import { refuse } from '../errors.ts';
import { pushKeysOf } from '../push/keys.ts';
import { endPush, keepPush } from '../store/pushes.ts';
import { FINE, Fine } from './shapes.ts';
import type { App, RouteContext } from './types.ts';

/** Web Push subscriptions. */
export function pushRoutes(app: App, { access, database, environment }: RouteContext): void {
  app.get('/api/push-key', { schema: { response: { 200: PushKey } } }, async () => {
    const { publicKey } = await pushKeysOf(database);
    return { key: publicKey };
  });
  app.put(
    '/api/me/pushes',
    { schema: { body: Push, response: { 200: Fine } } },
    async (request) => {
      const { id } = await access.required(request);
      if (!(await keepPush(database, id, request.body, environment.now()))) refuse('too-often');
      return FINE;
    },
  );
  app.delete(
    '/api/me/pushes',
    { schema: { body: Endpoint, response: { 200: Fine } } },
    async (request) => {
      const { id } = await access.required(request);
      await endPush(database, request.body.endpoint, id);
      return FINE;
    },
  );
}
