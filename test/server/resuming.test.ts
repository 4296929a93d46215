import { expect, test } from 'vitest';
import { canonical, isObject } from '../../src/engine/json.ts';
import { at } from '../../src/engine/list.ts';
import { scratch } from './bundle.ts';
import { playOut, running, seated, TestPlayer } from './players.ts';
import { Raw, type RawMessage } from './raw.ts';

/** Each item of a message, as text. */
function toldIn(message: RawMessage, field: 'news' | 'heard'): string[] {
  const list = message[field];
  if (!Array.isArray(list)) throw new TypeError(`no ${field}`);
  return list.map((one) => canonical(isObject(one) ? [one.rule, one.news] : one));
}

/** A client that watches all the time, and can resume from any number. */
class Listener {
  private constructor(
    private readonly raw: Raw,
    private readonly table: string,
  ) {}

  static async at(player: TestPlayer, table: string): Promise<Listener> {
    const raw = await Raw.open(player.api.base, player.api.cookie);
    await raw.say({ type: 'watch', table, since: null });
    return new Listener(raw, table);
  }

  /** The steps received live. */
  async steps(last: number): Promise<{ readonly seq: number; readonly told: string[] }[]> {
    await this.raw.until(({ seq }) => seq === last);
    return this.raw.heard
      .filter(({ type }) => type === 'step')
      .map((message) => ({ seq: Number(message.seq), told: toldIn(message, 'news') }));
  }

  /** Everything that a client receives that has seen all events up to a number. */
  async anew(since: number | null): Promise<RawMessage> {
    const before = this.raw.heard.length;
    await this.raw.say({ type: 'watch', table: this.table, since });
    const sync = this.raw.heard.slice(before).find(({ type }) => type === 'sync');
    if (!sync) throw new Error('nothing was said');
    return sync;
  }

  close(): void {
    this.raw.close();
  }
}

test('a returning client gets exactly the events after the last number it saw', async () => {
  const server = await running({ data: scratch() });
  const players = await Promise.all(
    ['Ann', 'Bob', 'Eve'].map((n) => TestPlayer.at(server.address, n)),
  );
  const options = { variant: 'totalFight' };
  const tables = await seated(players.slice(0, 2), { game: 'kickbox', options });
  const { id } = at(tables, 0);
  const listeners = await Promise.all(players.map((player) => Listener.at(player, id)));
  await playOut(tables);
  const last = at(tables, 0).known?.seq ?? 0;
  for (const listener of listeners) {
    const steps = await listener.steps(last);
    expect(steps.length).toBeGreaterThan(8);
    for (const { seq: since } of [...steps.slice(0, 4), ...steps.slice(-4)]) {
      const sync = await listener.anew(since);
      const missed = steps.filter(({ seq }) => seq > since).flatMap(({ told }) => told);
      expect(toldIn(sync, 'news')).toEqual(missed);
    }
    expect(toldIn(await listener.anew(null), 'news')).toEqual([]);
    listener.close();
  }
  for (const player of players) player.close();
  await server.close();
});
