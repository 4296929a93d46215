import type WebSocket from 'ws';
import { VERSION } from '../../src/client/protocol/socket.ts';
import type { Hosted } from '../../src/engine/hosted.ts';
import { isObject } from '../../src/engine/json.ts';
import { at, range } from '../../src/engine/list.ts';
import type { Match } from '../../src/engine/match.ts';
import { SYSTEM } from '../../src/server/environment.ts';
import type { Running } from '../../src/server/serve.ts';
import { scratch } from './bundle.ts';
import { running, socketAddress, TestPlayer, wire } from './players.ts';

/** A server whose time stands still, and whose tables start with the match set by the test. */
export class ScriptedServer {
  private constructor(
    readonly game: Hosted,
    private readonly stage: { next?: () => Match },
    private readonly server: Running,
    private readonly players: readonly TestPlayer[],
  ) {}

  static async open(game: Hosted): Promise<ScriptedServer> {
    const stage: { next?: () => Match } = {};
    const server = await running(
      { data: scratch() },
      {
        dealing: { commit: 0, reveal: 0, between: 0 },
        limits: { burst: 1e9, talkBurst: 1e9, sockets: 1e9, openTables: 1e9, requests: 1e9 },
      },
      {
        games: [game],
        environment: {
          ...SYSTEM,
          now: () => 1_700_000_000_000,
          newCode: () => code(codes++),
          newSecret: () => '5'.repeat(64),
        },
        begin: () => {
          if (!stage.next) throw new Error('nothing is on');
          return stage.next();
        },
      },
    );
    const players = await Promise.all(
      range(game.seats.max + 1).map((n) => TestPlayer.at(server.address, `P${n}`)),
    );
    return new ScriptedServer(game, stage, server, players);
  }

  /** Everyone at a new table, by chair; the last is a spectator. */
  async seat(match: Match, begin: () => Match): Promise<SeatedPlayer[]> {
    this.stage.next = begin;
    const { seats, games: legs, options } = match;
    const places = range(seats).map((n) => (n === 0 ? ('me' as const) : ('open' as const)));
    const { table } = await at(this.players, 0).api.open({
      ...{ game: this.game.id, places, talk: 'free', options, legs },
    });
    for (const player of this.players.slice(1, seats)) await player.api.join(table);
    const voices: SeatedPlayer[] = [];
    for (const n of range(seats + 1)) voices.push(await this.voice(n, table));
    return voices;
  }

  async close(): Promise<void> {
    for (const player of this.players) player.close();
    await this.server.close();
  }

  private async voice(n: number, table: string): Promise<SeatedPlayer> {
    const { api } = at(this.players, n);
    const address = `${socketAddress(api.base)}?version=${VERSION}`;
    const voice = new SeatedPlayer(() => wire(address, api.cookie), table, n);
    await voice.watch(null);
    return voice;
  }
}

let codes = 0;

function code(n: number): string {
  return [...String(n).padStart(6, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
}

/** A raw socket: sends messages one by one, and logs every byte received. */
export class SeatedPlayer {
  private readonly texts: string[] = [];
  private socket: WebSocket;
  private count = 0;

  constructor(
    private readonly open: () => WebSocket,
    private readonly table: string,
    readonly chair: number,
  ) {
    this.socket = this.listen();
  }

  /** Everything received, without the ids that differ between tables. */
  heard(): string[] {
    const named = new RegExp(`${this.table}|"code":"[A-Z]{6}"`, 'g');
    return this.texts.map((text) => text.replace(named, '·'));
  }

  async say(message: object): Promise<void> {
    const id = `v${this.count++}`;
    if (this.socket.readyState !== this.socket.OPEN)
      await new Promise((resolve) => this.socket.once('open', resolve));
    const answered = new Promise<void>((resolve) => {
      const hear = (data: unknown): void => {
        const message: unknown = JSON.parse(String(data));
        if (!isObject(message) || message.id !== id) return;
        this.socket.off('message', hear);
        resolve();
      };
      this.socket.on('message', hear);
    });
    this.socket.send(JSON.stringify({ id, table: this.table, ...message }));
    await answered;
  }

  watch(since: number | null): Promise<void> {
    return this.say({ type: 'watch', since });
  }

  /** Hears all that was sent before, or what is lost in one world only would look like a leak. */
  async reconnect(since: number | null): Promise<void> {
    await this.say({ type: 'ping' });
    this.socket.terminate();
    this.socket = this.listen();
    await this.watch(since);
  }

  close(): void {
    this.socket.close();
  }

  private listen(): WebSocket {
    const socket = this.open();
    socket.on('message', (data) => this.texts.push(String(data)));
    return socket;
  }
}

/** The first difference between two texts. */
export function difference(one = '', two = ''): string {
  const from = Math.max(0, [...one].findIndex((character, i) => character !== two[i]) - 80);
  return `…${one.slice(from, from + 160)} / …${two.slice(from, from + 160)}`;
}
