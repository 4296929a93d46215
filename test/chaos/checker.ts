import { hears, type Outcome } from '../../src/engine/game.ts';
import type { AnyNews } from '../../src/engine/hosted.ts';
import { canonical } from '../../src/engine/json.ts';
import type { Match } from '../../src/engine/match.ts';
import type { GameRecord } from '../../src/engine/record.ts';
import { gameOf } from '../../src/games/rules.ts';
import type { StoredTable } from '../../src/server/store/tables.ts';
import { apply, matchOf, openedTable, type StartMatch } from '../../src/server/table/apply.ts';
import { deadline } from '../../src/server/table/clock.ts';
import type { TableEntry, TableModel, Terms } from '../../src/server/table/model.ts';
import { chairOf } from '../../src/server/table/seats.ts';
import { type ClientLog, type Heard, seenDigest, toldDigest } from './client-log.ts';

/** The store's contents for a table, and the published record if it is over. */
export interface Truth {
  readonly id: string;
  readonly stored: StoredTable;
  readonly record?: GameRecord | undefined;
}

/** All contradictions between what clients heard and what is recorded; empty if there are none. */
export function inconsistencies(truth: Truth, logs: readonly ClientLog[]): string[] {
  const { entries } = truth.stored;
  const faults = [...numbering(entries), ...recording(truth)];
  if (faults.length > 0) return faults;
  const replay = new Replay(truth);
  const said = logs.flatMap((log) => {
    const who = log.chair === null ? 'a spectator' : `chair ${log.chair}`;
    return [
      ...promises(entries, log),
      ...ordering(log.heard),
      ...hearing(entries.length, replay, log),
    ].map((fault) => `${truth.id}, ${who}: ${fault}`);
  });
  const outcome = truth.record?.outcome ?? replay.outcome;
  const ending =
    canonical(replay.outcome) === canonical(outcome)
      ? []
      : [`${truth.id} ends otherwise when it is dealt again`];
  return [...ending, ...timing(truth), ...said];
}

/** Numbers have no gaps, and no message was handled twice. */
function numbering(entries: readonly TableEntry[]): string[] {
  const faults: string[] = [];
  const messages = new Set<string>();
  entries.forEach(({ seq, message }, i) => {
    if (seq !== i + 1) faults.push(`number ${seq} stands in place ${i + 1}`);
    if (message !== null && messages.has(message)) faults.push(`message ${message} is doubled`);
    if (message !== null) messages.add(message);
  });
  return faults;
}

/** The published record has the stored steps in that order, and the secret of the deal. */
function recording({ stored, record }: Truth): string[] {
  if (!record) return [];
  const stepsOf = (list: readonly object[]): string[] =>
    list.map((step) => canonical([Reflect.get(step, 'seat'), Reflect.get(step, 'move')]));
  const written = stored.entries.flatMap(({ what }) =>
    what.type === 'answered' || what.type === 'takenBack' ? [what] : [],
  );
  const [ours, theirs] = [stepsOf(written), stepsOf(record.steps)];
  if (ours.join() !== theirs.join())
    return [`the record has ${theirs.length} steps, the store ${ours.length} or others`];
  return record.fairness.secret === stored.secret ? [] : ['the record has another secret'];
}

/** Time never goes back at a table, and the clock answers for nobody who has time left. */
function timing({ id, stored }: Truth): string[] {
  const table = laid(id, stored);
  const clocked =
    table.terms.pace.type !== 'none' ||
    stored.entries.some(({ what }) => what.type === 'answered' && what.by === 'clock');
  return stored.entries.flatMap((entry) => {
    const { what, at, seq } = entry;
    const back = at < table.changedAt ? [`${seq} happened before what was before it`] : [];
    table.changedAt = at;
    if (!clocked) return back;
    const early =
      what.type === 'answered' &&
      what.by === 'clock' &&
      at < (deadline(table, chairOf(table, what.seat)) ?? Number.POSITIVE_INFINITY);
    apply(table, entry, dealing(stored));
    return early ? [...back, `the clock answered too early at ${seq}`] : back;
  });
}

/** Every acknowledged answer is stored under its number, and counts once. */
function promises(entries: readonly TableEntry[], { chair, acknowledged }: ClientLog): string[] {
  const taken = new Set<number>();
  return acknowledged.flatMap(({ seq, move }) => {
    const doubled = taken.has(seq) ? [`${seq} was acknowledged twice`] : [];
    taken.add(seq);
    const what = entries[seq - 1]?.what;
    const kept =
      what?.type === 'answered' &&
      what.seat === chair &&
      what.by === 'person' &&
      canonical(what.move) === canonical(move);
    return kept ? doubled : [...doubled, `the answer acknowledged as ${seq} is lost`];
  });
}

/**
 * Within a connection everything comes once and in order; a new one never goes back. Messages of an
 * abandoned connection, which the client ignores, may still arrive after its successor's.
 */
function ordering(heard: readonly Heard[]): string[] {
  const last = new Map<number, Heard>();
  return heard.flatMap((now, i) => {
    const before = last.get(now.socket);
    last.set(now.socket, now);
    if (!before && now.type !== 'sync') return [`${now.seq} came before all there is to know`];
    if (now.type === 'sync') {
      const earlier = heard.slice(0, i).filter(({ socket }) => socket < now.socket);
      const { seq } = before ?? earlier.at(-1) ?? now;
      return now.seq < seq ? [`${now.seq} was shown after ${seq}`] : [];
    }
    return now.seq === (before?.seq ?? 0) + 1 ? [] : [`${now.seq} came after ${before?.seq}`];
  });
}

/** Nobody heard anything that is not recorded, nor anything other than a replay gives that seat. */
function hearing(last: number, replay: Replay, { chair, heard }: ClientLog): string[] {
  return heard.flatMap(({ type, seq, seen, told }) => {
    if (seq > last) return [`${seq} was heard of and is not recorded`];
    if (seen === null) return [];
    const moment = replay.moment(seq, chair);
    if (seen !== moment?.seen) return [`what was seen at ${seq} is not what the record gives`];
    return told === moment[type === 'sync' ? 'repeated' : 'told']
      ? []
      : [`what was told at ${seq} is not what the record gives`];
  });
}

/** What a seat may see after an event. */
interface Moment {
  readonly seen: string;
  readonly told: string;
  readonly repeated: string;
}

/** The game re-dealt from the store, and what each seat may know at each number. */
class Replay {
  private readonly moments = new Map<string, Moment>();
  private readonly seats: number;
  /** The outcome of the re-dealt game. */
  readonly outcome: Outcome | undefined;

  constructor(truth: Truth) {
    const { entries } = truth.stored;
    this.seats = termsOf(entries).seats;
    let match: Match | undefined;
    for (const { seq, what, at } of entries) {
      let news: readonly AnyNews[] = [];
      if (what.type === 'dealt') match = dealtAt(truth, seq);
      if (what.type === 'answered') news = answered(match, what.seat, what.move, at);
      if (what.type === 'takenBack') match?.takeBack(what.seat, what.step, at);
      if (match) this.remember(seq, match, what.type === 'dealt' ? null : news);
    }
    this.outcome = match?.outcome();
  }

  moment(seq: number, chair: number | null): Moment | undefined {
    return this.moments.get(`${seq} ${chair}`);
  }

  private remember(seq: number, match: Match, news: readonly AnyNews[] | null): void {
    for (const seat of [null, ...Array(this.seats).keys()]) {
      const seen = seenDigest({
        step: match.step(),
        view: match.view(seat),
        ask: (seat === null ? undefined : match.ask(seat)) ?? null,
        asked: [...match.asked()],
        outcome: match.outcome() ?? null,
      });
      const mine = news === null ? match.heard(seat) : news.filter((one) => hears(one, seat));
      const moment = { seen, told: toldDigest(mine), repeated: toldDigest(match.repeats(seat)) };
      this.moments.set(`${seq} ${seat}`, moment);
    }
  }
}

/** The game as dealt by a given event, from all commitments and reveals before it. */
function dealtAt({ id, stored }: Truth, seq: number): Match {
  const table = laid(id, stored);
  for (const entry of stored.entries.slice(0, seq)) apply(table, entry, dealing(stored));
  return matchOf(table);
}

/** A table without events. */
function laid(id: string, stored: StoredTable): TableModel {
  const game = gameOf(stored.game);
  if (!game) throw new Error(`nobody knows ${stored.game}`);
  return openedTable(id, game, termsOf(stored.entries), stored);
}

function dealing({ secret }: StoredTable): StartMatch {
  return ({ game, terms: { seats, options, legs } }, fairness) => {
    const match = game.open({ seats, options, games: legs, fairness, secret });
    if ('error' in match) throw new Error('the store has options that no game has');
    return match;
  };
}

function termsOf([first]: readonly TableEntry[]): Terms {
  if (first?.what.type !== 'opened') throw new Error('a table begins with its opening');
  return first.what.terms;
}

function answered(match: Match | undefined, seat: number, move: unknown, at: number) {
  const answer = match?.answer(seat, move, at);
  if (!answer?.ok) throw new Error('the store has an answer that the rules forbid');
  return answer.told;
}
