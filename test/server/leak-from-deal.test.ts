import { expect, test } from 'vitest';
import { openFairness } from '../../src/engine/fair.ts';
import { type Bout, type Hosted, host } from '../../src/engine/hosted.ts';
import { canonical } from '../../src/engine/json.ts';
import { at, range, sum } from '../../src/engine/list.ts';
import { seatInLeg } from '../../src/engine/record.ts';
import { GAMES } from '../../src/games/index.ts';
import { chairInLeg } from '../../src/server/table/seats.ts';
import { type ToyGame, toy } from '../../src/testing/toy.ts';
import { difference, Theatre, type Voice } from './theatre.ts';

/** How many pairs of worlds are compared for each game; the soak compares more. */
const PAIRS = Number(process.env.RINGSIDE_LEAKS ?? 2);
const STEPS = 24;
/** Among how many deals worlds are looked for that look alike, and how many of these are played. */
const DEALS = 1_000;
const PLAYED = 50 + 4 * PAIRS;

/** A match from its deal: the secret alone decides what is dealt. */
function dealt(game: Hosted, secret: number): Bout {
  const fairness = openFairness('leak', 'fixed');
  const seats = Math.max(2, game.seats.min);
  const bout = game.open({ seats, legs: 2, options: {}, fairness, secret: String(secret) });
  if ('error' in bout) throw new Error('bad options');
  return bout;
}

/** What a chair (or a spectator) can know, by the engine alone. */
function known(bout: Bout, chair: number | null): string {
  const seat = chair === null ? null : seatInLeg(chair, bout.leg(), bout.seats);
  const ask = seat === null ? null : bout.ask(seat);
  return canonical([bout.view(seat), ask, bout.repeats(seat), bout.asked()]);
}

/** Something that everybody does at a table: in the engine, and over sockets where there are any. */
interface Scene {
  readonly bout: Bout;
  readonly voices: readonly Voice[];
}

function voiceOf({ bout, voices }: Scene, seat: number): Voice | undefined {
  return voices[chairInLeg(seat, bout.leg(), bout.seats)];
}

/** One answer. Gives who may wish to take it back, unless something has ended with it. */
async function answer(scene: Scene): Promise<number | null> {
  const { bout } = scene;
  const seat = at(bout.asked(), 0);
  const move = bout.ask(seat)?.idle;
  const leg = bout.leg();
  await voiceOf(scene, seat)?.say({ type: 'answer', move });
  bout.answer(seat, move);
  return bout.asked().length === 0 || bout.leg() !== leg ? null : (seat + 1) % bout.seats;
}

/** Now and then an answer is to be taken back: that is declined, agreed to, or refused. */
async function regret(scene: Scene, wisher: number | null, n: number): Promise<void> {
  if (wisher !== null && n % 3 !== 0) await takeBack(scene, wisher, n % 3 === 1);
}

async function takeBack(scene: Scene, wisher: number, agreed: boolean): Promise<void> {
  const { bout } = scene;
  const number = bout.step();
  const may = bout.mayTakeBack(wisher, number);
  await voiceOf(scene, wisher)?.say({ type: 'takeBack', step: number });
  for (const seat of range(bout.seats))
    if (seat !== wisher) await voiceOf(scene, seat)?.say({ type: 'agree', yes: agreed });
  if (may === 'free' || (may === 'consent' && agreed)) bout.takeBack(wisher, number);
}

/** Talk, refusals and lost connections of whoever listens. */
async function interlude(ear: Voice, voices: readonly Voice[], n: number): Promise<void> {
  await ear.say({ type: 'answer', move: { type: 'nonsense' } });
  await ear.say({ type: 'takeBack', step: n + 1 });
  await at(voices, n % 2).say({ type: 'speak', text: `word ${n}` });
  if (n % 4 === 1) await ear.reconnect(n % 8 === 1 ? null : 1);
}

/** What a chair knows after each answer of the script, and what the whole world is then. */
async function traceOf(game: Hosted, secret: number, chair: number | null) {
  const bout = dealt(game, secret);
  const [seen, truth] = [[known(bout, chair)], [canonical(bout.state())]];
  for (let n = 0; n < STEPS && bout.asked().length > 0; n++) {
    const wisher = await answer({ bout, voices: [] });
    seen.push(known(bout, chair));
    truth.push(canonical(bout.state()));
    await regret({ bout, voices: [] }, wisher, n);
  }
  return { secret, seen, truth };
}

type Trace = Awaited<ReturnType<typeof traceOf>>;

/** How many steps two worlds look alike while they are not the same. */
function alike(one: Trace, two: Trace): number {
  const parting = one.seen.findIndex((text, i) => text !== two.seen[i]);
  const length = parting < 0 ? one.seen.length : parting;
  return range(length).some((i) => one.truth[i] !== two.truth[i]) ? length : 0;
}

/** Deals that look alike to a chair, those of which there are most first. */
function alikeAtFirst(game: Hosted, chair: number | null): number[] {
  const groups = new Map<string, number[]>();
  for (const secret of range(DEALS)) {
    const seen = known(dealt(game, secret), chair);
    groups.set(seen, [...(groups.get(seen) ?? []), secret]);
  }
  const several = [...groups.values()].filter(({ length }) => length > 1);
  return several.sort((a, b) => b.length - a.length).flat();
}

/** The pairs of worlds that look alike longest. */
async function lookAlikes(game: Hosted, chair: number | null) {
  const traces: Trace[] = [];
  for (const secret of alikeAtFirst(game, chair).slice(0, PLAYED))
    traces.push(await traceOf(game, secret, chair));
  traces.sort((a, b) => (canonical(a.seen) < canonical(b.seen) ? -1 : 1));
  const pairs = traces.slice(1).map((two, i) => {
    const one = at(traces, i);
    return { one: one.secret, two: two.secret, steps: alike(one, two) };
  });
  return pairs.filter(({ steps }) => steps > 1).sort((a, b) => b.steps - a.steps);
}

/** Every byte that a chair is sent in so many steps of a world. */
async function bytes(theatre: Theatre, secret: number, chair: number | null, steps: number) {
  const bout = dealt(theatre.game, secret);
  const everyone = await theatre.seat(bout, () => dealt(theatre.game, secret));
  const ear = at(everyone, chair ?? bout.seats);
  const voices = everyone.slice(0, bout.seats);
  for (const n of range(steps - 1)) {
    await regret({ bout, voices }, await answer({ bout, voices }), n);
    if (n % 2 === 1) await interlude(ear, voices, n);
  }
  await ear.reconnect(null);
  for (const voice of everyone) voice.close();
  return ear.heard();
}

async function leaks(game: Hosted, chair: number | null, pairs: number): Promise<string[]> {
  const all = await lookAlikes(game, chair);
  const found = [...all.slice(0, pairs / 2), ...all.slice(-pairs / 2)];
  expect(found.length).toBeGreaterThanOrEqual(Math.min(pairs, 2));
  const theatre = await Theatre.open(game);
  const faults: string[] = [];
  for (const { one, two, steps } of found) {
    const here = await bytes(theatre, one, chair, steps);
    const there = await bytes(theatre, two, chair, steps);
    const place = here.findIndex((text, i) => text !== there[i]);
    if (place >= 0 || here.length !== there.length)
      faults.push(`${one}/${two} at ${place}: ${difference(here[place], there[place])}`);
  }
  await theatre.close();
  return faults;
}

/** The grid hides nothing, and no two deals of Knock Out look alike. */
const HIDING = [host(toy), ...GAMES.filter(({ id }) => id !== 'grid' && id !== 'knockout')];

for (const game of HIDING) {
  test(`${game.id}: a match from its deal, taking back by consent: a spectator is sent the same bytes`, async () => {
    expect(await leaks(game, null, PAIRS)).toEqual([]);
  });
}

test('toy: the same for who plays', async () => {
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
