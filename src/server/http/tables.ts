import { Type } from 'typebox';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import {
  Join,
  NewTable,
  Report,
  Seated,
  SetChair,
  TablePlayers,
  TableView,
} from '../../client/protocol/http.ts';
import { Ok, TableList, TableOfCode } from '../../client/protocol/lists.ts';
import type { GameRecord } from '../../engine/record.ts';
import { granted, refuse } from '../errors.ts';
import { visibleText } from '../people/names.ts';
import type { Visitor } from '../people/people.ts';
import { blockersOf } from '../store/friends.ts';
import { listedTables, openTablesOf, playersAt, tableOfCode } from '../store/lists.ts';
import { keepReport } from '../store/operating.ts';
import { hasRemark } from '../store/remarks.ts';
import type { Person, Ruling, TableModel } from '../table/model.ts';
import { seatView, tableInfoOf } from '../table/seat-view.ts';
import { isBarred, placeBot, sit } from '../table/seating.ts';
import { chairOfPerson, hearsSpectators, sitsAt } from '../table/seats.ts';
import { ById, OK } from './shapes.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Opening, finding, joining and leaving tables. */
export function tableRoutes(app: HttpApp, context: RouteContext): void {
  lobbyFeed(app, context);
  sitting(app, context);
  ending(app, context);
}

/** Lists read many rows; the page uses the `/api/lobby` stream instead. */
const LISTS_A_MINUTE = 120;

function lobbyFeed(app: HttpApp, context: RouteContext): void {
  const { tables, database, access, environment, limits } = context;
  app.get(
    '/api/tables',
    {
      schema: {
        querystring: Type.Object({ game: Type.Optional(Type.String({ maxLength: 40 })) }),
        response: { 200: TableList },
      },
      config: {
        rateLimit: { max: Math.min(LISTS_A_MINUTE, limits.requests), timeWindow: 60_000 },
      },
    },
    async ({ query }) => ({
      tables: await listedTables(database, query.game, environment.now()),
    }),
  );
  app.get(
    '/api/tables/:id',
    { schema: { params: ById, response: { 200: TableView } } },
    async (request) => {
      const visitor = await access.visitor(request);
      return granted(
        await tables.lookAs(request.params.id, visitor?.id ?? null, async (table) => {
          const chair = chairOfPerson(table, visitor?.id ?? null);
          return {
            info: tableInfoOf(table),
            chair,
            seen: seatView(table, chair, environment.now()),
          };
        }),
      );
    },
  );
  app.get(
    '/api/tables/:id/players',
    { schema: { params: ById, response: { 200: TablePlayers } } },
    async ({ params: { id } }) => {
      const { people } = granted(
        await tables.look(id, async ({ chairs }) => ({
          people: chairs.map(({ person }) => person?.id),
        })),
      );
      return { players: await playersAt(database, id, people) };
    },
  );
  app.get(
    '/api/codes/:code',
    {
      schema: {
        params: Type.Object({ code: Type.String({ pattern: '^[A-Za-z]{6}$' }) }),
        response: { 200: TableOfCode },
      },
    },
    async ({ params }) => {
      const table = await tableOfCode(database, params.code.toUpperCase());
      return { table: table ?? refuse('unknown-code') };
    },
  );
}

function sitting(app: HttpApp, context: RouteContext): void {
  const { tables, access } = context;
  app.post(
    '/api/tables',
    { schema: { body: NewTable, response: { 200: Seated } } },
    async (request) => {
      const visitor = await access.required(request);
      if (request.body.rated && (!visitor.account || visitor.bot)) refuse('account-needed');
      return withinTableLimit(context, visitor.id, async () => {
        await context.matchmaking.attendance.act(visitor.id);
        return granted(await tables.open(personOf(visitor), request.body));
      });
    },
  );
  app.post(
    '/api/tables/:id/join',
    { schema: { params: ById, body: Join, response: { 200: Seated } } },
    async (request) => {
      const visitor = await access.required(request);
      return join(context, request.params.id, visitor, request.body.chair);
    },
  );
  app.post(
    '/api/tables/:id/leave',
    { schema: { params: ById, response: { 200: Ok } } },
    async (request) => {
      const visitor = await access.required(request);
      granted(await tables.leave(request.params.id, visitor.id));
      return OK;
    },
  );
  app.put(
    '/api/tables/:id/chairs/:chair',
    {
      schema: {
        params: Type.Object({
          id: Type.String({ maxLength: 64 }),
          chair: Type.Integer({ minimum: 0, maximum: 63 }),
        }),
        body: SetChair,
        response: { 200: Ok },
      },
    },
    async (request) => {
      const visitor = await access.required(request);
      const { id, chair } = request.params;
      const { bot } = request.body;
      granted(await tables.change(id, (table) => placeBot(table, visitor.id, chair, bot)));
      return OK;
    },
  );
  app.post(
    '/api/tables/:id/rematch',
    { schema: { params: ById, response: { 200: Seated } } },
    async (request) => {
      const visitor = await access.required(request);
      const { id } = request.params;
      const blockers = await blockersOf(context.database, visitor.id);
      await tables.look(id, async (table) => {
        if (isBarred(table, visitor)) refuse('account-needed');
        if (sitsAt(table, blockers)) refuse('blocked');
      });
      await context.matchmaking.attendance.act(visitor.id);
      return granted(await tables.rematch(id, personOf(visitor)));
    },
  );
}

function ending(app: HttpApp, context: RouteContext): void {
  const { tables, access, database, environment, turns } = context;
  app.get(
    '/api/tables/:id/record',
    { schema: { params: ById, response: { 200: Type.Unsafe<GameRecord>(Type.Any()) } } },
    async ({ params }) => granted(await tables.record(params.id)),
  );
  app.post(
    '/api/tables/:id/reports',
    { schema: { params: ById, body: Report, response: { 200: Ok } } },
    async (request) => {
      const visitor = await access.required(request);
      const { seq = 0, remark = null } = request.body;
      const why = visibleText(request.body.why);
      if (why === '') refuse('bad-request', 'body.why: expected a visible character');
      const told = await tables.look(request.params.id, async (table) => ({
        said:
          remark === null
            ? table.said.some((one) => one.seq === seq)
            : hearsSpectators(table, visitor.id) && (await hasRemark(database, table.id, remark)),
      }));
      if (!granted(told).said)
        refuse('not-found', 'body.seq or body.remark: expected the number of a message');
      const ids = { id: environment.newId(), table_id: request.params.id, person_id: visitor.id };
      const report = { ...ids, seq, remark, why, at: environment.now() };
      if (!(await turns.inTurn(visitor.id, () => keepReport(database, report))))
        refuse('too-often');
      return OK;
    },
  );
}

async function join(
  context: RouteContext,
  id: string,
  visitor: Visitor,
  chair: number | undefined,
): Promise<Seated> {
  const decide = (table: TableModel) => sit(table, personOf(visitor), chair);
  await withinTableLimit(context, visitor.id, async () => {
    await context.matchmaking.attendance.act(visitor.id);
    granted(await context.tables.change(id, await unlessBarred(context, visitor, decide)));
  });
  return seatedAt(context, id, visitor.id);
}

/** Refuses people who may not play at a rated table, or whom a player there has blocked. */
export async function unlessBarred(
  { database }: RouteContext,
  visitor: Visitor,
  decide: (table: TableModel) => Ruling,
): Promise<(table: TableModel) => Ruling> {
  const blockers = await blockersOf(database, visitor.id);
  return (table) => {
    if (isBarred(table, visitor)) return { error: 'account-needed' };
    return sitsAt(table, blockers) ? { error: 'blocked' } : decide(table);
  };
}

/** Where a person sits at a table; throws `missing` if they do not. */
export async function seatedAt(
  { tables }: RouteContext,
  id: string,
  person: string,
  missing: ErrorCode = 'not-seated',
): Promise<Seated> {
  return granted(
    await tables.look(id, async (table) => {
      const chair = chairOfPerson(table, person) ?? refuse(missing);
      return { table: id, chair, code: table.terms.code };
    }),
  );
}

/** Seats a person, unless they have too many unfinished tables. */
export function withinTableLimit<T>(
  { database, limits, turns }: RouteContext,
  person: string,
  seat: () => Promise<T>,
): Promise<T> {
  return turns.inTurn(person, async () => {
    if ((await openTablesOf(database, person)) >= limits.openTables) refuse('too-many-tables');
    return seat();
  });
}

export function personOf({ id, name, bot }: Visitor): Person {
  return { id, name, program: bot };
}
