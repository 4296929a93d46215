import { isObject, unsafeCast } from '../engine/json.ts';
import type { GameRecord } from '../engine/record.ts';
import type { BoutResults, NewBoutResult } from './protocol/daily.ts';
import { type ErrorCode, isErrorCode } from './protocol/errors.ts';
import type {
  GameInfo,
  InviteLine,
  MadeInvite,
  Me,
  MutedPerson,
  NewSearch,
  NewTable,
  NewTerms,
  RatingLine,
  Search,
  Seated,
  SessionLine,
  TablePlayers,
  TableSummary,
  TableView,
} from './protocol/http.ts';
import type {
  FriendInvite,
  Friends,
  Leaderboard,
  LeaderboardQuery,
  MyTables,
  PersonLine,
  Privacy,
  PublicProfile,
  PublicResults,
} from './protocol/people.ts';
import type {
  Account,
  NewSanction,
  Note,
  Operating,
  OperatorAct,
  Preferences,
  Profile,
  Push,
  Recovery,
  RecoveryCodes,
  ReportContext,
  ResultFilter,
  Results,
  Sanction,
} from './protocol/profile.ts';
import type { BotLevel } from './protocol/table.ts';
import type { NewTournament, TournamentLine, TournamentView } from './protocol/tournaments.ts';

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

/** The server's HTTP API. Outside of browsers it keeps the cookie itself. */
export class Api {
  /** Outside of browsers. */
  cookie: string | undefined;

  constructor(
    readonly base: string,
    private readonly fetch: Fetch = globalThis.fetch,
  ) {}

  games = () => this.get<{ games: GameInfo[] }>('/api/games');
  guest = (body: { name?: string; bot?: boolean } = {}) => this.post<Me>('/api/guest', body);
  me = () => this.get<Me>('/api/me');
  rename = (name: string) => this.send<Me>('PATCH', '/api/me', { name });
  myTables = () => this.get<MyTables>('/api/me/tables');
  sessions = () => this.get<{ sessions: SessionLine[] }>('/api/me/sessions');
  endSession = (id: string) => this.send<object>('DELETE', `/api/me/sessions/${part(id)}`);
  mutes = () => this.get<{ people: MutedPerson[] }>('/api/me/mutes');
  mute = (person: string) => this.send<object>('PUT', `/api/me/mutes/${part(person)}`);
  unmute = (person: string) => this.send<object>('DELETE', `/api/me/mutes/${part(person)}`);
  friends = () => this.get<Friends>('/api/friends');
  follow = (person: string) => this.send<object>('PUT', `/api/friends/${part(person)}`);
  unfollow = (person: string) => this.send<object>('DELETE', `/api/friends/${part(person)}`);
  inviteFriend = (table: string, invite: FriendInvite) =>
    this.post<object>(`/api/tables/${part(table)}/friends`, invite);
  declineInvitation = (table: string) =>
    this.send<object>('DELETE', `/api/me/invitations/${part(table)}`);
  blocks = () => this.get<{ people: PersonLine[] }>('/api/me/blocks');
  block = (person: string) => this.send<object>('PUT', `/api/me/blocks/${part(person)}`);
  unblock = (person: string) => this.send<object>('DELETE', `/api/me/blocks/${part(person)}`);
  privacy = () => this.get<Privacy>('/api/me/privacy');
  keepPrivacy = (privacy: Privacy) => this.send<Privacy>('PUT', '/api/me/privacy', privacy);
  person = (id: string) => this.get<PublicProfile>(`/api/people/${part(id)}`);
  resultsOf = (id: string, filter: { game?: string; before?: number } = {}) =>
    this.get<PublicResults>(`/api/people/${part(id)}/results${query(filter)}`);
  leaderboard = (game: string, wanted: LeaderboardQuery = {}) =>
    this.get<Leaderboard>(`/api/leaderboards/${part(game)}${query(wanted)}`);
  boutResults = (day: string, game: string) =>
    this.get<BoutResults>(`/api/daily/${part(day)}/${part(game)}`);
  keepBout = (day: string, game: string, result: NewBoutResult) =>
    this.send<BoutResults>('PUT', `/api/daily/${part(day)}/${part(game)}`, result);
  tournaments = () => this.get<{ tournaments: TournamentLine[] }>('/api/tournaments');
  openTournament = (wanted: NewTournament) => this.post<{ id: string }>('/api/tournaments', wanted);
  tournament = (id: string) => this.get<TournamentView>(`/api/tournaments/${part(id)}`);
  joinTournament = (id: string) => this.post<object>(`/api/tournaments/${part(id)}/join`);
  withdrawFromTournament = (id: string) =>
    this.post<object>(`/api/tournaments/${part(id)}/withdraw`);
  startTournament = (id: string) => this.post<object>(`/api/tournaments/${part(id)}/start`);
  cancelTournament = (id: string) => this.post<object>(`/api/tournaments/${part(id)}/cancel`);
  removeEntrant = (id: string, person: string) =>
    this.send<object>('DELETE', `/api/tournaments/${part(id)}/entrants/${part(person)}`);
  exportMe = () => this.get<object>('/api/me/export');
  forgetMe = () => this.send<object>('DELETE', '/api/me');
  ratings = (game: string, bots = false) =>
    this.get<{ ratings: RatingLine[] }>(`/api/ratings/${part(game)}?bots=${bots}`);
  profile = () => this.get<Profile>('/api/me/profile');
  results = (filter: ResultFilter = {}) => this.get<Results>(`/api/me/results${query(filter)}`);
  preferences = () => this.get<Preferences>('/api/me/preferences');
  keepPreferences = (kept: Preferences) =>
    this.send<Preferences>('PUT', '/api/me/preferences', kept);
  note = (table: string) => this.get<Note>(`/api/me/notes/${part(table)}`);
  keepNote = (table: string, text: string) =>
    this.send<object>('PUT', `/api/me/notes/${part(table)}`, { text });
  pushKey = () => this.get<{ key: string }>('/api/push-key');
  push = (push: Push) => this.send<object>('PUT', '/api/me/pushes', push);
  endPush = (endpoint: string) => this.send<object>('DELETE', '/api/me/pushes', { endpoint });
  operating = () => this.get<Operating>('/api/operating');
  operate = (token: string) => this.post<object>('/api/operating', { token });
  account = () => this.get<Account>('/api/me/account');
  newRecoveryCodes = () => this.post<RecoveryCodes>('/api/me/recovery-codes');
  recover = (recovery: Recovery) => this.post<object>('/api/recover', recovery);
  sanctions = () => this.get<{ sanctions: Sanction[] }>('/api/me/sanctions');
  reportContext = (report: string) =>
    this.get<ReportContext>(`/api/operating/reports/${part(report)}`);
  sanction = (person: string, sanction: NewSanction) =>
    this.post<object>(`/api/operating/people/${part(person)}/sanctions`, sanction);
  lift = (person: string) =>
    this.send<object>('DELETE', `/api/operating/people/${part(person)}/sanctions`);
  resetPassword = (person: string) =>
    this.post<{ code: string }>(`/api/operating/people/${part(person)}/recovery`);
  operatorLog = () => this.get<{ acts: OperatorAct[] }>('/api/operating/log');
  dismiss = (report: string) =>
    this.send<object>('DELETE', `/api/operating/reports/${part(report)}`);
  tables = (game?: string) =>
    this.get<{ tables: TableSummary[] }>(
      `/api/tables${game === undefined ? '' : `?game=${part(game)}`}`,
    );
  table = (id: string) => this.get<TableView>(`/api/tables/${part(id)}`);
  players = (id: string) => this.get<TablePlayers>(`/api/tables/${part(id)}/players`);
  tableOfCode = (code: string) => this.get<{ table: string }>(`/api/codes/${part(code)}`);
  open = (table: NewTable) => this.post<Seated>('/api/tables', table);
  join = (id: string, chair?: number) =>
    this.post<Seated>(`/api/tables/${part(id)}/join`, chair === undefined ? {} : { chair });
  leave = (id: string) => this.post<object>(`/api/tables/${part(id)}/leave`);
  setBot = (id: string, chair: number, bot: BotLevel | null) =>
    this.send<object>('PUT', `/api/tables/${part(id)}/chairs/${chair}`, { bot });
  invite = (id: string, chair?: number) =>
    this.post<MadeInvite>(`/api/tables/${part(id)}/invites`, chair === undefined ? {} : { chair });
  invites = (id: string) => this.get<{ invites: InviteLine[] }>(`/api/tables/${part(id)}/invites`);
  withdraw = (id: string, invite: string) =>
    this.send<object>('DELETE', `/api/tables/${part(id)}/invites/${part(invite)}`);
  takeUp = (token: string) => this.post<Seated>('/api/invites', { token });
  /** The host changes the terms of a table that still gathers. */
  editTable = (id: string, terms: NewTerms) =>
    this.send<object>('PATCH', `/api/tables/${part(id)}/terms`, terms);
  /** Looks for opponents; replaces an earlier search. */
  search = (search: NewSearch) => this.send<Search>('PUT', '/api/me/search', search);
  endSearch = () => this.send<object>('DELETE', '/api/me/search');
  rematch = (id: string) => this.post<Seated>(`/api/tables/${part(id)}/rematch`);
  record = (id: string) => this.get<GameRecord>(`/api/tables/${part(id)}/record`);
  report = (id: string, seq: number, why: string) =>
    this.post<object>(`/api/tables/${part(id)}/reports`, { seq, why });
  /** Reports what a spectator said. */
  reportRemark = (id: string, remark: number, why: string) =>
    this.post<object>(`/api/tables/${part(id)}/reports`, { remark, why });
  /** better-auth's own routes: sign-up, sign-in, passkeys. */
  auth = (path: string, body?: object) =>
    body === undefined
      ? this.get<unknown>(`/api/auth${path}`)
      : this.post<unknown>(`/api/auth${path}`, body);

  private get<T>(path: string): Promise<T> {
    return this.send<T>('GET', path);
  }

  private post<T>(path: string, body: object = {}): Promise<T> {
    return this.send<T>('POST', path, body);
  }

  private async send<T>(method: string, path: string, body?: object): Promise<T> {
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
    if (response.status >= 400)
      throw errorOf(response.status, await response.json().catch(() => null));
    const answer = await response.json();
    return unsafeCast<T>(answer);
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
