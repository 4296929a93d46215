import { expect, test } from 'vitest';
import type { Seat } from '../../src/engine/ask.ts';
import { openFairness } from '../../src/engine/fair.ts';
import { type Hosted, host } from '../../src/engine/hosted.ts';
import { copy } from '../../src/engine/json.ts';
import { at, range } from '../../src/engine/list.ts';
import type { Match } from '../../src/engine/match.ts';
import { type Rng, rngFrom, seedsFrom } from '../../src/engine/rng.ts';
import { GAMES } from '../../src/games/rules.ts';
import { sized } from '../../src/testing/size.ts';
import { type ToyGame, toy } from '../../src/testing/toy.ts';
import { difference, ScriptedServer, type SeatedPlayer } from './scripted-server.ts';

/** Moments of each game that are checked; more in `npm run soak`. */
const MOMENTS = sized(2, 20);
const WORLDS = 2;

/** Everything that a seat (or a spectator) is sent while a fixed script is played in a world. */
async function bytesSeenBy(
  server: ScriptedServer,
  seat: Seat | null,
  world: Match,
  seed: number,
): Promise<string[]> {
  const state = world.state();
  const all = await server.seat(world, () => server.game.load(copy(state), SEEDS));
  const ear = at(all, seat ?? world.seats);
  const voices = all.filter((voice) => voice !== ear && voice.chair < world.seats);
  await script(ear, voices, world, seat, seed);
  for (const voice of all) voice.close();
  return ear.heard();
}

const SEEDS = (step: number) => [step, 1, 2, 3] as const;

/** Refusals, chat, sealed answers, take-backs, reconnections: none may reveal anything. */
async function script(
  ear: SeatedPlayer,
  voices: readonly SeatedPlayer[],
  world: Match,
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

/** The seats whose answers the rules hide from this one: sealed, and not the last of them. */
function silentAnswers(world: Match, seat: Seat | null): Seat[] {
  const sealed = world.asked().filter((one) => world.ask(one)?.sealed);
  const others = sealed.filter((one) => one !== seat);
  return seat !== null && sealed.includes(seat) ? others : others.slice(1);
}

/** Plays a random part of a random game. */
function someMoment(game: Hosted, rng: Rng, seed: number): Match {
  const { min, max } = game.seats;
  const seats = min + rng.below(Math.min(max, 4) - min + 1);
  const whole = played(game, seats, seed, Number.POSITIVE_INFINITY);
  return played(game, seats, seed, rng.below(whole.step()));
}

function played(game: Hosted, seats: number, seed: number, steps: number): Match {
  const rng = rngFrom([seed, 8, 8, 8]);
  const fairness = openFairness('leak', String(seed));
  const match = game.open({ seats, options: {}, fairness, secret: String(seed) });
  if ('error' in match) throw new Error('bad options');
  while (match.step() < steps && match.asked().length > 0) {
    const asked = match.asked();
    const seat = at(asked, rng.below(asked.length));
    match.answer(seat, match.randomAnswer(seat, rng));
  }
  return match;
}

/** Where a seat is sent different bytes in worlds that it cannot distinguish. */
async function leaks(game: Hosted, moments: number): Promise<string[]> {
  const server = await ScriptedServer.open(game);
  const seeds = seedsFrom(11);
  const faults: string[] = [];
  for (const moment of range(moments)) {
    const rng = rngFrom(seeds());
    const match = someMoment(game, rng, moment);
    const seat = rng.below(4) === 0 ? null : rng.below(match.seats);
    const truth = await bytesSeenBy(server, seat, match, moment);
    expect(truth.length).toBeGreaterThan(8);
    for (const n of range(WORLDS)) {
      const world = match.imagine(seat, rng);
      const imagined = await bytesSeenBy(server, seat, world, moment + n);
      const place = truth.findIndex((text, i) => text !== imagined[i]);
      if (place >= 0 || truth.length !== imagined.length)
        faults.push(`seat ${seat}, ${place}: ${difference(truth[place], imagined[place])}`);
    }
  }
  await server.close();
  return faults;
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
