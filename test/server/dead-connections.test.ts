import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Connection } from '../../src/client/connection.ts';
import type { Patience } from '../../src/client/keep-alive.ts';
import { canonical } from '../../src/engine/json.ts';
import { at } from '../../src/engine/list.ts';
import { rngFrom } from '../../src/engine/rng.ts';
import { scratch } from './bundle.ts';
import { playSeat, running, seated, TestPlayer, wire } from './players.ts';

/** A server that ignores its first connections, and counts the pings on them. */
class Flaky {
  connections = 0;
  pings = 0;
  private asked: (() => void) | undefined;

  private constructor(
    private readonly server: WebSocketServer,
    private readonly dead: number,
  ) {
    server.on('connection', (socket) => {
      const isDead = ++this.connections <= this.dead;
      socket.on('message', (data) => {
        const { id, type }: { id?: string; type?: string } = JSON.parse(String(data));
        if (isDead) return;
        if (type === 'ping') this.pings++;
        socket.send(JSON.stringify({ type: 'done', id, seq: 7 }));
        this.asked?.();
      });
    });
  }

  static async open(dead: number): Promise<Flaky> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    const flaky = new Flaky(server, dead);
    await new Promise((resolve) => server.once('listening', resolve));
    return flaky;
  }

  /** A connection with a short ping interval and this timeout. */
  line(patience: Patience): Connection {
    const address = this.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('nowhere');
    const url = `ws://127.0.0.1:${address.port}`;
    return new Connection(url, (to) => wire(to, undefined), undefined, patience);
  }

  async isAskedOften(times: number): Promise<void> {
    while (this.pings < times)
      await new Promise<void>((resolve) => {
        this.asked = resolve;
      });
  }

  async close(): Promise<void> {
    for (const socket of this.server.clients) socket.terminate();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

test('a dead connection is dropped, and pending messages are resent on another', async () => {
  const server = await Flaky.open(2);
  const connection = server.line({ quiet: 10_000, answer: 50 });
  const reply = await connection.say({ type: 'say', table: 't', phrase: 'hello' });
  expect(reply).toEqual({ ok: true, seq: 7 });
  expect(server.connections).toBeGreaterThan(2);
  connection.close();
  await server.close();
});

test('a quiet connection that answers pings is kept', async () => {
  const server = await Flaky.open(0);
  const connection = server.line({ quiet: 20, answer: 60_000 });
  await connection.say({ type: 'say', table: 't', phrase: 'hello' });
  await server.isAskedOften(3);
  expect(server.connections).toBe(1);
  connection.close();
  await server.close();
});

test('a client that stays connected knows the same as a new one, expired news included', async () => {
  const server = await running({ data: scratch() });
  const players = await Promise.all(
    ['Ann', 'Bob', 'Cid'].map((n) => TestPlayer.at(server.address, n)),
  );
  const [mine, ...others] = await seated(players, { game: 'knockout' });
  if (!mine) throw new Error('no table');
  const again = TestPlayer.again(at(players, 0).api);
  const pairs: string[][] = [];
  const compare = async (): Promise<void> => {
    const anew = await again.watch(mine.id);
    if (anew.known?.seq === mine.known?.seq)
      pairs.push([anew, mine].map(({ known }) => canonical(known?.heard)));
  };
  const playing = others.map((table, i) => playSeat(table, rngFrom([2, i, 1, 1])));
  await playSeat(mine, rngFrom([1, 1, 1, 1]), compare);
  await Promise.all(playing);
  expect(pairs.length).toBeGreaterThan(5);
  for (const [anew, stayed] of pairs) expect(anew).toBe(stayed);
  for (const player of [...players, again]) player.close();
  await server.close();
});
