import type { AskData } from '../../src/engine/ask.ts';
import type { AnyMove } from '../../src/engine/hosted.ts';
import { canonical } from '../../src/engine/json.ts';
import { at, range } from '../../src/engine/list.ts';
import type { Match, ViewableMatch } from '../../src/engine/match.ts';
import { seatInGame } from '../../src/engine/record.ts';
import { chairInGame } from '../../src/server/table/seats.ts';
import { difference, type ScriptedServer, type SeatedPlayer } from './scripted-server.ts';

const STEPS = 24;

/** A world that can be replayed any number of times. */
export interface World {
  begin(): Match;
  /** The answer to a question in it. */
  answer(ask: AskData<AnyMove>): AnyMove;
}

/** What a chair (or a spectator) can know, by the engine alone. */
export function knownToSeat(match: ViewableMatch, chair: number | null): string {
  const seat = chair === null ? null : seatInGame(chair, match.gameIndex(), match.seats);
  const ask = seat === null ? null : match.ask(seat);
  return canonical([match.view(seat), ask, match.repeats(seat), match.asked()]);
}

/** An action at a table: in the engine, and over sockets if there are any. */
interface TableStep {
  readonly world: World;
  readonly match: Match;
  readonly players: readonly SeatedPlayer[];
}

function playerOf({ match, players }: TableStep, seat: number): SeatedPlayer | undefined {
  return players[chairInGame(seat, match.gameIndex(), match.seats)];
}

/** One answer. Returns who may take it back, unless it ended something. */
async function answer(step: TableStep): Promise<number | null> {
  const { match } = step;
  const seat = at(match.asked(), 0);
  const ask = match.ask(seat);
  const move = ask && step.world.answer(ask);
  const gameIndex = match.gameIndex();
  await playerOf(step, seat)?.say({ type: 'answer', move });
  match.answer(seat, move);
  return match.asked().length === 0 || match.gameIndex() !== gameIndex
    ? null
    : (seat + 1) % match.seats;
}

/** Now and then a take-back is requested: it is declined, agreed to, or refused. */
async function regret(step: TableStep, wisher: number | null, n: number): Promise<void> {
  if (wisher !== null && n % 3 !== 0) await takeBack(step, wisher, n % 3 === 1);
}

async function takeBack(step: TableStep, wisher: number, agreed: boolean): Promise<void> {
  const { match } = step;
  const number = match.step();
  const may = match.mayTakeBack(wisher, number);
  await playerOf(step, wisher)?.say({ type: 'takeBack', step: number });
  for (const seat of range(match.seats))
    if (seat !== wisher) await playerOf(step, seat)?.say({ type: 'agree', yes: agreed });
  if (may === 'free' || (may === 'consent' && agreed)) match.takeBack(wisher, number);
}

/** Chat, refusals and lost connections of the observer. */
async function interlude(
  ear: SeatedPlayer,
  players: readonly SeatedPlayer[],
  n: number,
): Promise<void> {
  await ear.say({ type: 'answer', move: { type: 'nonsense' } });
  await ear.say({ type: 'takeBack', step: n + 1 });
  await at(players, n % 2).say({ type: 'speak', text: `word ${n}` });
  if (n % 4 === 1) await ear.reconnect(n % 8 === 1 ? null : 1);
}

/** What a chair knows after each answer of the script, and the whole state then. */
export interface Trace {
  readonly seen: readonly string[];
  readonly truth: readonly string[];
}

/** Plays the script in a world, by the engine alone. */
export async function traceOf(world: World, chair: number | null): Promise<Trace> {
  const match = world.begin();
  const [seen, truth] = [[knownToSeat(match, chair)], [canonical(match.state())]];
  for (let n = 0; n < STEPS && match.asked().length > 0; n++) {
    const wisher = await answer({ world, match, players: [] });
    seen.push(knownToSeat(match, chair));
    truth.push(canonical(match.state()));
    await regret({ world, match, players: [] }, wisher, n);
  }
  return { seen, truth };
}

/** For how many steps two different worlds are indistinguishable. */
export function alike(one: Trace, two: Trace): number {
  const parting = one.seen.findIndex((text, i) => text !== two.seen[i]);
  const length = parting < 0 ? one.seen.length : parting;
  return range(length).some((i) => one.truth[i] !== two.truth[i]) ? length : 0;
}

/** Every byte that a chair is sent in this many steps of a world. */
async function bytes(
  server: ScriptedServer,
  world: World,
  chair: number | null,
  steps: number,
): Promise<string[]> {
  const match = world.begin();
  const everyone = await server.seat(match, () => world.begin());
  const ear = at(everyone, chair ?? match.seats);
  const players = everyone.slice(0, match.seats);
  await interlude(ear, players, 1);
  for (const n of range(steps - 1)) {
    await regret({ world, match, players }, await answer({ world, match, players }), n);
    if (n % 2 === 1) await interlude(ear, players, n);
  }
  await ear.reconnect(null);
  for (const voice of everyone) voice.close();
  return ear.heard();
}

/**
 * Where a chair is sent different bytes in two worlds that are indistinguishable for this many
 * steps.
 */
export async function faultsBetween(
  server: ScriptedServer,
  worlds: readonly [World, World],
  chair: number | null,
  steps: number,
): Promise<string[]> {
  const here = await bytes(server, worlds[0], chair, steps);
  const there = await bytes(server, worlds[1], chair, steps);
  const place = here.findIndex((text, i) => text !== there[i]);
  if (place < 0 && here.length === there.length) return [];
  return [`at ${place}: ${difference(here[place], there[place])}`];
}
