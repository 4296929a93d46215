import { type Static, type TSchema, Type } from 'typebox';
import { isObject } from '../engine/json.ts';
import { isRecord } from '../engine/record.ts';
import { BoutResults, type NewBoutResult } from './protocol/daily.ts';
import { type ErrorCode, isErrorCode } from './protocol/errors.ts';
import {
  MadeInvite,
  Me,
  type NewSearch,
  type NewTable,
  type NewTerms,
  Search,
  Seated,
  TablePlayers,
  TableView,
} from './protocol/http.ts';
import {
  BlockList,
  Games,
  InviteList,
  MuteList,
  NewId,
  Ok,
  OperatorLog,
  OwnSanctions,
  RatingList,
  ResetCode,
  SessionList,
  TableList,
  TableOfCode,
  TournamentList,
} from './protocol/lists.ts';
import {
  type FriendInvite,
  Friends,
  Leaderboard,
  type LeaderboardQuery,
  MyTables,
  Privacy,
  PublicProfile,
  PublicResults,
} from './protocol/people.ts';
import {
  Account,
  type NewSanction,
  Note,
  Operating,
  Preferences,
  Profile,
  type Push,
  PushKey,
  type Recovery,
  RecoveryCodes,
  ReportContext,
  type ResultFilter,
  Results,
} from './protocol/profile.ts';
import { checkerOf, type Fits } from './protocol/schema-check.ts';
import { AnyObject, type BotLevel } from './protocol/table.ts';
import { type NewTournament, TournamentView } from './protocol/tournaments.ts';

/** better-auth's responses; the callers validate them. */
const Anything = Type.Unknown();

/** The part of `fetch` that is used. */
export type Fetch = (
  url: string,
  request: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
    readonly credentials?: 'same-origin';
  },
) => Promise<{
  readonly status: number;
  readonly headers: { getSetCookie?(): string[] };
  json(): Promise<unknown>;
}>;

/** An error response of the server. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    readonly detail: string | null,
    readonly rule: string | null,
  ) {
    super(detail === null ? code : `${code} (${detail})`);
  }
}

/** The server's HTTP API. Outside of browsers it stores the cookie itself. */
export class Api {
  /** Outside of browsers. */
  cookie: string | undefined;

  constructor(
    readonly base: string,
    private readonly fetch: Fetch = globalThis.fetch,
  ) {}

  games = () => this.get(Games, '/api/games');
  guest = (body: { name?: string; bot?: boolean } = {}) => this.post(Me, '/api/guest', body);
  me = () => this.get(Me, '/api/me');
  rename = (name: string) => this.patch(Me, '/api/me', { name });
  myTables = () => this.get(MyTables, '/api/me/tables');
  sessions = () => this.get(SessionList, '/api/me/sessions');
  endSession = (id: string) => this.remove(Ok, `/api/me/sessions/${part(id)}`);
  mutes = () => this.get(MuteList, '/api/me/mutes');
  mute = (person: string) => this.put(Ok, `/api/me/mutes/${part(person)}`);
  unmute = (person: string) => this.remove(Ok, `/api/me/mutes/${part(person)}`);
  friends = () => this.get(Friends, '/api/friends');
  follow = (person: string) => this.put(Ok, `/api/friends/${part(person)}`);
  unfollow = (person: string) => this.remove(Ok, `/api/friends/${part(person)}`);
  inviteFriend = (table: string, invite: FriendInvite) =>
    this.post(Ok, `/api/tables/${part(table)}/friends`, invite);
  declineInvitation = (table: string) => this.remove(Ok, `/api/me/invitations/${part(table)}`);
  blocks = () => this.get(BlockList, '/api/me/blocks');
  block = (person: string) => this.put(Ok, `/api/me/blocks/${part(person)}`);
  unblock = (person: string) => this.remove(Ok, `/api/me/blocks/${part(person)}`);
  privacy = () => this.get(Privacy, '/api/me/privacy');
  keepPrivacy = (privacy: Privacy) => this.put(Privacy, '/api/me/privacy', privacy);
  person = (id: string) => this.get(PublicProfile, `/api/people/${part(id)}`);
  resultsOf = (id: string, filter: { game?: string; before?: number } = {}) =>
    this.get(PublicResults, `/api/people/${part(id)}/results${query(filter)}`);
  leaderboard = (game: string, wanted: LeaderboardQuery = {}) =>
    this.get(Leaderboard, `/api/leaderboards/${part(game)}${query(wanted)}`);
  boutResults = (day: string, game: string) =>
    this.get(BoutResults, `/api/daily/${part(day)}/${part(game)}`);
  keepBout = (day: string, game: string, result: NewBoutResult) =>
    this.put(BoutResults, `/api/daily/${part(day)}/${part(game)}`, result);
  tournaments = () => this.get(TournamentList, '/api/tournaments');
  openTournament = (wanted: NewTournament) => this.post(NewId, '/api/tournaments', wanted);
  tournament = (id: string) => this.get(TournamentView, `/api/tournaments/${part(id)}`);
  joinTournament = (id: string) => this.post(Ok, `/api/tournaments/${part(id)}/join`);
  withdrawFromTournament = (id: string) => this.post(Ok, `/api/tournaments/${part(id)}/withdraw`);
  startTournament = (id: string) => this.post(Ok, `/api/tournaments/${part(id)}/start`);
  cancelTournament = (id: string) => this.post(Ok, `/api/tournaments/${part(id)}/cancel`);
  removeEntrant = (id: string, person: string) =>
    this.remove(Ok, `/api/tournaments/${part(id)}/entrants/${part(person)}`);
  exportMe = () => this.get(AnyObject, '/api/me/export');
  forgetMe = () => this.remove(Ok, '/api/me');
  ratings = (game: string, bots = false) =>
    this.get(RatingList, `/api/ratings/${part(game)}?bots=${bots}`);
  profile = () => this.get(Profile, '/api/me/profile');
  results = (filter: ResultFilter = {}) => this.get(Results, `/api/me/results${query(filter)}`);
  preferences = () => this.get(Preferences, '/api/me/preferences');
  keepPreferences = (kept: Preferences) => this.put(Preferences, '/api/me/preferences', kept);
  note = (table: string) => this.get(Note, `/api/me/notes/${part(table)}`);
  keepNote = (table: string, text: string) =>
    this.put(Ok, `/api/me/notes/${part(table)}`, { text });
  pushKey = () => this.get(PushKey, '/api/push-key');
  push = (push: Push) => this.put(Ok, '/api/me/pushes', push);
  endPush = (endpoint: string) => this.remove(Ok, '/api/me/pushes', { endpoint });
  operating = () => this.get(Operating, '/api/operating');
  operate = (token: string) => this.post(Ok, '/api/operating', { token });
  account = () => this.get(Account, '/api/me/account');
  newRecoveryCodes = () => this.post(RecoveryCodes, '/api/me/recovery-codes');
  recover = (recovery: Recovery) => this.post(Ok, '/api/recover', recovery);
  sanctions = () => this.get(OwnSanctions, '/api/me/sanctions');
  reportContext = (report: string) =>
    this.get(ReportContext, `/api/operating/reports/${part(report)}`);
  sanction = (person: string, sanction: NewSanction) =>
    this.post(Ok, `/api/operating/people/${part(person)}/sanctions`, sanction);
  lift = (person: string) => this.remove(Ok, `/api/operating/people/${part(person)}/sanctions`);
  resetPassword = (person: string) =>
    this.post(ResetCode, `/api/operating/people/${part(person)}/recovery`);
  operatorLog = () => this.get(OperatorLog, '/api/operating/log');
  dismiss = (report: string) => this.remove(Ok, `/api/operating/reports/${part(report)}`);
  tables = (game?: string) =>
    this.get(TableList, `/api/tables${game === undefined ? '' : `?game=${part(game)}`}`);
  table = (id: string) => this.get(TableView, `/api/tables/${part(id)}`);
  players = (id: string) => this.get(TablePlayers, `/api/tables/${part(id)}/players`);
  tableOfCode = (code: string) => this.get(TableOfCode, `/api/codes/${part(code)}`);
  open = (table: NewTable) => this.post(Seated, '/api/tables', table);
  join = (id: string, chair?: number) =>
    this.post(Seated, `/api/tables/${part(id)}/join`, chair === undefined ? {} : { chair });
  leave = (id: string) => this.post(Ok, `/api/tables/${part(id)}/leave`);
  setBot = (id: string, chair: number, bot: BotLevel | null) =>
    this.put(Ok, `/api/tables/${part(id)}/chairs/${chair}`, { bot });
  invite = (id: string, chair?: number) =>
    this.post(MadeInvite, `/api/tables/${part(id)}/invites`, chair === undefined ? {} : { chair });
  invites = (id: string) => this.get(InviteList, `/api/tables/${part(id)}/invites`);
  withdraw = (id: string, invite: string) =>
    this.remove(Ok, `/api/tables/${part(id)}/invites/${part(invite)}`);
  takeUp = (token: string) => this.post(Seated, '/api/invites', { token });
  /** The host changes the terms of a table that waits for players. */
  editTable = (id: string, terms: NewTerms) =>
    this.patch(Ok, `/api/tables/${part(id)}/terms`, terms);
  /** Searches for opponents; replaces an earlier search. */
  search = (search: NewSearch) => this.put(Search, '/api/me/search', search);
  endSearch = () => this.remove(Ok, '/api/me/search');
  rematch = (id: string) => this.post(Seated, `/api/tables/${part(id)}/rematch`);
  record = (id: string) => this.send(isRecord, 'GET', `/api/tables/${part(id)}/record`);
  report = (id: string, seq: number, why: string) =>
    this.post(Ok, `/api/tables/${part(id)}/reports`, { seq, why });
  /** Reports a spectator's message. */
  reportRemark = (id: string, remark: number, why: string) =>
    this.post(Ok, `/api/tables/${part(id)}/reports`, { remark, why });
  /** better-auth's own routes: sign-up, sign-in, passkeys. */
  auth = (path: string, body?: object) =>
    body === undefined
      ? this.get(Anything, `/api/auth${path}`)
      : this.post(Anything, `/api/auth${path}`, body);

  private get<S extends TSchema>(schema: S, path: string): Promise<Static<S>> {
    return this.send(checkerOf(schema), 'GET', path);
  }

  private post<S extends TSchema>(schema: S, path: string, body: object = {}): Promise<Static<S>> {
    return this.send(checkerOf(schema), 'POST', path, body);
  }

  private put<S extends TSchema>(schema: S, path: string, body?: object): Promise<Static<S>> {
    return this.send(checkerOf(schema), 'PUT', path, body);
  }

  private patch<S extends TSchema>(schema: S, path: string, body: object): Promise<Static<S>> {
    return this.send(checkerOf(schema), 'PATCH', path, body);
  }

  private remove<S extends TSchema>(schema: S, path: string, body?: object): Promise<Static<S>> {
    return this.send(checkerOf(schema), 'DELETE', path, body);
  }

  private async send<T>(fits: Fits<T>, method: string, path: string, body?: object): Promise<T> {
    const response = await this.fetch(`${this.base}${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.keep(response.headers.getSetCookie?.() ?? []);
    const answer = await response.json().catch(() => null);
    if (response.status >= 400) throw errorOf(response.status, answer);
    if (!fits(answer)) throw new ApiError('broken', response.status, `${path}: bad answer`, null);
    return answer;
  }

  private keep(cookies: readonly string[]): void {
    const fresh = cookies.map((cookie) => cookie.split(';')[0] ?? '');
    if (fresh.length === 0) return;
    const names = new Set(fresh.map(nameOf));
    const old = this.cookie?.split('; ').filter((pair) => !names.has(nameOf(pair))) ?? [];
    this.cookie = [...old, ...fresh].join('; ');
  }
}

function nameOf(pair: string): string {
  return pair.slice(0, pair.indexOf('='));
}

function part(text: string): string {
  return encodeURIComponent(text);
}

/** A query string of the defined values. */
function query(wanted: object): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted))
    if (value !== undefined) given.set(name, String(value));
  return given.size === 0 ? '' : `?${given}`;
}

function errorOf(status: number, answer: unknown): ApiError {
  const body = isObject(answer) ? answer : {};
  const code = isErrorCode(body.error) ? body.error : 'broken';
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return new ApiError(code, status, text(body.detail) ?? text(body.message), text(body.rule));
}
