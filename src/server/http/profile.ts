import { Type } from 'typebox';
import { Ok } from '../../client/protocol/lists.ts';
import {
  Note,
  Preferences,
  Profile,
  ResultFilter,
  Results,
} from '../../client/protocol/profile.ts';
import { refuse } from '../errors.ts';
import { keepNote, keepPreferences, noteOf, preferencesOf } from '../store/preferences.ts';
import { profileOf, resultsOf } from '../store/profile.ts';
import { OK } from './shapes.ts';
import type { HttpApp, RouteContext } from './types.ts';

const OnTable = Type.Object({ table: Type.String({ maxLength: 64 }) });

/** Maximum length of the settings' JSON. */
const MOST_SETTINGS = 8_000;

/** Profile, results, settings and notes. */
export function profileRoutes(app: HttpApp, context: RouteContext): void {
  played(app, context);
  kept(app, context);
}

function played(app: HttpApp, { access, database }: RouteContext): void {
  app.get('/api/me/profile', { schema: { response: { 200: Profile } } }, async (request) => {
    const { id } = await access.required(request);
    return { games: await profileOf(database, id) };
  });
  app.get(
    '/api/me/results',
    { schema: { querystring: ResultFilter, response: { 200: Results } } },
    async (request) => resultsOf(database, (await access.required(request)).id, request.query),
  );
}

function kept(app: HttpApp, context: RouteContext): void {
  const { access, database, environment, turns } = context;
  app.get('/api/me/preferences', { schema: { response: { 200: Preferences } } }, async (request) =>
    preferencesOf(database, (await access.required(request)).id),
  );
  app.put(
    '/api/me/preferences',
    { schema: { body: Preferences, response: { 200: Preferences } } },
    async (request) => {
      const { id, account } = await access.required(request);
      if (!account) refuse('not-yours', 'account');
      if (JSON.stringify(request.body.body).length > MOST_SETTINGS) refuse('too-large');
      if (!(await keepPreferences(database, id, request.body))) refuse('outdated');
      return preferencesOf(database, id);
    },
  );
  app.get(
    '/api/me/notes/:table',
    { schema: { params: OnTable, response: { 200: Note } } },
    async (request) => {
      const { id } = await access.required(request);
      return { text: await noteOf(database, id, request.params.table) };
    },
  );
  app.put(
    '/api/me/notes/:table',
    { schema: { params: OnTable, body: Note, response: { 200: Ok } } },
    async (request) => {
      const { id } = await access.required(request);
      const { text } = request.body;
      const note = { person_id: id, table_id: request.params.table, text };
      const keep = () => keepNote(database, note, environment.now());
      if (!(await turns.inTurn(id, keep))) refuse('too-often');
      return OK;
    },
  );
}
