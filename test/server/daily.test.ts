import { afterAll, beforeAll, expect, test } from 'vitest';
import { boutOf, championPlays, openBout } from '../../src/bots/bouts.ts';
import { ApiError } from '../../src/client/api.ts';
import { dealCode, dealOf, publicSeed } from '../../src/engine/deal.ts';
import { at } from '../../src/engine/list.ts';
import { pack } from '../../src/engine/pack.ts';
import { BOTS } from '../../src/games/bots.ts';
import { manifestOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/games/rules.ts';
import { SYSTEM } from '../../src/server/environment.ts';
import type { Running } from '../../src/server/serve.ts';
import { memoryStore } from '../../src/web/solo/game-store.ts';
import { openLocalServer } from '../../src/web/solo/local-server.ts';
import { playOut, running, TestPlayer } from './players.ts';
import { onBothStores } from './stores.ts';

const DAY = '2026-11-18';
const NOON = Date.parse(`${DAY}T12:00:00Z`);

/** A device with the page open in one tab. */
const ALONE = {
  own: (_: string, play: () => unknown) => {
    play();
    return () => {};
  },
  announce: () => {},
  listen: () => {},
};

async function codeOf(failing: Promise<unknown>): Promise<string> {
  const error = await failing.then(
    () => 'fine',
    (raised: unknown) => raised,
  );
  return error instanceof ApiError ? `${error.code} ${error.detail}` : String(error);
}

const known = new Map<string, string>();

/** A finished, packed bout of Grid played by a champion. */
function played(day = DAY): string {
  const record = known.get(day) ?? packedBout(day);
  known.set(day, record);
  return record;
}

function packedBout(day: string): string {
  const [game, bots, manifest] = [gameOf('grid'), BOTS.grid, manifestOf('grid')];
  if (!game || !bots || !manifest) throw new Error('no grid');
  const bout = boutOf(game, manifest.bout, day);
  let last = openBout(game, bout);
  for (const match of championPlays(game, bots, bout)) last = match;
  return pack(game, last.record());
}

onBothStores((fresh) => {
  let server: Running;
  let [ann, bob]: TestPlayer[] = [];
  beforeAll(async () => {
    const environment = { ...SYSTEM, now: () => NOON };
    server = await running(await fresh(), {}, { environment });
    ann = await TestPlayer.member(server.address, 'Ann');
    bob = await TestPlayer.at(server.address, 'Bob');
  });
  afterAll(async () => {
    ann?.close();
    bob?.close();
    await server.close();
  });

  test('a finished bout is counted once for each person, by its record', async () => {
    const record = played();
    const first = await ann?.api.keepBout(DAY, 'grid', { record });
    expect(first).toMatchObject({ played: 1, scores: [{ count: 1 }] });
    expect(first?.mine).toBe(first?.scores[0]?.score);
    await ann?.api.keepBout(DAY, 'grid', { record });
    const both = await bob?.api.keepBout(DAY, 'grid', { record });
    expect(both).toMatchObject({ played: 2, scores: [{ count: 2 }] });
    expect(await bob?.api.boutResults(DAY, 'round')).toEqual({ played: 0, scores: [], mine: null });
    expect(await ann?.api.exportMe()).toMatchObject({ bouts: [{ day: DAY, game: 'grid' }] });
  });

  test('a bout played on a device without a network scores the same at the server', async () => {
    const device = openLocalServer(Promise.resolve(memoryStore()), ALONE);
    const id = await device.playBout('kickbox', DAY, 'Kid');
    await new Promise<void>((over) => {
      let answered = -1;
      void device.watch(id, async ({ ask, step, outcome, viewer }) => {
        if (outcome) return over();
        if (!ask || viewer === null || answered === step) return;
        answered = step;
        await device.answer(id, viewer, step, at(ask.moves, 0));
      });
    });
    const { score, packed } = await device.bout('kickbox', DAY);
    expect(score).not.toBeNull();
    const results = await ann?.api.keepBout(DAY, 'kickbox', { record: packed ?? '' });
    expect(results?.mine).toBe(score);
  });

  test('other days, other games and unfinished games are refused', async () => {
    if (!ann) throw new Error('nobody');
    const { api } = ann;
    const old = '2026-11-15';
    expect(await codeOf(api.keepBout(old, 'grid', { record: played(old) }))).toBe(
      'bad-request day: expected today',
    );
    const wrong = 'bad-request record: expected a finished game of this bout';
    expect(await codeOf(api.keepBout('2026-11-17', 'grid', { record: played() }))).toBe(wrong);
    expect(await codeOf(api.keepBout(DAY, 'round', { record: played() }))).toBe(wrong);
    expect(await codeOf(api.keepBout(DAY, 'grid', { record: 'AAAA' }))).toBe(wrong);
    expect(await codeOf(api.keepBout(DAY, 'chess', { record: played() }))).toContain(
      'unknown-game',
    );
    expect(await codeOf(api.keepBout('today', 'grid', { record: played() }))).toContain('day');
  });

  test('a table opened with a deal code is dealt without entropy and never rated', async () => {
    const game = gameOf('round');
    if (!game || !ann || !bob) throw new Error('no table');
    const read = game.read({ nights: 1 }, 2);
    const options = 'options' in read ? read.options : {};
    const deal = { game: 'round', seats: 2, options, seed: publicSeed('a test of the server') };
    const code = dealCode(game, deal);
    const rated = ann.api.open({ game: 'round', places: ['me', 'open'], rated: true, deal: code });
    expect(await codeOf(rated)).toBe('bad-options deal: never in a rated game');
    const three = ann.api.open({ game: 'round', places: ['me', 'open', 'open'], deal: code });
    expect(await codeOf(three)).toContain('deal: expected a code');
    const { table } = await ann.api.open({ game: 'round', places: ['me', 'open'], deal: code });
    await bob.api.join(table);
    const seats = [await ann.watch(table), await bob.watch(table)];
    await playOut(seats);
    expect(dealOf(await ann.api.record(table))).toEqual(deal);
  });
});
