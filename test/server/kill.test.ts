import { expect, test } from 'vitest';
import { Api } from '../../src/client/api.ts';
import { Connection } from '../../src/client/connection.ts';
import { WatchedTable } from '../../src/client/table.ts';
import { canonical } from '../../src/engine/json.ts';
import { at, range } from '../../src/engine/list.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import { GAMES, gameOf } from '../../src/games/rules.ts';
import { sized } from '../../src/testing/size.ts';
import { KillableServer } from './killable-server.ts';
import { seated, socketAddress, TestPlayer, wire } from './players.ts';
import { onBothStores } from './stores.ts';

/** How often the server is killed in each test; more in `npm run soak`. */
const KILLS = sized(2, 60);

const PATIENCE = 600_000 + KILLS * 20_000;

/** Games with simultaneous questions first: a single answer must not be lost there. */
const SIMULTANEOUS_FIRST = [...GAMES].sort((a, b) => b.seats.max - a.seats.max);

/** A player who records every acknowledged answer. */
class KillTestPlayer {
  readonly acknowledged: string[] = [];
  readonly faults: string[] = [];
  private table: WatchedTable | undefined;
  private before: { readonly seq: number; readonly view: string } | undefined;

  private constructor(
    readonly api: Api,
    readonly connection: Connection,
  ) {}

  static async at(address: string, name: string): Promise<KillTestPlayer> {
    const api = new Api(address);
    await api.guest({ name });
    return new KillTestPlayer(
      api,
      new Connection(socketAddress(address), (url) => wire(url, api.cookie)),
    );
  }

  /** Waits until several seats are asked at once, or the game is over. */
  async severalAreAsked(): Promise<void> {
    await this.table?.until(({ seen }) => Boolean(seen?.outcome) || (seen?.asked.length ?? 0) > 1);
  }

  async play(id: string, rng: Rng): Promise<void> {
    const table = new WatchedTable(id, this.connection, ({ seq, seen }, _, { type }) => {
      const view = canonical([seen?.view, seen?.ask]);
      if (type === 'sync' && this.before?.seq === seq && this.before.view !== view)
        this.faults.push(`at ${seq} the view was ${this.before.view} and is ${view}`);
      if (this.before && seq < this.before.seq) this.faults.push(`${seq} after ${this.before.seq}`);
      this.before = { seq, view };
    });
    this.table = table;
    void table.watch();
    for (;;) {
      await table.until(({ seen }) => Boolean(seen?.outcome || (seen?.ask && !seen.ask.open)));
      const seen = table.known?.seen;
      if (!seen || seen.outcome) return;
      const { ask, step } = seen;
      if (!ask) continue;
      const move = ask.talk ? ask.idle : at(ask.moves, rng.below(ask.moves.length));
      const reply = await table.answer(move);
      if (reply.ok) this.acknowledged.push(`${reply.seq} ${ask.seat} ${canonical(move)}`);
      await table.until((known) => (known.seen?.step ?? 0) > step || Boolean(known.seen?.outcome));
    }
  }
}

onBothStores((fresh) => {
  test(
    'killed at any moment: nothing acknowledged is lost, the deal is the same',
    async () => {
      const server = await KillableServer.start(await fresh());
      const rng = rngFrom([1, 2, 3, KILLS]);
      let killed = 0;
      for (let round = 0; killed < KILLS; round++) {
        const game = at(SIMULTANEOUS_FIRST, round % GAMES.length);
        const players = await Promise.all(
          range(Math.max(2, game.seats.min)).map((n) => KillTestPlayer.at(server.address, `W${n}`)),
        );
        const host = at(players, 0);
        const places = players.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
        const { table } = await host.api.open({ game: game.id, places });
        for (const other of players.slice(1)) await other.api.join(table);
        let over = false;
        const played = Promise.all(
          players.map((player, i) => player.play(table, rngFrom([round, i, 5, 5]))),
        ).finally(() => {
          over = true;
        });
        while (!over && killed < KILLS) {
          if (killed % 2 === 0) await host.severalAreAsked();
          await new Promise((resolve) =>
            setTimeout(resolve, rng.below(killed % 2 === 0 ? 20 : 900)),
          );
          if (over) break;
          await server.end('SIGKILL');
          killed++;
          await server.start();
        }
        await played;
        const record = await host.api.record(table);
        const steps = record.steps.map((step) =>
          'move' in step ? `${step.seat} ${canonical(step.move)}` : 'taken back',
        );
        for (const player of players) {
          expect(player.faults).toEqual([]);
          expect(missing(player.acknowledged, steps)).toEqual([]);
          player.connection.close();
        }
        const again = gameOf(game.id)?.resume(record, String(record.fairness.secret));
        expect(again?.outcome()).toEqual(record.outcome);
      }
      expect(await server.end('SIGTERM')).toBe(0);
    },
    PATIENCE,
  );

  test('killed when one of two has answered in secret: that answer is kept and revealed', async () => {
    const server = await KillableServer.start(await fresh());
    const players = [
      await TestPlayer.at(server.address, 'Ann'),
      await TestPlayer.at(server.address, 'Bob'),
    ];
    const [mine, his] = await seated(players, { game: 'kickbox' });
    if (!mine || !his) throw new Error('nobody is seated');
    await mine.until(({ seen }) => seen?.asked.length === 2);
    const move = at(mine.known?.seen?.ask?.moves ?? [], 1);
    expect(await mine.answer(move)).toMatchObject({ ok: true });
    await server.end('SIGKILL');
    await server.start();
    const again = TestPlayer.again(at(players, 0).api);
    const anew = await again.watch(mine.id);
    expect(anew.known?.seen).toMatchObject({ step: 1, ask: null, asked: [1] });
    await his.until(({ seen }) => seen?.step === 1);
    await his.answer(at(his.known?.seen?.ask?.moves ?? [], 0));
    await his.until(({ seen }) => seen?.step === 2);
    const shown = his.known?.heard.map(({ news }) => canonical(news)) ?? [];
    const card = String(Reflect.get(move, 'card'));
    expect(shown.filter((news) => news.includes(card))).not.toEqual([]);
    for (const player of [...players, again]) player.close();
    await server.end('SIGTERM');
  });

  test('asked to stop: it finishes, and players resume where they were', async () => {
    const server = await KillableServer.start(await fresh());
    const [ann, bob] = [
      await KillTestPlayer.at(server.address, 'Ann'),
      await KillTestPlayer.at(server.address, 'Bob'),
    ];
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
    await bob.api.join(table);
    const played = Promise.all([ann, bob].map((one, i) => one.play(table, rngFrom([i, 1, 1, 1]))));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await server.end('SIGTERM')).toBe(0);
    await server.start();
    await played;
    expect([...ann.faults, ...bob.faults]).toEqual([]);
    expect((await ann.api.record(table)).steps).toHaveLength(30);
    ann.connection.close();
    bob.connection.close();
    await server.end('SIGTERM');
  });
});

/** Acknowledged answers that are not in the record, in this order. */
function missing(acknowledged: readonly string[], steps: readonly string[]): string[] {
  let place = 0;
  return acknowledged.filter((line) => {
    const said = line.slice(line.indexOf(' ') + 1);
    const found = steps.indexOf(said, place);
    if (found >= 0) place = found + 1;
    return found < 0;
  });
}
