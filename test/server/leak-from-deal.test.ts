import { expect, test } from 'vitest';
import { openFairness } from '../../src/engine/fair.ts';
import { type Hosted, host } from '../../src/engine/hosted.ts';
import { canonical } from '../../src/engine/json.ts';
import { at, range, sum } from '../../src/engine/list.ts';
import type { Match } from '../../src/engine/match.ts';
import { GAMES } from '../../src/games/rules.ts';
import { sized } from '../../src/testing/size.ts';
import { type ToyGame, toy } from '../../src/testing/toy.ts';
import { ScriptedServer } from './scripted-server.ts';
import {
  alike,
  faultsBetween,
  knownToSeat,
  type Trace,
  traceOf,
  type World,
} from './world-comparison.ts';

/** Pairs of worlds compared per game; more in `npm run soak`. */
const PAIRS = sized(2, 20);
/** How many deals are searched for indistinguishable worlds, and how many of these are played. */
const DEALS = sized(500, 1_000);
const PLAYED = sized(30, 50 + 4 * PAIRS);

/** A match from its deal: the secret alone decides the cards. */
function dealt(game: Hosted, secret: number): Match {
  const fairness = openFairness('leak', 'fixed');
  const seats = Math.max(2, game.seats.min);
  const match = game.open({ seats, games: 2, options: {}, fairness, secret: String(secret) });
  if ('error' in match) throw new Error('bad options');
  return match;
}

/** A deal played on with quick answers. */
function worldOf(game: Hosted, secret: number): World {
  return { begin: () => dealt(game, secret), answer: ({ idle }) => idle };
}

/** Deals that a chair cannot distinguish, largest groups first. */
function alikeAtFirst(game: Hosted, chair: number | null): number[] {
  const groups = new Map<string, number[]>();
  for (const secret of range(DEALS)) {
    const seen = knownToSeat(dealt(game, secret), chair);
    groups.set(seen, [...(groups.get(seen) ?? []), secret]);
  }
  const several = [...groups.values()].filter(({ length }) => length > 1);
  return several.sort((a, b) => b.length - a.length).flat();
}

/** The pairs of worlds that stay indistinguishable longest. */
async function lookAlikes(game: Hosted, chair: number | null) {
  const traces: { readonly secret: number; readonly trace: Trace }[] = [];
  for (const secret of alikeAtFirst(game, chair).slice(0, PLAYED))
    traces.push({ secret, trace: await traceOf(worldOf(game, secret), chair) });
  traces.sort((a, b) => (canonical(a.trace.seen) < canonical(b.trace.seen) ? -1 : 1));
  const pairs = traces.slice(1).map((two, i) => {
    const one = at(traces, i);
    return { one: one.secret, two: two.secret, steps: alike(one.trace, two.trace) };
  });
  return pairs.filter(({ steps }) => steps > 1).sort((a, b) => b.steps - a.steps);
}

async function leaks(game: Hosted, chair: number | null, pairs: number): Promise<string[]> {
  const all = await lookAlikes(game, chair);
  const found = [...all.slice(0, pairs / 2), ...all.slice(-pairs / 2)];
  expect(found.length).toBeGreaterThanOrEqual(Math.min(pairs, 2));
  const server = await ScriptedServer.open(game);
  const faults: string[] = [];
  for (const { one, two, steps } of found) {
    const worlds = [worldOf(game, one), worldOf(game, two)] as const;
    faults.push(...(await faultsBetween(server, worlds, chair, steps)));
  }
  await server.close();
  return faults;
}

/** Grid hides nothing, and no two deals of Knock Out are indistinguishable. */
const HIDING = [host(toy), ...GAMES.filter(({ id }) => id !== 'grid' && id !== 'knockout')];

for (const game of HIDING) {
  test(`${game.id}: a match from its deal, taking back by consent: a spectator is sent the same bytes`, async () => {
    expect(await leaks(game, null, PAIRS)).toEqual([]);
  });
}

test('toy: the same for a player', async () => {
  expect(await leaks(host(toy), 0, PAIRS)).toEqual([]);
  expect(await leaks(host(toy), 1, PAIRS)).toEqual([]);
});

test('a leak in what may be taken back is seen on the wire', async () => {
  const play: ToyGame['play'] = (state, seat, move, rng, tell) => {
    if (sum(at(state.own, 1).hand) % 2 === 1) tell.final();
    toy.play(state, seat, move, rng, tell);
  };
  expect(await leaks(host({ ...toy, play }), 0, 8 * PAIRS)).not.toEqual([]);
});
