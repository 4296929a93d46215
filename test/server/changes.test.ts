import { afterAll, beforeAll, expect, test } from 'vitest';
import { VERSION } from '../../src/client/protocol/socket.ts';
import { range } from '../../src/engine/list.ts';
import { rngFrom } from '../../src/engine/rng.ts';
import { GAMES } from '../../src/games/rules.ts';
import type { Running } from '../../src/server/serve.ts';
import { scratch } from './bundle.ts';
import { playSeat, running, seated, TestPlayer } from './players.ts';
import { Raw, type RawMessage } from './raw.ts';

let server: Running;

beforeAll(async () => {
  server = await running({ data: scratch() }, { dealing: { commit: 0, reveal: 0, between: 0 } });
});

afterAll(() => server.close());

/** Views by event number. */
type Views = Map<number, unknown>;

test.each(GAMES)('$id: views made of changes are those that are sent whole', async (game) => {
  const people = range(Math.max(2, game.seats.min)).map((n) => `P${n}`);
  const players = await Promise.all(people.map((name) => TestPlayer.at(server.address, name)));
  const spectator = await TestPlayer.at(server.address, 'Eve');
  const tables = await seated(players, { game: game.id, legs: 2 });
  const [first] = tables;
  const id = first?.id ?? '';
  const changed: Views[] = [];
  const whole: Raw[] = [];
  for (const { api } of [...players, spectator]) {
    const views: Views = new Map();
    changed.push(views);
    const again = TestPlayer.again(api);
    await again.watch(id, ({ seen, seq }) => views.set(seq, seen));
    const raw = await Raw.open(server.address, api.cookie);
    await raw.say({ type: 'watch', table: id, since: null });
    whole.push(raw);
  }
  const wire = await Raw.open(server.address, spectator.api.cookie, VERSION);
  await wire.say({ type: 'watch', table: id, since: null });
  await Promise.all(tables.map((table, i) => playSeat(table, rngFrom([3, i, 7, 7]))));
  const last = first?.known?.seq ?? 0;
  for (const [i, raw] of whole.entries()) {
    await raw.until(({ seq }) => seq === last);
    const views = changed[i] ?? new Map();
    const steps = raw.heard.filter(({ type }) => type === 'step');
    expect(steps.length).toBeGreaterThan(20);
    for (const { seq, seen } of steps) expect([seq, views.get(Number(seq))]).toEqual([seq, seen]);
    expect(raw.heard.some(({ type }) => type === 'change')).toBe(false);
    raw.close();
  }
  expect(shareOfChanges(wire.heard)).toBeGreaterThan(0.8);
  wire.close();
  for (const player of [...players, spectator]) player.close();
});

function shareOfChanges(heard: readonly RawMessage[]): number {
  const changes = heard.filter(({ type }) => type === 'change').length;
  return changes / (changes + heard.filter(({ type }) => type === 'step').length);
}

test('a server speaks the newest version that both sides know', async () => {
  const { api } = await TestPlayer.at(server.address, 'Ann');
  const versionFor = async (asked: number | string | undefined): Promise<unknown> => {
    const raw = await Raw.open(server.address, api.cookie, asked);
    const { version } = await raw.until(({ type }) => type === 'welcome');
    raw.close();
    return version;
  };
  expect(await versionFor(undefined)).toBe(1);
  expect(await versionFor(2)).toBe(2);
  expect(await versionFor(99)).toBe(VERSION);
  expect(await versionFor('two')).toBe(1);
});

test('a client that has missed a step asks for the whole table', async () => {
  const players = await Promise.all(
    ['Ann', 'Ben'].map((name) => TestPlayer.at(server.address, name)),
  );
  const tables = await seated(players, { game: 'grid' });
  const { api } = players[0] ?? (await TestPlayer.at(server.address, 'Ann'));
  let [swallowed, syncs] = [0, 0];
  const deaf = TestPlayer.again(api, (text) => {
    if (text.includes('"type":"sync"')) syncs++;
    return !(text.includes('"type":"change"') && swallowed++ === 2);
  });
  const watched = await deaf.watch(tables[0]?.id ?? '');
  await Promise.all(tables.map((table, i) => playSeat(table, rngFrom([5, i, 7, 7]))));
  await watched.until(({ seen }) => Boolean(seen?.outcome));
  expect(watched.known?.seen).toEqual(tables[0]?.known?.seen);
  expect(swallowed).toBeGreaterThan(3);
  expect(syncs).toBeGreaterThan(1);
  for (const player of [...players, deaf]) player.close();
});
