import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { Invite, MadeInvite, NewInvite, Seated } from '../../client/protocol/http.ts';
import { InviteList, Ok } from '../../client/protocol/lists.ts';
import { granted, refuse } from '../errors.ts';
import { hashed } from '../people/people.ts';
import { endCall } from '../store/friends.ts';
import { endInvite, invitesTo, keepInvite, spendInvite, tableOfInvite } from '../store/invites.ts';
import { chairKeptBy, reserveChair, takeUp, withdraw } from '../table/invites.ts';
import type { TableModel } from '../table/model.ts';
import { chairOfPerson } from '../table/seats.ts';
import { ById, OK } from './shapes.ts';
import { personOf, seatedAt, unlessBarred, withinTableLimit } from './tables.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Invitations: each reserves a seat and can be used once. */
export function inviteRoutes(app: HttpApp, context: RouteContext): void {
  making(app, context);
  using(app, context);
}

function making(app: HttpApp, { tables, access, database, environment }: RouteContext): void {
  app.post(
    '/api/tables/:id/invites',
    { schema: { params: ById, body: NewInvite, response: { 200: MadeInvite } } },
    async (request) => {
      const { id: person } = await access.required(request);
      const { id } = request.params;
      const token = randomBytes(18).toString('base64url');
      const invite = hashed(token);
      const { chair } = request.body;
      // Stored first: a seat reserved for an unknown invitation could never be taken.
      await keepInvite(database, invite, id, environment.now());
      const done = await tables.change(id, (table) => reserveChair(table, person, invite, chair));
      if (!('seq' in done)) await endInvite(database, invite);
      granted(done);
      const kept = granted(
        await tables.look(id, async (table) => ({ chair: chairKeptBy(table, invite) })),
      );
      return { id: invite, token, chair: kept.chair ?? refuse('unknown-invite') };
    },
  );
  app.get(
    '/api/tables/:id/invites',
    {
      schema: {
        params: ById,
        response: { 200: InviteList },
      },
    },
    async (request) => {
      const { id: person } = await access.required(request);
      const { id } = request.params;
      const made = await invitesTo(database, id);
      return granted(
        await tables.look(id, async (table) => {
          if (chairOfPerson(table, person) === null) refuse('not-seated');
          const invites = made.flatMap((one) => {
            const chair = chairKeptBy(table, one.id);
            return chair === null ? [] : [{ ...one, chair }];
          });
          return { invites };
        }),
      );
    },
  );
  app.delete(
    '/api/tables/:id/invites/:invite',
    {
      schema: {
        params: Type.Object({ ...ById.properties, invite: Type.String({ maxLength: 64 }) }),
        response: { 200: Ok },
      },
    },
    async (request) => {
      const { id: person } = await access.required(request);
      const { id, invite } = request.params;
      granted(await tables.change(id, (table) => withdraw(table, person, invite)));
      await endInvite(database, invite);
      await endCall(database, invite, id);
      return OK;
    },
  );
}

function using(app: HttpApp, context: RouteContext): void {
  const { tables, access, database } = context;
  app.post(
    '/api/invites',
    { schema: { body: Invite, response: { 200: Seated } } },
    async (request) => {
      const visitor = await access.required(request);
      const invite = hashed(request.body.token);
      const found = (await tableOfInvite(database, invite)) ?? refuse('unknown-invite');
      const { table: id, usedBy } = found;
      if (usedBy === visitor.id) return seatedAt(context, id, visitor.id, 'unknown-invite');
      const decide = (table: TableModel) => takeUp(table, personOf(visitor), invite);
      await withinTableLimit(context, visitor.id, async () => {
        await context.matchmaking.attendance.act(visitor.id);
        granted(await tables.change(id, await unlessBarred(context, visitor, decide)));
        await spendInvite(database, invite, visitor.id);
      });
      return seatedAt(context, id, visitor.id, 'unknown-invite');
    },
  );
}
