import { expect, test } from 'vitest';
import type WebSocket from 'ws';
import type { Seat } from '../../src/engine/ask.ts';
import { openFairness } from '../../src/engine/fair.ts';
import { type Bout, type Hosted, host } from '../../src/engine/hosted.ts';
import { copy, isObject } from '../../src/engine/json.ts';
import { at, range } from '../../src/engine/list.ts';
import { type Rng, rngFrom, seedsFrom } from '../../src/engine/rng.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Running } from '../../src/server/serve.ts';
import { REAL } from '../../src/server/surroundings.ts';
import { type ToyGame, toy } from '../../src/testing/toy.ts';
import { scratch } from './bundle.ts';
import { Player, running, socketAddress, wire } from './players.ts';

/** How many moments of each game are looked at; the soak looks at more. */
const MOMENTS = Number(process.env.RINGSIDE_LEAKS ?? 3);
const WORLDS = 2;

/** A server whose tables begin in the middle of a game, in whichever world comes next. */
class Theatre {
  private world: unknown;

  private constructor(
    readonly game: Hosted,
    readonly server: Running,
    readonly players: readonly Player[],
  ) {}

  static async open(game: Hosted): Promise<Theatre> {
    const seeds = (step: number) => [step, 1, 2, 3] as const;
    const stage: { theatre?: Theatre } = {};
    const server = await running(
      { data: scratch() },
      {
        dealing: { commit: 0, reveal: 0 },
        limits: { talkBurst: 1e6, sockets: 1e6, openTables: 1e6 },
      },
      {
        games: [game],
        surroundings: {
          ...REAL,
          now: () => 1_700_000_000_000,
          newCode: () => code(codes++),
          newSecret: () => '5'.repeat(64),
        },
        begin: () => game.load(copy(stage.theatre?.world), seeds),
      },
    );
    const players = await Promise.all(
      range(game.seats.max + 1).map((n) => Player.at(server.address, `P${n}`)),
    );
    stage.theatre = new Theatre(game, server, players);
    return stage.theatre;
  }

  /** Everything that a seat (or a spectator) is sent while a fixed script is played in a world. */
  async bytesSeenBy(seat: Seat | null, world: Bout, seed: number): Promise<string[]> {
    this.world = world.state();
    const seats = world.seats;
    const places = range(seats).map((n) => (n === 0 ? ('me' as const) : ('open' as const)));
    const { table } = await at(this.players, 0).api.open({
      ...{ game: this.game.id, places, talk: 'free', options: world.options },
    });
    for (const player of this.players.slice(1, seats)) await player.api.join(table);
    const others = range(seats).filter((n) => n !== seat);
    const voices = await Promise.all(others.map((n) => this.voice(n, table)));
    const ear = await this.voice(seat ?? seats, table);
    await script(ear, voices, world, seat, seed);
    for (const one of [ear, ...voices]) one.socket.close();
    const hidden = new RegExp(`${table}|"code":"[A-Z]{6}"`, 'g');
    return ear.heard.map((text) => text.replace(hidden, '·'));
  }

  async close(): Promise<void> {
    for (const player of this.players) player.close();
    await this.server.close();
  }

  private async voice(n: number, table: string): Promise<Voice> {
    const { api } = at(this.players, n);
    const voice = new Voice(() => wire(socketAddress(api.base), api.cookie), table, n);
    await voice.watch(null);
    return voice;
  }
}

let codes = 0;

function code(n: number): string {
  return [...String(n).padStart(6, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
}

/** A bare socket: says things one by one, and writes down every byte that comes back. */
class Voice {
  readonly heard: string[] = [];
  socket: WebSocket;
  private count = 0;

  constructor(
    private readonly open: () => WebSocket,
    private readonly table: string,
    readonly chair: number,
  ) {
    this.socket = this.listen();
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

  async reconnect(since: number | null): Promise<void> {
    this.socket.terminate();
    this.socket = this.listen();
    await this.watch(since);
  }

  private listen(): WebSocket {
    const socket = this.open();
    socket.on('message', (data) => this.heard.push(String(data)));
    return socket;
  }
}

/** Refusals, talk, sealed answers, taking back, reconnections: what may not tell anything. */
async function script(
  ear: Voice,
  voices: readonly Voice[],
  world: Bout,
  seat: Seat | null,
  seed: number,
): Promise<void> {
  const rng = rngFrom([seed, 3, 3, 3]);
  for (const move of [{ type: 'nothing' }, null, { type: 'place', hole: 'z9' }])
    await ear.say({ type: 'answer', move });
  for (const voice of voices) await voice.say({ type: 'answer', move: { type: 'nonsense' } });
  for (const voice of voices) await voice.say({ type: 'speak', text: 'well' });
  await ear.reconnect(1);
  await ear.say({ type: 'takeBack', step: null });
  for (const chair of silentAnswers(world, seat)) {
    const move = world.randomAnswer(chair, rng);
    await voices.find((voice) => voice.chair === chair)?.say({ type: 'answer', move });
    await ear.say({ type: 'ping' }).catch(() => {});
  }
  await ear.say({ type: 'say', phrase: 'hello' });
  await ear.reconnect(null);
}

/** The seats whose answers the rules keep from this one: sealed, and not the last of them. */
function silentAnswers(world: Bout, seat: Seat | null): Seat[] {
  const sealed = world.asked().filter((one) => world.ask(one)?.sealed);
  const others = sealed.filter((one) => one !== seat);
  return seat !== null && sealed.includes(seat) ? others : others.slice(1);
}

/** Plays some way into a random game: as many steps as a whole one has, times a random part. */
function someMoment(game: Hosted, rng: Rng, seed: number): Bout {
  const { min, max } = game.seats;
  const seats = min + rng.below(Math.min(max, 4) - min + 1);
  const whole = played(game, seats, seed, Number.POSITIVE_INFINITY);
  return played(game, seats, seed, rng.below(whole.step()));
}

function played(game: Hosted, seats: number, seed: number, steps: number): Bout {
  const rng = rngFrom([seed, 8, 8, 8]);
  const fairness = openFairness('leak', String(seed));
  const bout = game.open({ seats, options: {}, fairness, secret: String(seed) });
  if ('error' in bout) throw new Error('bad options');
  while (bout.step() < steps && bout.asked().length > 0) {
    const asked = bout.asked();
    const seat = at(asked, rng.below(asked.length));
    bout.answer(seat, bout.randomAnswer(seat, rng));
  }
  return bout;
}

/** Where a seat is sent different bytes in worlds that it cannot tell apart. */
async function leaks(game: Hosted, moments: number): Promise<string[]> {
  const theatre = await Theatre.open(game);
  const seeds = seedsFrom(11);
  const faults: string[] = [];
  for (const moment of range(moments)) {
    const rng = rngFrom(seeds());
    const bout = someMoment(game, rng, moment);
    const seat = rng.below(4) === 0 ? null : rng.below(bout.seats);
    const truth = await theatre.bytesSeenBy(seat, bout, moment);
    expect(truth.length).toBeGreaterThan(8);
    for (const n of range(WORLDS)) {
      const world = bout.imagine(seat, rng);
      const imagined = await theatre.bytesSeenBy(seat, world, moment + n);
      const place = truth.findIndex((text, i) => text !== imagined[i]);
      if (place >= 0 || truth.length !== imagined.length)
        faults.push(`seat ${seat}, ${place}: ${difference(truth[place], imagined[place])}`);
    }
  }
  await theatre.close();
  return faults;
}

/** Where two texts begin to differ. */
function difference(one = '', two = ''): string {
  const from = Math.max(0, [...one].findIndex((letter, i) => letter !== two[i]) - 80);
  return `…${one.slice(from, from + 160)} / …${two.slice(from, from + 160)}`;
}

for (const game of [host(toy), ...GAMES]) {
  test(`${game.id}: in every world a seat could imagine it is sent the same bytes`, async () => {
    expect(await leaks(game, game.id === 'toy' ? 4 * MOMENTS : MOMENTS)).toEqual([]);
  });
}

test('a leak in the rules is seen on the wire', async () => {
  const glance: ToyGame['glance'] = (own, hidden) => {
    const { ready, hands } = toy.glance(own, hidden);
    return { hands, ready: ready.map((is, seat) => is || at(own, seat).hand.includes(5)) };
  };
  expect(await leaks(host({ ...toy, glance }), 6)).not.toEqual([]);
});
