import { beforeAll, describe, expect, test } from 'vitest';
import { at, range } from '../../src/engine/list.ts';
import { rngFrom } from '../../src/engine/rng.ts';
import { openStore } from '../../src/server/store/open.ts';
import { loadTable } from '../../src/server/store/tables.ts';
import type { TableEntry } from '../../src/server/table/model.ts';
import { bundled, scratch } from '../server/bundle.ts';
import { running } from '../server/players.ts';
import { inconsistencies, type Truth } from './checker.ts';
import type { ClientLog, Heard } from './client-log.ts';
import { RecordingClient } from './recording-client.ts';

/** A game of Round played by two over sockets while a third watched. */
interface Played {
  readonly truth: Truth;
  readonly logs: readonly ClientLog[];
}

async function played(): Promise<Played> {
  const place = { data: scratch() };
  const server = await running(place);
  const people = await Promise.all(range(3).map(() => RecordingClient.at(server.address)));
  const [ann, bob, eve] = [at(people, 0), at(people, 1), at(people, 2)];
  const { table: id } = await ann.api.open({ game: 'round', places: ['me', 'open'] });
  await bob.api.join(id);
  const seen = eve.watch(id, null);
  await Promise.all(
    [ann, bob].map((one, chair) => one.play(one.watch(id, chair), rngFrom([chair, 2, 3, 4]), 0)),
  );
  await seen.until(({ info }) => info.phase === 'over');
  const record = await ann.api.record(id);
  const logs = [ann, bob, eve].map((one) => one.log(id));
  for (const one of people) one.close();
  await server.close();
  const files = await bundled();
  const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
  const database = await openStore({ ...place, workers });
  const stored = await loadTable(database, id);
  await database.close();
  if (!stored) throw new Error('the table is gone');
  return { truth: { id, stored, record }, logs };
}

let game: Played | undefined;
beforeAll(async () => {
  game = await played();
});

function asPlayed(): Played {
  if (!game) throw new Error('nothing was played');
  return game;
}

/** The checker's findings if the first player's log is changed like this. */
function withLog(change: (log: ClientLog) => Partial<ClientLog>): string {
  const { truth, logs } = asPlayed();
  const [first, ...others] = logs;
  if (!first) throw new Error('nobody played');
  return inconsistencies(truth, [{ ...first, ...change(first) }, ...others]).join('\n');
}

/** The checker's findings if the store has other entries. */
function withEntries(change: (entries: readonly TableEntry[]) => readonly TableEntry[]): string {
  const { truth, logs } = asPlayed();
  const { stored } = truth;
  const changed = { ...stored, entries: change(stored.entries) };
  return inconsistencies({ ...truth, stored: changed }, logs).join('\n');
}

function without<T>(list: readonly T[], place: number): T[] {
  return list.filter((_, i) => i !== place);
}

function isStep({ type }: Heard): boolean {
  return type === 'step';
}

describe('the checker', () => {
  test('accepts an unchanged game', () => {
    const { truth, logs } = asPlayed();
    expect(at(logs, 0).acknowledged.length).toBeGreaterThan(5);
    expect(at(logs, 2).heard.length).toBeGreaterThan(10);
    expect(inconsistencies(truth, logs)).toEqual([]);
  });

  test('reports an acknowledged answer that is not in the store', () => {
    const last = asPlayed().truth.stored.entries.length;
    expect(
      withLog(({ acknowledged }) => ({
        acknowledged: [...acknowledged, { seq: last + 1, move: { type: 'ready' } }],
      })),
    ).toMatch(/acknowledged as \d+ is lost/);
  });

  test('reports an acknowledged answer that was replaced by another', () => {
    expect(
      withLog(({ acknowledged: [first, ...rest] }) => ({
        acknowledged: [{ seq: first?.seq ?? 0, move: { type: 'another' } }, ...rest],
      })),
    ).toMatch(/is lost/);
  });

  test('reports an answer that was acknowledged twice', () => {
    expect(
      withLog(({ acknowledged }) => ({
        acknowledged: [...acknowledged, at(acknowledged, 0)],
      })),
    ).toMatch(/acknowledged twice/);
  });

  test('reports a step that the store lost, doubled or reordered', () => {
    const place = asPlayed().truth.stored.entries.findIndex(({ what }) => what.type === 'answered');
    expect(withEntries((entries) => without(entries, place))).toMatch(/stands in place/);
    expect(
      withEntries((entries) => [...entries, { ...at(entries, place), seq: entries.length + 1 }]),
    ).toMatch(/doubled/);
    expect(
      withEntries((entries) =>
        entries.map((entry, i) => {
          const other = i === place ? place + 1 : i === place + 1 ? place : i;
          return { ...at(entries, other), seq: entry.seq };
        }),
      ),
    ).toMatch(/the record has/);
  });

  test('reports a message that is missing, doubled or early', () => {
    const { heard } = at(asPlayed().logs, 0);
    const place = heard.findIndex(isStep) + 1;
    expect(withLog(() => ({ heard: without(heard, place) }))).toMatch(/came after/);
    const twice = [...heard.slice(0, place), ...heard.slice(place - 1)];
    expect(withLog(() => ({ heard: twice }))).toMatch(/came after/);
    const turned = heard.map((one, i) =>
      i === place ? at(heard, place + 1) : i === place + 1 ? at(heard, place) : one,
    );
    expect(withLog(() => ({ heard: turned }))).toMatch(/came after/);
  });

  test('reports time that goes back, and a clock that answers too early', () => {
    const place = asPlayed().truth.stored.entries.findIndex(({ what }) => what.type === 'answered');
    const changed = (change: (entry: TableEntry) => TableEntry): string =>
      withEntries((entries) => entries.map((entry, i) => (i === place ? change(entry) : entry)));
    expect(changed((entry) => ({ ...entry, at: entry.at - 60_000 }))).toMatch(/happened before/);
    expect(
      changed((entry) =>
        entry.what.type === 'answered' ? { ...entry, what: { ...entry.what, by: 'clock' } } : entry,
      ),
    ).toMatch(/too early/);
  });

  test('reports a new connection that goes back, and not an abandoned one that comes late', () => {
    const { heard } = at(asPlayed().logs, 0);
    const back = { ...at(heard, 0), socket: 9 };
    expect(withLog(() => ({ heard: [...heard, back] }))).toMatch(/was shown after/);
    const late = { ...at(heard, 0), socket: 0 };
    expect(withLog(() => ({ heard: [...heard, late] }))).toBe('');
  });

  test('accepts late messages of an abandoned connection', () => {
    const { heard } = at(asPlayed().logs, 0);
    const place = heard.findIndex(isStep);
    const synced = { ...at(heard, 0), ...at(heard, place), type: 'sync' as const, socket: 9 };
    const late = [...heard.slice(0, place), synced, ...heard.slice(place)];
    expect(withLog(() => ({ heard: late }))).not.toMatch(/came/);
  });

  test('reports a view that is ahead of its record', () => {
    const { heard } = at(asPlayed().logs, 0);
    const last = at(heard, heard.length - 1);
    const ahead = { ...last, seq: last.seq + 1 };
    expect(withLog(() => ({ heard: [...heard, ahead] }))).toMatch(/is not recorded/);
  });

  test('reports a hand and private news that were sent to another seat', () => {
    const [mine, his] = [at(asPlayed().logs, 0).heard, at(asPlayed().logs, 1).heard];
    const place = mine.findIndex(isStep);
    const { seq } = at(mine, place);
    const other = his.find((one) => one.seq === seq);
    if (!other) throw new Error('the other heard nothing');
    const leak = (part: Partial<Heard>): string =>
      withLog(() => ({
        heard: mine.map((one, i) => (i === place ? { ...one, ...part } : one)),
      }));
    expect(leak({ seen: other.seen })).toMatch(/seen at \d+ is not/);
    expect(leak({ told: 'another' })).toMatch(/told at \d+ is not/);
  });
});
