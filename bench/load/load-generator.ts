import { at, range } from '../../src/engine/list.ts';
import { LatencyRecorder, type Spread } from './latency-recorder.ts';
import type { LoadClient, Register } from './load-client.ts';
import { type LoadGame, LoadTable, type Pacing } from './load-table.ts';

/** Seconds without any arrival after which what is under way counts as lost; a busy machine is no loss. */
const PATIENCE = 10;

/** How many sign in at the same time. */
const ABREAST = 25;

/** Clients with sockets, who play at as many tables as they can fill. */
export class LoadGenerator<C extends LoadClient = LoadClient> {
  readonly clients: C[] = [];
  readonly tables: LoadTable<C>[] = [];
  private readonly guests: (() => Promise<C>)[] = [];
  private readonly latency = new LatencyRecorder();

  constructor(private readonly newcomer: Register<C>) {}

  /** Answers sent so far. */
  get sent(): number {
    return this.latency.sent;
  }

  /** Signs in this many more guests and opens a socket for each. */
  async come(number: number): Promise<void> {
    await this.register(number, () => {});
    await this.connect();
  }

  /** Signs in this many more guests. */
  async register(number: number, step: () => void): Promise<void> {
    await abreast(range(number), async () => {
      this.guests.push(await this.newcomer());
      step();
    });
  }

  /** Opens a socket for every guest without one. */
  async connect(): Promise<void> {
    await abreast(this.guests.splice(0), async (connect) => {
      this.clients.push(await connect());
    });
  }

  /** Opens this many tables of each game with spectators; enough clients must be connected. */
  async sit(games: readonly LoadGame[], count: number, sockets: number): Promise<void> {
    let next = 0;
    const some = (howMany: number): C[] => range(howMany).map(() => at(this.clients, next++));
    const tables = games.flatMap((game) => {
      const players = playersOf(game);
      return range(count).map(
        (n) =>
          new LoadTable(game, some(players), some(Math.max(0, sockets - players)), this.latency, n),
      );
    });
    this.tables.push(...tables);
    await abreast(tables, (table) => table.open());
  }

  /** Plays for a time, and waits for pending answers to arrive. */
  async play(
    seconds: number,
    rate: number | null,
    tables: readonly LoadTable<C>[] = this.tables,
  ): Promise<Spread & { readonly perSecond: number; readonly lost: number }> {
    const pacer = new Pacer(rate);
    for (const table of tables) table.play(pacer.pacing);
    await rest(0.3 * seconds);
    this.latency.begin();
    const began = performance.now();
    await rest(seconds);
    const passed = (performance.now() - began) / 1000;
    const spread = this.latency.end();
    for (const table of tables) table.pacing = null;
    pacer.end();
    const lost = await this.settled();
    return { ...spread, perSecond: spread.answers / passed, lost };
  }

  /** Gives this many answers at a rate, waits until all have arrived, and returns their number. */
  async give(answers: number, rate: number): Promise<number> {
    const before = this.latency.sent;
    const pacer = new Pacer(rate);
    for (const table of this.tables) table.play(pacer.pacing);
    while (this.latency.sent - before < answers) await rest(0.005);
    for (const table of this.tables) table.pacing = null;
    pacer.end();
    await this.settled();
    return this.latency.sent - before;
  }

  close(): void {
    for (const client of this.clients) client.close();
  }

  /** How many answers were lost: normally none. */
  private async settled(): Promise<number> {
    let [quiet, before] = [0, this.latency.underWay];
    while (this.latency.underWay > 0 && quiet < PATIENCE) {
      await rest(0.05);
      quiet = this.latency.underWay === before ? quiet + 0.05 : 0;
      before = this.latency.underWay;
    }
    return this.latency.forget();
  }
}

/** The number of players per table: the minimum, but at least two. */
function playersOf(game: LoadGame): number {
  return Math.max(2, game.seats.min);
}

function rest(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Runs a task for each item, some in parallel. */
async function abreast<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < list.length) await work(at(list, next++));
  };
  await Promise.all(range(Math.min(ABREAST, list.length)).map(worker));
}

/** Releases answers at a rate, in order; without a rate, immediately. */
class Pacer {
  private readonly waiting: (() => boolean)[] = [];
  private readonly timer: NodeJS.Timeout | undefined;
  private readonly began = performance.now();
  private gone = 0;

  constructor(private readonly rate: number | null) {
    if (rate !== null) this.timer = setInterval(() => this.letGo(rate), 1);
  }

  readonly pacing: Pacing = (answer) => {
    if (this.rate === null) answer();
    else this.waiting.push(answer);
  };

  end(): void {
    clearInterval(this.timer);
  }

  private letGo(rate: number): void {
    const due = ((performance.now() - this.began) / 1000) * rate;
    while (this.gone < due) {
      const next = this.waiting.shift();
      if (!next) break;
      if (next()) this.gone++;
    }
  }
}
