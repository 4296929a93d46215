import { expect, test } from 'vitest';
import { at, range } from '../../engine/list.ts';
import { rngFrom } from '../../engine/rng.ts';
import { gameOf } from '../../games/rules.ts';
import { deviation } from '../../testing/chi-squared.ts';
import { sized } from '../../testing/size.ts';
import { apply, openedTable } from '../table/apply.ts';
import { isRefusal, type TableEvent, type TableModel, type Terms } from '../table/model.ts';
import { askedChairs } from '../table/seats.ts';
import { answerDelay, BotRunner } from './bot-runner.ts';
import { LiveTable } from './live-table.ts';

test('a bot with one move answers as late as one that used all its time', () => {
  const forced = range(20).map((n) => answerDelay(1_500, n, 250));
  const free = range(200).map((n) => answerDelay(1_500, 1_400 + n, 250));
  expect(new Set([...forced, ...free])).toEqual(new Set([1_750]));
  const quick = range(200).map((n) => answerDelay(120, n, 250));
  expect(new Set(quick)).toEqual(new Set([250]));
});

test('under load a bot answers on a later beat, whether it used its time or not', () => {
  const forced = [1_700, 2_000, 2_500].map((until) => answerDelay(until, until - 95, 250));
  const free = [1_700, 2_000, 2_500].map((until) => answerDelay(until, until + 20, 250));
  expect(forced).toEqual([2_000, 2_250, 2_750]);
  expect(free).toEqual(forced);
});

const kickbox = gameOf('kickbox');

const TERMS: Terms = {
  ...{ game: 'kickbox', rules: 1, seats: 2, options: {}, legs: 1, talk: 'phrases', rated: false },
  ...{ pace: { type: 'none' }, listed: false, host: 0, code: 'ABCDEF', commitment: '' },
  kept: [null, null],
};

/** Two champions at a Kickbox table; the first substitutes for a person. */
function dealt(secret: string): TableModel {
  if (!kickbox) throw new Error('no kickbox');
  const table = openedTable('t', kickbox, TERMS, { secret, salt: '' });
  const person = { id: 'ann', name: 'Ann', program: false };
  for (const what of [
    { type: 'opened', terms: TERMS },
    { type: 'sat', chair: 0, person },
    { type: 'placed', chair: 1, level: 'champion' },
    { type: 'dealt' },
  ] as const)
    happen(table, what);
  return table;
}

function happen(table: TableModel, what: TableEvent): void {
  const entry = { seq: table.seq + 1, at: 0, what, message: null };
  apply(table, entry, ({ game, dealer }, fairness) => {
    const match = game.open({ seats: 2, options: {}, fairness, secret: dealer.secret });
    if ('error' in match) throw new Error(match.error);
    return match;
  });
}

/** When a bot answered, by whether it had a choice. Time advances only while it thinks or waits. */
async function answerTimes(games: number): Promise<{ forced: number[]; free: number[] }> {
  const rng = rngFrom([4, 4, 4, 4]);
  const times = { forced: [] as number[], free: [] as number[] };
  let time = 0;
  const pass = async (taken: number): Promise<void> => {
    time += taken;
  };
  const runner = (live: LiveTable, answered: () => void): BotRunner =>
    new BotRunner(
      {
        beat: 250,
        report: (error) => {
          throw error;
        },
        environment: { now: () => time, wait: pass, newSeed: () => [1, 2, 3, 4] },
        // Most bots wait for a thread. A bot with a choice then thinks for the rest of its time.
        bots: {
          think: async ({ ask }) => {
            const queued = rng.below(5) > 0 ? 1_400 + rng.below(1_100) : 0;
            const given = Math.max(100, 1_500 - queued);
            const until = time + queued + given;
            await pass(queued + (ask.moves.length === 1 ? rng.below(5) : given + rng.below(20)));
            return { move: at(ask.moves, rng.below(ask.moves.length)), until };
          },
        },
      },
      async (_, decide) => {
        if (!live.table) throw new Error('no table');
        const decision = decide(live.table);
        if (!isRefusal(decision)) for (const what of decision) happen(live.table, what);
        answered();
      },
    );
  for (const game of range(games)) {
    const live = new LiveTable(
      't',
      () => {},
      () => {},
    );
    live.table = dealt(`${game}`);
    for (let chair = 0; live.table.phase === 'playing'; ) {
      chair = at(askedChairs(live.table), 0);
      const ask = live.table.match?.ask(chair);
      if (!ask) throw new Error('nobody is asked');
      if (chair === 0) {
        const move = at(ask.moves, rng.below(ask.moves.length));
        happen(live.table, { type: 'answered', seat: 0, move, by: 'person', mark: '' });
        continue;
      }
      const asked = time;
      await new Promise<void>((answered) => runner(live, answered).ask(live));
      live.thinking.clear();
      (ask.moves.length === 1 ? times.forced : times.free).push(time - asked);
    }
  }
  return times;
}

test('bots pause where nobody plays or watches; their time is charged to the host', () => {
  const owners: string[] = [];
  const environment = { now: () => 0, wait: async () => {}, newSeed: () => [1, 2, 3, 4] as const };
  const think = (_: unknown, owner: string) => {
    owners.push(owner);
    return new Promise<never>(() => {});
  };
  const runner = new BotRunner(
    { beat: 0, report: () => {}, environment, bots: { think } },
    async () => {},
  );
  const live = new LiveTable(
    't',
    () => {},
    () => {},
  );
  live.table = dealt('secret');
  happen(live.table, { type: 'handed', chair: 0, level: 'rookie' });
  runner.ask(live);
  expect(owners).toEqual([]);
  const eve = { person: 'eve', name: null, muted: new Set<string>() };
  live.watchers.add({
    ...{ ...eve, takesChanges: true, sent: undefined },
    ...{ hear: () => {}, hearSoon: () => {} },
  });
  runner.ask(live);
  expect(owners).toEqual(askedChairs(live.table).map(() => 'ann'));
  expect(owners.length).toBeGreaterThan(0);
});

test('over many answers a bot’s timing does not reveal whether it had a choice', async () => {
  const { forced, free } = await answerTimes(sized(12, 100));
  expect(forced.length).toBeGreaterThan(30);
  expect(free.length).toBeGreaterThan(150);
  const counts = (times: readonly number[]) =>
    new Map([...new Set(free)].map((time) => [`${time}`, times.filter((t) => t === time).length]));
  expect(deviation(counts(forced), counts(free))).toBeLessThan(3);
  expect(forced.every((time) => time >= 1_750 && time % 250 === 0)).toBe(true);
});
