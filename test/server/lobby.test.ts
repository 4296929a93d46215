import { expect, test } from 'vitest';
import type { LobbyNews, LobbyTable } from '../../src/client/protocol/http.ts';
import { at } from '../../src/engine/list.ts';
import { scratch } from './bundle.ts';
import { playOut, running, TestPlayer } from './players.ts';
import { onBothStores, onPostgres } from './stores.ts';

/** A lobby listener, and everything it received. */
class LobbyListener {
  readonly heard: LobbyNews[] = [];
  private readonly away = new AbortController();
  private readonly lines = new Map<string, LobbyTable>();
  private waiter: () => void = () => {};

  static async at(address: string): Promise<LobbyListener> {
    const listener = new LobbyListener();
    const response = await fetch(`${address}/api/lobby`, { signal: listener.away.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    if (!response.body) throw new Error('nothing comes');
    listener.listen(response.body).catch(() => {});
    return listener;
  }

  /** The tables, once they satisfy a condition. */
  async until(fits: (lines: readonly LobbyTable[]) => boolean): Promise<void> {
    while (this.heard.length === 0 || !fits(this.shown()))
      await new Promise<void>((resolve) => {
        this.waiter = resolve;
      });
  }

  shown(): LobbyTable[] {
    return (this.heard.at(-1)?.ids ?? []).flatMap((id) => this.lines.get(id) ?? []);
  }

  leave(): void {
    this.away.abort();
  }

  private async listen(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const some of body) {
      const parts = `${text}${decoder.decode(some, { stream: true })}`.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) if (part.startsWith('data: ')) this.hear(JSON.parse(part.slice(6)));
    }
  }

  private hear(news: LobbyNews): void {
    this.heard.push(news);
    for (const line of news.lines) this.lines.set(line.id, line);
    this.waiter();
  }
}

onBothStores((fresh) => {
  test('a stranger sees tables open, fill, start and close, but no steps', async () => {
    const server = await running(await fresh());
    const stranger = await LobbyListener.at(server.address);
    await stranger.until((lines) => lines.length === 0);
    const [ann, bob] = await Promise.all(
      ['Ann', 'Bob'].map((name) => TestPlayer.at(server.address, name)),
    );
    if (!ann || !bob) throw new Error('nobody came');
    await ann.api.open({ game: 'grid', places: ['me', 'open'] });
    const options = { board: 'hex3' };
    const wanted = { game: 'grid', options, listed: true, language: 'fr' } as const;
    const { table } = await ann.api.open({ ...wanted, places: ['me', 'open'] });
    await stranger.until(([one]) => one?.id === table && one.free === 1);
    expect(stranger.shown()).toHaveLength(1);
    expect(stranger.shown()[0]).toMatchObject({ names: ['Ann', null], language: 'fr' });
    expect(stranger.shown()[0]).not.toHaveProperty('asked');
    await bob.api.join(table);
    const seats = [await ann.watch(table), await bob.watch(table)];
    await stranger.until(([one]) => one?.phase === 'playing');
    const told = stranger.heard.length;
    await playOut(seats);
    await stranger.until((lines) => lines.length === 0);
    expect(stranger.heard.slice(told)).toEqual([{ ids: [], lines: [] }]);
    stranger.leave();
    for (const player of [ann, bob]) player.close();
    await server.close();
  });
});

test('each node shows the tables and spectators of the others', async () => {
  const place = await onPostgres();
  const nodes = await Promise.all([running(place), running(place)]);
  const stranger = await LobbyListener.at(at(nodes, 1).address);
  const ann = await TestPlayer.at(at(nodes, 0).address, 'Ann');
  const eve = await TestPlayer.at(at(nodes, 1).address, 'Eve: who watches');
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'], listed: true });
  await stranger.until(([one]) => one?.id === table);
  const seat = await ann.watch(table);
  await eve.watch(table);
  await seat.until(({ watching }) => watching.names[0] === 'Eve: who watches');
  eve.close();
  await seat.until(({ watching }) => watching.count === 0);
  stranger.leave();
  ann.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test('listeners per address are limited, and closed ones are not counted', async () => {
  const server = await running({ data: scratch() }, { limits: { socketsPerAddress: 1 } });
  const first = await LobbyListener.at(server.address);
  const status = async (): Promise<number> => {
    const away = new AbortController();
    const { status: code } = await fetch(`${server.address}/api/lobby`, { signal: away.signal });
    away.abort();
    return code;
  };
  expect(await status()).toBe(429);
  first.leave();
  await expect.poll(status).toBe(200);
  await server.close();
});

test('readers of one IPv6 network share the limit', async () => {
  const server = await running(
    { data: scratch() },
    { trustProxy: 1, limits: { socketsPerAddress: 1 } },
  );
  const away = new AbortController();
  const from = async (address: string): Promise<number> => {
    const headers = { 'x-forwarded-for': address };
    return (await fetch(`${server.address}/api/lobby`, { headers, signal: away.signal })).status;
  };
  expect(await from('2001:db8:1:2::1')).toBe(200);
  expect(await from('2001:db8:1:2::2')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(200);
  away.abort();
  await server.close();
});
