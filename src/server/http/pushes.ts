import { Ok } from '../../client/protocol/lists.ts';
import { Endpoint, Push, PushKey } from '../../client/protocol/profile.ts';
import { refuse } from '../errors.ts';
import { pushKeysOf } from '../push/keys.ts';
import { deletePush, keepPush } from '../store/pushes.ts';
import { OK } from './shapes.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Web Push subscriptions. */
export function pushRoutes(app: HttpApp, context: RouteContext): void {
  const { access, database, environment, turns } = context;
  app.get('/api/push-key', { schema: { response: { 200: PushKey } } }, async () => {
    const { publicKey } = await pushKeysOf(database);
    return { key: publicKey };
  });
  app.put('/api/me/pushes', { schema: { body: Push, response: { 200: Ok } } }, async (request) => {
    const { id } = await access.required(request);
    const keep = () => keepPush(database, id, request.body, environment.now());
    if (!(await turns.inTurn(id, keep))) refuse('too-often');
    return OK;
  });
  app.delete(
    '/api/me/pushes',
    { schema: { body: Endpoint, response: { 200: Ok } } },
    async (request) => {
      const { id } = await access.required(request);
      await deletePush(database, request.body.endpoint, id);
      return OK;
    },
  );
}
