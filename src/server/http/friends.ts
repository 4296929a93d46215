import { BlockList, Ok } from '../../client/protocol/lists.ts';
import { FriendInvite, Friends, Privacy } from '../../client/protocol/people.ts';
import { granted, refuse } from '../errors.ts';
import {
  block,
  blockedBy,
  blockersOf,
  call,
  endCall,
  follow,
  friendsOf,
  gatheringTablesOf,
  relationOf,
  unblock,
  unfollow,
} from '../store/friends.ts';
import { keepPrivacy, listedPeople, privacyOf } from '../store/privacy.ts';
import { decline, reserveChair } from '../table/invites.ts';
import { leave } from '../table/seating.ts';
import { chairOfPerson } from '../table/seats.ts';
import { ById, OK } from './shapes.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Follows, invitations, blocks and privacy settings. */
export function friendRoutes(app: HttpApp, context: RouteContext): void {
  following(app, context);
  inviting(app, context);
  blocking(app, context);
}

function following(app: HttpApp, context: RouteContext): void {
  const { access, database, environment, limits, turns } = context;
  const limited = {
    rateLimit: { max: Math.min(FOLLOWS_A_MINUTE, limits.requests), timeWindow: 60_000 },
  };
  app.get('/api/friends', { schema: { response: { 200: Friends } } }, async (request) => {
    const { id } = await access.required(request);
    return friendsOf(database, id, environment.now());
  });
  app.put(
    '/api/friends/:id',
    { schema: { params: ById, response: { 200: Ok } }, config: limited },
    async (request) => {
      const { id: person, account } = await access.required(request);
      const { id } = request.params;
      if (!account) refuse('account-needed');
      if (id === person || !(await listedPeople(database, [id])).has(id)) refuse('not-found');
      if ((await blockersOf(database, person)).has(id)) refuse('blocked');
      const begin = () => follow(database, person, id, environment.now());
      if (!(await turns.inTurn(person, begin))) refuse('too-often');
      return OK;
    },
  );
  app.delete(
    '/api/friends/:id',
    { schema: { params: ById, response: { 200: Ok } } },
    async (request) => {
      await unfollow(database, (await access.required(request)).id, request.params.id);
      return OK;
    },
  );
  app.get('/api/me/privacy', { schema: { response: { 200: Privacy } } }, async (request) => {
    const { id, account } = await access.required(request);
    return privacyOf(database, id, account);
  });
  app.put(
    '/api/me/privacy',
    { schema: { body: Privacy, response: { 200: Privacy } } },
    async (request) => {
      await keepPrivacy(database, (await access.required(request)).id, request.body);
      return request.body;
    },
  );
}

/** Follows and invitations per person and minute. */
const FOLLOWS_A_MINUTE = 30;

/** Only mutual followers can be invited, so that strangers cannot send invitations. */
function inviting(app: HttpApp, context: RouteContext): void {
  const { access, database, tables, environment, limits, matchmaking, turns } = context;
  app.post(
    '/api/tables/:id/friends',
    {
      schema: { params: ById, body: FriendInvite, response: { 200: Ok } },
      config: {
        rateLimit: { max: Math.min(FOLLOWS_A_MINUTE, limits.requests), timeWindow: 60_000 },
      },
    },
    async (request) => {
      const { id: by } = await access.required(request);
      const { id: table } = request.params;
      const { person, chair } = request.body;
      if (!(await relationOf(database, by, person)).followsMe) refuse('not-yours', 'friend');
      granted(await tables.change(table, (now) => reserveChair(now, by, person, chair)));
      const invite = () => call(database, { person, table, by }, environment.now());
      if (await turns.inTurn(person, invite)) {
        matchmaking.personChanged(person);
        return OK;
      }
      await tables.change(table, (now) => decline(now, person));
      return refuse('too-often');
    },
  );
  app.delete(
    '/api/me/invitations/:id',
    { schema: { params: ById, response: { 200: Ok } } },
    async (request) => {
      const { id: person } = await access.required(request);
      const { id } = request.params;
      await tables.change(id, (table) => decline(table, person));
      await endCall(database, person, id);
      return OK;
    },
  );
}

function blocking(
  app: HttpApp,
  { access, database, people, tables, environment, turns }: RouteContext,
): void {
  app.get('/api/me/blocks', { schema: { response: { 200: BlockList } } }, async (request) => ({
    people: await blockedBy(database, (await access.required(request)).id),
  }));
  app.put(
    '/api/me/blocks/:id',
    { schema: { params: ById, response: { 200: Ok } } },
    async (request) => {
      const { id: person } = await access.required(request);
      const { id } = request.params;
      if (id === person || !(await people.exists(id))) refuse('not-found');
      const begin = () => block(database, person, id, environment.now());
      if (!(await turns.inTurn(person, begin))) refuse('too-often');
      await people.muteNow(person, id);
      for (const table of await gatheringTablesOf(database, person, id))
        await tables.change(table, (now) =>
          chairOfPerson(now, person) === now.host ? leave(now, id) : [],
        );
      return OK;
    },
  );
  app.delete(
    '/api/me/blocks/:id',
    { schema: { params: ById, response: { 200: Ok } } },
    async (request) => {
      const { id: person } = await access.required(request);
      await unblock(database, person, request.params.id);
      await people.muteNow(person, request.params.id);
      return OK;
    },
  );
}
