import { Api } from '../../src/client/api.ts';
import type { Hosted } from '../../src/engine/hosted.ts';
import { at, range } from '../../src/engine/list.ts';
import { Chair } from './chair.ts';
import { type Pacing, Party } from './party.ts';
import { type Spread, Tally } from './tally.ts';

/** How often it is looked whether everything has arrived: for a minute, since a busy machine is no loss. */
const PATIENCE = 1200;

/** How many come in at the same time. */
const ABREAST = 25;

/** People with sockets, who play at as many tables as there are people for. */
export class Crowd {
  readonly chairs: Chair[] = [];
  readonly parties: Party[] = [];
  private readonly guests: Api[] = [];
  private readonly tally = new Tally();

  constructor(private readonly address: string) {}

  /** How many answers have been sent so far. */
  get sent(): number {
    return this.tally.sent;
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
      this.chairs.push(await Chair.come(api));
    });
  }

  /** Sits down at so many tables of each game, with so many spectators each; people must be there. */
  async sit(games: readonly Hosted[], tables: number, spectators: number): Promise<void> {
    let next = 0;
    const some = (count: number): Chair[] => range(count).map(() => at(this.chairs, next++));
    const parties = games.flatMap((game) =>
      range(tables).map(
        (n) => new Party(game, some(playersOf(game)), some(spectators), this.tally, n),
      ),
    );
    this.parties.push(...parties);
    await abreast(parties, (party) => party.open());
  }

  /** Plays for so long, and waits until what is under way has arrived. */
  async play(
    seconds: number,
    rate: number | null,
    parties: readonly Party[] = this.parties,
  ): Promise<Spread & { readonly perSecond: number; readonly lost: number }> {
    const pacer = new Pacer(rate);
    for (const party of parties) party.play(pacer.pacing);
    await rest(0.3 * seconds);
    this.tally.begin();
    const began = performance.now();
    await rest(seconds);
    const passed = (performance.now() - began) / 1000;
    const spread = this.tally.end();
    for (const party of parties) party.pacing = null;
    pacer.end();
    await this.settled();
    return { ...spread, perSecond: spread.answers / passed, lost: this.tally.underWay };
  }

  /** Gives so many answers at a rate, waits until all have arrived, and says how many they were. */
  async give(answers: number, rate: number): Promise<number> {
    const before = this.tally.sent;
    const pacer = new Pacer(rate);
    for (const party of this.parties) party.play(pacer.pacing);
    while (this.tally.sent - before < answers) await rest(0.005);
    for (const party of this.parties) party.pacing = null;
    pacer.end();
    await this.settled();
    return this.tally.sent - before;
  }

  close(): void {
    for (const chair of this.chairs) chair.close();
  }

  private async settled(): Promise<void> {
    for (let tries = 0; this.tally.underWay > 0 && tries < PATIENCE; tries++) await rest(0.05);
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
