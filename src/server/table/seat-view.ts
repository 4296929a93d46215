import type { Message } from '../../client/protocol/socket.ts';
import type { ChatMessage, LoggedAct, SeatView, TableInfo } from '../../client/protocol/table.ts';
import { hears } from '../../engine/game.ts';
import type { AnyNews } from '../../engine/hosted.ts';
import type { ViewableMatch } from '../../engine/match.ts';
import { matchOf, type StepNews } from './apply.ts';
import { clockSeen } from './clock.ts';
import type { TableEntry, TableModel } from './model.ts';
import { outcomeOf } from './outcome.ts';
import { betweenGames } from './pause.ts';
import { isFree, seatOf } from './seats.ts';

/** Public data of a table besides the game itself. */
export function tableInfoOf(table: TableModel): TableInfo {
  const { id, terms, phase, until, proposal, rematch, host, check } = table;
  const { game, rules, seats, options, legs, pace, talk, listed, rated, commitment } = terms;
  const { language = null } = terms;
  return {
    ...{ id, game, rules, seats, options, legs, leg: table.match?.gameIndex() ?? 0 },
    ...{ pace, talk, language, listed, rated, phase },
    chairs: table.chairs.map((chair) => ({
      person: chair.person,
      bot: chair.bot,
      kept: isFree(chair) && chair.kept !== null,
      committed: chair.commitment !== null,
      revealed: chair.value !== null,
    })),
    ...{ host, commitment, until, proposal, rematch },
    outcome: outcomeOf(table),
    resigned: [...table.resigned],
    between: betweenGames(table),
    check,
    absent: [...table.absent],
    paired: terms.paired !== undefined,
    tournament: terms.tournament?.id ?? null,
  };
}

/** The game as a chair currently sees it; null for a spectator. */
export function seatView(table: TableModel, chair: number | null, now: number): SeatView | null {
  return table.match && seatViews(table, table.match, now)(chair);
}

/** Views for all chairs; shared parts are computed once. */
function seatViews(
  table: TableModel,
  match: ViewableMatch,
  now: number,
): (chair: number | null) => SeatView {
  const isPlaying = table.phase === 'playing' && !table.pause;
  const [step, leg] = [match.step(), match.gameIndex()];
  const asked = isPlaying ? [...match.asked()] : [];
  const clock = clockSeen(table, now);
  const outcome = outcomeOf(table);
  return (chair) => {
    const seat = chair === null ? null : seatOf(table, chair);
    const ask = (seat === null || !isPlaying ? undefined : match.ask(seat)) ?? null;
    return { step, leg, view: match.view(seat), ask, asked, clock, outcome };
  };
}

/** Everything a chair may know, with the news after a given number. */
export function syncFor(
  table: TableModel,
  chair: number | null,
  since: number | null,
  now: number,
): Message<'sync'> {
  const seat = chair === null ? null : seatOf(table, chair);
  const heard = table.match?.repeats(seat) ?? [];
  const fresh = new Set(
    table.told.filter(({ seq }) => since !== null && seq > since).flatMap(({ news }) => news),
  );
  return {
    type: 'sync',
    table: table.id,
    seq: table.seq,
    chair,
    code: chair === null ? null : table.terms.code,
    info: tableInfoOf(table),
    here: null,
    watching: null,
    seen: seatView(table, chair, now),
    heard: [...heard],
    news: heard.filter((news) => fresh.has(news)),
    said: table.said.map(saidOf),
    acts: loggedActs(table, heard),
    muted: null,
  };
}

/** Log entries other than answers, each before the news that followed it. */
function loggedActs({ acts, told }: TableModel, heard: readonly AnyNews[]): LoggedAct[] {
  if (acts.length === 0) return [];
  const seqs = new Map(told.flatMap(({ seq, news }) => news.map((one) => [one, seq])));
  return acts.map((act) => ({
    ...act,
    after: heard.filter((news) => (seqs.get(news) ?? 0) < act.seq).length,
  }));
}

/** What each chair receives for a step. */
export function stepFor(
  table: TableModel,
  { seq, at }: TableEntry,
  told: StepNews,
): (chair: number | null) => Message<'step'> {
  const match = matchOf(table);
  const seatView = seatViews(table, match, at);
  const { takenBack, by, chair: actor } = told;
  const [all, begun] = [[...told.news], told.began && [...told.began]];
  return (chair) => {
    const seat = chair === null ? null : seatOf(table, chair);
    const before = begun && chair !== null ? seatBefore(table, chair) : seat;
    const news = by === 'dealer' ? [...match.heard(seat)] : heardBy(all, before);
    const began = begun && heardBy(begun, seat);
    const expired = expiredFor(table, seat, told, began ?? news);
    const seen = seatView(chair);
    const what = { takenBack, by, chair: actor, news, began, expired };
    return { type: 'step', table: table.id, seq, ...what, seen };
  };
}

/** The news for a seat: usually all of them. */
function heardBy(news: AnyNews[], seat: number | null): AnyNews[] {
  const isAll = news.every((one) => hears(one, seat));
  return isAll ? news : news.filter((one) => hears(one, seat));
}

export function saidOf({ seq, at, what }: TableEntry<'said'>): ChatMessage {
  const { chair, name, phrase, text } = what;
  return { seq, at, chair, name, phrase, text };
}

/** News groups that expire with this step for this seat. */
function expiredFor(
  table: TableModel,
  seat: number | null,
  told: StepNews,
  news: readonly AnyNews[],
): string[] {
  const own = news.flatMap(({ visibleUntil }) => visibleUntil ?? []);
  if (told.expired.length === 0 && own.length === 0) return [];
  const match: ViewableMatch = matchOf(table);
  const heard = new Set(match.heard(seat).map(({ visibleUntil }) => visibleUntil));
  const words = new Set([...told.expired, ...own]);
  return [...words].filter((word) => match.hasExpired(word) && heard.has(word));
}

/** A chair's seat in the game of the match that has just ended. */
function seatBefore(table: TableModel, chair: number): number {
  return (seatOf(table, chair) - 1 + table.terms.seats) % table.terms.seats;
}
