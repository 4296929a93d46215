import type { AskData } from '../../src/engine/ask.ts';
import type { AnyMove } from '../../src/engine/hosted.ts';
import { canonical } from '../../src/engine/json.ts';
import { at, range } from '../../src/engine/list.ts';
import type { Match, ViewableMatch } from '../../src/engine/match.ts';
import { seatInGame } from '../../src/engine/record.ts';
import { chairInGame } from '../../src/server/table/seats.ts';
import { difference, type Theatre, type Voice } from './theatre.ts';

const STEPS = 24;

/** A world that can be played again and again, each time the same. */
export interface World {
  begin(): Match;
  /** What whoever is asked this answers in it. */
  answer(ask: AskData<AnyMove>): AnyMove;
}

/** What a chair (or a spectator) can know, by the engine alone. */
export function known(match: ViewableMatch, chair: number | null): string {
  const seat = chair === null ? null : seatInGame(chair, match.gameIndex(), match.seats);
  const ask = seat === null ? null : match.ask(seat);
  return canonical([match.view(seat), ask, match.repeats(seat), match.asked()]);
}

/** Something that everybody does at a table: in the engine, and over sockets where there are any. */
interface Scene {
  readonly world: World;
  readonly match: Match;
  readonly voices: readonly Voice[];
}

function voiceOf({ match, voices }: Scene, seat: number): Voice | undefined {
  return voices[chairInGame(seat, match.gameIndex(), match.seats)];
}

/** One answer. Gives who may wish to take it back, unless something has ended with it. */
async function answer(scene: Scene): Promise<number | null> {
  const { match } = scene;
  const seat = at(match.asked(), 0);
  const ask = match.ask(seat);
  const move = ask && scene.world.answer(ask);
  const gameIndex = match.gameIndex();
  await voiceOf(scene, seat)?.say({ type: 'answer', move });
  match.answer(seat, move);
  return match.asked().length === 0 || match.gameIndex() !== gameIndex
    ? null
    : (seat + 1) % match.seats;
}

/** Now and then an answer is to be taken back: that is declined, agreed to, or refused. */
async function regret(scene: Scene, wisher: number | null, n: number): Promise<void> {
  if (wisher !== null && n % 3 !== 0) await takeBack(scene, wisher, n % 3 === 1);
}

async function takeBack(scene: Scene, wisher: number, agreed: boolean): Promise<void> {
  const { match } = scene;
  const number = match.step();
  const may = match.mayTakeBack(wisher, number);
  await voiceOf(scene, wisher)?.say({ type: 'takeBack', step: number });
  for (const seat of range(match.seats))
    if (seat !== wisher) await voiceOf(scene, seat)?.say({ type: 'agree', yes: agreed });
  if (may === 'free' || (may === 'consent' && agreed)) match.takeBack(wisher, number);
}

/** Talk, refusals and lost connections of whoever listens. */
async function interlude(ear: Voice, voices: readonly Voice[], n: number): Promise<void> {
  await ear.say({ type: 'answer', move: { type: 'nonsense' } });
  await ear.say({ type: 'takeBack', step: n + 1 });
  await at(voices, n % 2).say({ type: 'speak', text: `word ${n}` });
  if (n % 4 === 1) await ear.reconnect(n % 8 === 1 ? null : 1);
}

/** What a chair knows after each answer of the script, and what the whole world is then. */
export interface Trace {
  readonly seen: readonly string[];
  readonly truth: readonly string[];
}

/** Plays the script in a world, by the engine alone. */
export async function traceOf(world: World, chair: number | null): Promise<Trace> {
  const match = world.begin();
  const [seen, truth] = [[known(match, chair)], [canonical(match.state())]];
  for (let n = 0; n < STEPS && match.asked().length > 0; n++) {
    const wisher = await answer({ world, match, voices: [] });
    seen.push(known(match, chair));
    truth.push(canonical(match.state()));
    await regret({ world, match, voices: [] }, wisher, n);
  }
  return { seen, truth };
}

/** How many steps two worlds look alike while they are not the same. */
export function alike(one: Trace, two: Trace): number {
  const parting = one.seen.findIndex((text, i) => text !== two.seen[i]);
  const length = parting < 0 ? one.seen.length : parting;
  return range(length).some((i) => one.truth[i] !== two.truth[i]) ? length : 0;
}

/** Every byte that a chair is sent in so many steps of a world. */
async function bytes(
  theatre: Theatre,
  world: World,
  chair: number | null,
  steps: number,
): Promise<string[]> {
  const match = world.begin();
  const everyone = await theatre.seat(match, () => world.begin());
  const ear = at(everyone, chair ?? match.seats);
  const voices = everyone.slice(0, match.seats);
  await interlude(ear, voices, 1);
  for (const n of range(steps - 1)) {
    await regret({ world, match, voices }, await answer({ world, match, voices }), n);
    if (n % 2 === 1) await interlude(ear, voices, n);
  }
  await ear.reconnect(null);
  for (const voice of everyone) voice.close();
  return ear.heard();
}

/** Where a chair is sent different bytes in two worlds that look alike to it for so many steps. */
export async function faultsBetween(
  theatre: Theatre,
  worlds: readonly [World, World],
  chair: number | null,
  steps: number,
): Promise<string[]> {
  const here = await bytes(theatre, worlds[0], chair, steps);
  const there = await bytes(theatre, worlds[1], chair, steps);
  const place = here.findIndex((text, i) => text !== there[i]);
  if (place < 0 && here.length === there.length) return [];
  return [`at ${place}: ${difference(here[place], there[place])}`];
}
