import WebSocket from 'ws';
import { LEVELS } from '../bots/bot.ts';
import { Api, ApiError } from '../client/api.ts';
import { Connection } from '../client/connection.ts';
import { type OnChange, WatchedTable } from '../client/table.ts';
import type { Hosted } from '../engine/hosted.ts';
import { range } from '../engine/list.ts';
import { type Call, WrongCall } from './command.ts';
import { seatsOf } from './game-call.ts';
import { languageOf } from './language.ts';

/** The options that name a server and a table. */
export const AT_A_SERVER = {
  'server URL': 'play on a server: http://127.0.0.1:8080',
  'table ID': 'the table to join',
  'code ABCDEF': 'its six-letter code instead',
  'level NAME': 'level of the bots: rookie, contender (default), champion',
  'seats K': 'how many seats',
} as const;

/** A seat at an online table. */
export interface OnlineSeat {
  readonly api: Api;
  readonly connection: Connection;
  readonly table: WatchedTable;
}

/** Opens a table against built-in bots. */
export function against(call: Call, game: Hosted): (api: Api) => Promise<string> {
  return async (api) => {
    const level = LEVELS.find((known) => known === (call.text('level') ?? 'contender'));
    if (!level) throw new WrongCall(`--level must be one of ${LEVELS.join(', ')}`);
    const others = range(seatsOf(game, call) - 1).map(() => level);
    const places = ['me' as const, ...others];
    const { table } = await api.open({ game: game.id, places, language: languageOf(call) });
    return table;
  };
}

/** Signs in as a guest, takes a seat and subscribes to the table. */
export async function sitDown(
  call: Call,
  guest: { readonly name: string; readonly bot: boolean },
  opened: ((api: Api) => Promise<string>) | undefined,
  onChange: OnChange,
): Promise<OnlineSeat> {
  const server = call.text('server')?.replace(/\/$/, '');
  if (server === undefined || !/^https?:\/\//.test(server))
    throw new WrongCall('--server must be the address of a server');
  try {
    const api = new Api(server);
    await api.guest(guest);
    const id = await tableOf(call, api, opened);
    const connection = connectionOf(api);
    const table = new WatchedTable(id, connection, onChange);
    await table.watch();
    return { api, connection, table };
  } catch (error) {
    if (error instanceof ApiError) throw new WrongCall(`the server answered: ${error.message}`);
    if (error instanceof TypeError) throw new WrongCall(`cannot reach a server at ${server}`);
    throw error;
  }
}

/** A connection to the server, authenticated by the session cookie. */
export function connectionOf(api: Api): Connection {
  return new Connection(
    `${api.base.replace(/^http/, 'ws')}/api/socket`,
    (url) => new WebSocket(url, { headers: { cookie: api.cookie ?? '', origin: api.base } }),
  );
}

async function tableOf(
  call: Call,
  api: Api,
  opened: ((api: Api) => Promise<string>) | undefined,
): Promise<string> {
  const code = call.text('code');
  const named = code === undefined ? call.text('table') : (await api.tableOfCode(code)).table;
  if (named !== undefined) {
    await api.join(named);
    return named;
  }
  if (!opened) throw new WrongCall('which table? Give --table or --code');
  return opened(api);
}
