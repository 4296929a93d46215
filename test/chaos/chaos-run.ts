import { join } from 'node:path';
import type { Pace } from '../../src/client/protocol/table.ts';
import type { Hosted } from '../../src/engine/hosted.ts';
import { isObject } from '../../src/engine/json.ts';
import { at, range, sum } from '../../src/engine/list.ts';
import { rngFrom } from '../../src/engine/rng.ts';
import { GAMES } from '../../src/games/rules.ts';
import type { Database } from '../../src/server/store/database.ts';
import { openStore } from '../../src/server/store/open.ts';
import { openForReading, type SqliteConnection } from '../../src/server/store/sqlite-library.ts';
import { loadTable } from '../../src/server/store/tables.ts';
import { bundled } from '../server/bundle.ts';
import type { TestStore } from '../server/stores.ts';
import { inconsistencies } from './checker.ts';
import { RecordingClient, retryUntilAnswered } from './recording-client.ts';

/** The settings of a run. */
export interface PlayOptions {
  /** Tables of each game played at the same time. */
  readonly tables: number;
  /** Average thinking time of a player, in milliseconds. */
  readonly thought: number;
  readonly pace?: Pace;
  /** Whether every game is played to its end after the fault. */
  readonly finish: boolean;
  /** Built-in bots at each table that has room for them. */
  readonly bots?: number;
}

/** Tables of all games, played by clients over sockets, with everything checked at the end. */
export class ChaosRun {
  readonly faults: string[] = [];
  /** Number of games begun. */
  begun = 0;
  /** Number of games checked at their end, and of acknowledged answers in them. */
  games = 0;
  answers = 0;
  /** Number of answers given by the clock. */
  byClock = 0;
  readonly clients: RecordingClient[] = [];
  private readonly ahead: (table: string, seq: number) => void;
  private readonly reader: SqliteConnection | undefined;
  private over = false;
  private stop: () => void = () => {};
  private readonly enough = new Promise<void>((resolve) => {
    this.stop = resolve;
  });
  private readonly played: Promise<unknown>;

  private constructor(
    private readonly address: string,
    private readonly database: Database,
    place: TestStore,
    private readonly play: PlayOptions,
  ) {
    if (place.database === undefined) this.reader = openForReading(join(place.data, FILE));
    this.ahead = this.watching();
    this.played = Promise.all(
      GAMES.flatMap((game) => range(play.tables).map((n) => this.again(game, n))),
    );
    this.played.catch(() => {});
  }

  static async begin(address: string, place: TestStore, play: PlayOptions): Promise<ChaosRun> {
    const files = await bundled();
    const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
    return new ChaosRun(address, await openStore({ ...place, workers }), place, play);
  }

  /** The number of players and spectators. */
  get people(): number {
    return this.play.tables * sum(GAMES.map(peopleAt));
  }

  /** Plays every table to its end; returns everything that was wrong. */
  async end(): Promise<string[]> {
    this.over = true;
    if (!this.play.finish) this.stop();
    await this.played;
    for (const client of this.clients) client.close();
    await this.database.close();
    this.reader?.close();
    return this.faults;
  }

  /** One game after the other by the same people, with a spectator. */
  private async again(game: Hosted, number: number): Promise<void> {
    const people = await Promise.all(
      range(peopleAt(game)).map(() => RecordingClient.at(this.address, this.ahead)),
    );
    this.clients.push(...people);
    for (let round = 0; round === 0 || !this.over; round++)
      await this.once(game, people, [number, round]);
  }

  private async once(
    game: Hosted,
    people: readonly RecordingClient[],
    seed: readonly [number, number],
  ): Promise<void> {
    const [spectator, ...players] = people;
    const id = await this.seat(game, players);
    this.begun++;
    spectator?.watch(id, null);
    await Promise.all(
      players.map((player, chair) =>
        player.play(
          player.watch(id, chair),
          rngFrom([...seed, chair, 1]),
          this.play.thought,
          this.enough,
        ),
      ),
    );
    const logs = people.map((one) => one.log(id));
    const { api } = at(players, 0);
    const isOver = (await retryUntilAnswered(() => api.table(id))).info.phase === 'over';
    const record = isOver ? await retryUntilAnswered(() => api.record(id)) : undefined;
    const stored = await retryUntilAnswered(() => loadTable(this.database, id));
    if (!stored) throw new Error(`table ${id} is gone`);
    this.faults.push(...inconsistencies({ id, stored, record }, logs));
    this.games++;
    this.byClock += stored.entries.filter(
      ({ what }) => what.type === 'answered' && what.by === 'clock',
    ).length;
    for (const { acknowledged } of logs) this.answers += acknowledged.length;
  }

  /** Opens a table and seats everyone, retrying through faults. */
  private async seat(game: Hosted, players: readonly RecordingClient[]): Promise<string> {
    const bots = Math.min(this.play.bots ?? 0, game.seats.max - players.length);
    const places = [
      ...players.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const))),
      ...range(bots).map(() => 'rookie' as const),
    ];
    const pace = this.play.pace ?? { type: 'none' };
    const host = at(players, 0).api;
    const { table } = await retryUntilAnswered(() => host.open({ game: game.id, places, pace }));
    for (const [chair, { api }] of players.entries()) {
      if (chair > 0)
        await retryUntilAnswered(async () => {
          const mine = (await api.table(table)).chair;
          return mine === chair ? mine : api.join(table, chair);
        });
    }
    return table;
  }

  /** The embedded store can be read at once: everything heard must already be stored. */
  private watching(): (table: string, seq: number) => void {
    const last = this.reader?.prepare('select seq from tables where id = ?');
    return (table, seq) => {
      const row: unknown = last?.get(table);
      if (last && !(isObject(row) && Number(row.seq) >= seq))
        this.faults.push(`${seq} of ${table} was heard of before it was stored`);
    };
  }
}

/** The minimum number of players, at least two, and a spectator. */
function peopleAt(game: Hosted): number {
  return Math.max(2, game.seats.min) + 1;
}

const FILE = 'ringside.db';
