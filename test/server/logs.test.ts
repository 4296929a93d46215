import { expect, test } from 'vitest';
import { isObject } from '../../src/engine/json.ts';
import { at } from '../../src/engine/list.ts';
import { rngFrom } from '../../src/engine/rng.ts';
import { KillableServer } from './killable-server.ts';
import { playSeat, TestPlayer } from './players.ts';
import { onBothStores } from './stores.ts';

/** All fields that a log line may have. */
const FIELDS = new Set([
  ...['level', 'time', 'pid', 'hostname', 'msg', 'reqId'],
  ...['method', 'route', 'status', 'table', 'fault'],
]);

onBothStores((fresh) => {
  test('the log of a whole game contains no hand, secret, token or chat', async () => {
    const server = await KillableServer.start(await fresh(), { logLevel: 'trace' });
    const players = await Promise.all(
      ['Ann', 'Bob', 'Cid'].map((name) => TestPlayer.at(server.address, name)),
    );
    const [ann, bob, cid] = [at(players, 0), at(players, 1), at(players, 2)];
    const { table, code } = await ann.api.open({
      ...{ game: 'knockout', places: ['me', 'open', 'open'], talk: 'free' },
    });
    const { token } = await ann.api.invite(table);
    await bob.api.takeUp(token);
    await cid.api.join((await cid.api.tableOfCode(code)).table);
    await cid.api.join('nowhere').catch(() => {});
    const hands = new Set<string>();
    const seats = await Promise.all(
      players.map((player) =>
        player.watch(table, ({ seen }, news) => {
          hands.add(JSON.stringify(seen?.view.own ?? null));
          for (const one of news) if (one.to !== null) hands.add(JSON.stringify(one.news));
        }),
      ),
    );
    await at(seats, 0).speak('between you and me');
    await at(seats, 1).answer({ type: 'nonsense' });
    await Promise.all(seats.map((seat, i) => playSeat(seat, rngFrom([i, 4, 4, 4]))));
    const { fairness } = await ann.api.record(table);
    const cookies = players.map(({ api }) => api.cookie?.split('=')[1] ?? '');
    for (const player of players) player.close();
    expect(await server.end('SIGTERM')).toBe(0);
    const entropy = fairness.entropy.map(({ value }) => value ?? '');
    const secrets = [fairness.secret, fairness.salt, token, code, ...cookies, ...entropy];
    const words = ['between you and me', 'nonsense', 'Ann', ...secrets, ...hands];
    expect(hands.size).toBeGreaterThan(10);
    expect(words.filter((word) => word && word !== 'null' && server.log.includes(word))).toEqual(
      [],
    );
    const lines = server.log.trim().split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(server.log).toContain('"route":"/api/tables/:id/join"');
    const fields = lines.flatMap((line) => {
      const told: unknown = JSON.parse(line);
      return isObject(told) ? Object.keys(told) : ['not an object'];
    });
    expect(fields.filter((field) => !FIELDS.has(field))).toEqual([]);
  });
});
