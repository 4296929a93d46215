import { Api } from '../../src/client/api.ts';
import type { Hosted } from '../../src/engine/hosted.ts';
import { at, range } from '../../src/engine/list.ts';
import { LatencyRecorder, type Spread } from './latency-recorder.ts';
import { LoadClient } from './load-client.ts';
import { LoadTable, type Pacing } from './load-table.ts';

/** How often it is looked whether everything has arrived: for a minute, since a busy machine is no loss. */
const PATIENCE = 1200;

/** How many come in at the same time. */
const ABREAST = 25;

/** People with sockets, who play at as many tables as there are people for. */
export class LoadGenerator {
  readonly clients: LoadClient[] = [];
  readonly tables: LoadTable[] = [];
  private readonly guests: Api[] = [];
  private readonly latency = new LatencyRecorder();

  constructor(private readonly address: string) {}

  /** How many answers have been sent so far. */
  get sent(): number {
    return this.latency.sent;
  }

  /** So many more become guests, and each opens a socket. */
  async come(number: number): Promise<void> {
    await this.register(number, () => {});
    await this.connect();
  }

  /** So many more become guests. */
  async register(number: number, step: () => void): Promise<void> {
    await abreast(range(number), async () => {
      const api = new Api(this.address);
      await api.guest({ name: 'Bench' });
      this.guests.push(api);
      step();
    });
  }

  /** Every guest who has none yet opens a socket. */
  async connect(): Promise<void> {
    await abreast(this.guests.splice(0), async (api) => {
      this.clients.push(await LoadClient.come(api));
    });
  }

  /** Sits down at so many tables of each game, with so many spectators each; people must be there. */
  async sit(games: readonly Hosted[], count: number, spectators: number): Promise<void> {
    let next = 0;
    const some = (howMany: number): LoadClient[] =>
      range(howMany).map(() => at(this.clients, next++));
    const tables = games.flatMap((game) =>
      range(count).map(
        (n) => new LoadTable(game, some(playersOf(game)), some(spectators), this.latency, n),
      ),
    );
    this.tables.push(...tables);
    await abreast(tables, (table) => table.open());
  }

  /** Plays for so long, and waits until what is under way has arrived. */
  async play(
    seconds: number,
    rate: number | null,
    tables: readonly LoadTable[] = this.tables,
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
    await this.settled();
    return { ...spread, perSecond: spread.answers / passed, lost: this.latency.underWay };
  }

  /** Gives so many answers at a rate, waits until all have arrived, and says how many they were. */
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

  private async settled(): Promise<void> {
    for (let tries = 0; this.latency.underWay > 0 && tries < PATIENCE; tries++) await rest(0.05);
  }
}

/** How many play a game here: as few as can, but never one alone. */
export function playersOf(game: Hosted): number {
  return Math.max(2, game.seats.min);
}

function rest(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Does something for each, some at the same time. */
async function abreast<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < list.length) await work(at(list, next++));
  };
  await Promise.all(range(Math.min(ABREAST, list.length)).map(worker));
}

/** Lets answers go at a rate, in the order in which they were asked for; without one, at once. */
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
