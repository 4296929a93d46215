import { expect, test } from 'vitest';
import type { AskData } from '../../src/engine/ask.ts';
import { openFairness } from '../../src/engine/fair.ts';
import { type Game, hears, type Kind, type Tell, viewOf } from '../../src/engine/game.ts';
import { type AnyMove, type Hosted, host } from '../../src/engine/hosted.ts';
import { at, range } from '../../src/engine/list.ts';
import type { Match } from '../../src/engine/match.ts';
import { listener } from '../../src/engine/referee.ts';
import { rngFrom } from '../../src/engine/rng.ts';
import { challengers } from '../../src/games/challengers/game.ts';
import { grid } from '../../src/games/grid/game.ts';
import { kickbox } from '../../src/games/kickbox/game.ts';
import { knockout } from '../../src/games/knockout/game.ts';
import { round } from '../../src/games/round/game.ts';
import { sized } from '../../src/testing/size.ts';
import { ScriptedServer } from './scripted-server.ts';
import { alike, faultsBetween, traceOf, type World } from './world-comparison.ts';

/** Pairs of worlds compared per chair; more in `npm run soak`. */
const PAIRS = sized(1, 20);
/** How many other worlds are searched for those that stay indistinguishable longest. */
const IMAGINED = sized(6, 12);

/**
 * A game from its deal; with a number, in a world that may differ in everything a chair cannot
 * know.
 */
interface Deals {
  readonly game: Hosted;
  world(chair: number | null, other: number | null): World;
}

function dealsOf<K extends Kind>(game: Game<K>): Deals {
  return {
    game: host(game),
    world: (chair, other) => ({
      begin: () => dealt(host(other === null ? game : otherwise(game, chair, other))),
      answer: (ask) => (ask.sealed && ask.seat !== chair ? secretly(ask, other) : ask.idle),
    }),
  };
}

function dealt(game: Hosted): Match {
  const seats = Math.max(2, game.seats.min);
  const fairness = openFairness('leak', 'fixed');
  const match = game.open({ seats, options: {}, fairness, secret: 'fixed' });
  if ('error' in match) throw new Error('bad options');
  return match;
}

/** A sealed answer, a different one in each world. */
function secretly({ moves, idle }: AskData<AnyMove>, other: number | null): AnyMove {
  return other === null ? idle : at(moves, (other * 7) % moves.length);
}

/** The same game with the chair's unknown part of the deal replaced by an imagined one. */
function otherwise<K extends Kind>(game: Game<K>, chair: number | null, other: number): Game<K> {
  return {
    ...game,
    setup: (seats, options, rng, tell) => {
      const log = listener<K>();
      const truth = game.setup(seats, options, rng, both(tell, log));
      const heard = log.told.filter((told) => hears(told, chair));
      return game.imagine(viewOf(game, truth, chair), heard, rngFrom([other, 4, 4, 4]));
    },
  };
}

function both<K extends Kind>(one: Tell<K>, two: Tell<K>): Tell<K> {
  return {
    all: (...words) => [one.all(...words), two.all(...words)],
    one: (...words) => [one.one(...words), two.one(...words)],
    expire: (...words) => [one.expire(...words), two.expire(...words)],
    final: () => [one.final(), two.final()],
  };
}

/** The imagined worlds that a chair cannot distinguish from the true one, longest first. */
async function lookAlikes({ world }: Deals, chair: number | null) {
  const truth = await traceOf(world(chair, null), chair);
  const found: { readonly other: number; readonly steps: number }[] = [];
  for (const other of range(IMAGINED)) {
    const steps = alike(truth, await traceOf(world(chair, other), chair));
    if (steps > 0) found.push({ other, steps });
  }
  return found.sort((a, b) => b.steps - a.steps);
}

/** Where a chair is sent different bytes in worlds that it cannot distinguish. */
async function leaks(deals: Deals, chair: number | null, pairs: number): Promise<string[]> {
  const found = (await lookAlikes(deals, chair)).slice(0, pairs);
  expect(found.length).toBeGreaterThan(0);
  const server = await ScriptedServer.open(deals.game);
  const faults: string[] = [];
  for (const { other, steps } of found) {
    const worlds = [deals.world(chair, null), deals.world(chair, other)] as const;
    faults.push(...(await faultsBetween(server, worlds, chair, steps)));
  }
  await server.close();
  return faults;
}

const HIDING = [dealsOf(knockout), dealsOf(round), dealsOf(kickbox), dealsOf(challengers)];

for (const deals of HIDING) {
  const { id, seats } = deals.game;
  // Spectators of the other games are covered by leak-from-deal.
  const spectators = id === 'knockout' ? [null] : [];
  for (const chair of [...spectators, 0, Math.max(2, seats.min) - 1])
    test(`${id}: from the deal on ${chair === null ? 'a spectator' : `chair ${chair}`} is sent the same bytes in worlds that it cannot tell apart`, async () => {
      expect(await leaks(deals, chair, PAIRS)).toEqual([]);
    });
}

test('grid hides nothing: there is one world, and it is the same each time', async () => {
  const deals = dealsOf(grid);
  expect(await lookAlikes(deals, 0)).toEqual([]);
  const server = await ScriptedServer.open(deals.game);
  const world = deals.world(0, null);
  for (const chair of [null, 0])
    expect(await faultsBetween(server, [world, world], chair, 8)).toEqual([]);
  await server.close();
});
