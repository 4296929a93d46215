import { Type } from 'typebox';
import {
  Note,
  Preferences,
  Profile,
  ResultFilter,
  Results,
} from '../../client/protocol/profile.ts';
import { refuse } from '../faults.ts';
import { keepNote, keepPreferences, noteOf, preferencesOf } from '../store/belongings.ts';
import { profileOf, resultsOf } from '../store/profile.ts';
import { FINE, Fine } from './shapes.ts';
import type { App, Desk } from './types.ts';

const OnTable = Type.Object({ table: Type.String({ maxLength: 64 }) });

/** The most that settings may say, in characters of JSON. */
const MOST_SETTINGS = 8_000;

/** What a person has played, and what they keep here. */
export function profileRoutes(app: App, desk: Desk): void {
  played(app, desk);
  kept(app, desk);
}

function played(app: App, { gate, database }: Desk): void {
  app.get('/api/me/profile', { schema: { response: { 200: Profile } } }, async (request) => {
    const { id } = await gate.known(request);
    return { games: await profileOf(database, id) };
  });
  app.get(
    '/api/me/results',
    { schema: { querystring: ResultFilter, response: { 200: Results } } },
    async (request) => resultsOf(database, (await gate.known(request)).id, request.query),
  );
}

function kept(app: App, { gate, database, environment }: Desk): void {
  app.get('/api/me/preferences', { schema: { response: { 200: Preferences } } }, async (request) =>
    preferencesOf(database, (await gate.known(request)).id),
  );
  app.put(
    '/api/me/preferences',
    { schema: { body: Preferences, response: { 200: Preferences } } },
    async (request) => {
      const { id, account } = await gate.known(request);
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
      const { id } = await gate.known(request);
      return { text: await noteOf(database, id, request.params.table) };
    },
  );
  app.put(
    '/api/me/notes/:table',
    { schema: { params: OnTable, body: Note, response: { 200: Fine } } },
    async (request) => {
      const { id } = await gate.known(request);
      const { text } = request.body;
      const note = { person_id: id, table_id: request.params.table, text };
      if (!(await keepNote(database, note, environment.now()))) refuse('too-often');
      return FINE;
    },
  );
}
