import type { Level } from '../bots/bot.ts';
import { characterOf } from '../bots/characters.ts';
import type { Seat } from '../engine/ask.ts';
import { range } from '../engine/list.ts';
import type { Sitter } from './session.ts';
import { localServer } from './solo/client.ts';
import type { GameFacts } from './solo/protocol.ts';
import { randomHex } from './solo/random-hex.ts';

/** A good company, where a game seats that many. */
const COMPANY = 4;

/** How many sit down if nobody says otherwise. */
export function usualSeats({ seats }: GameFacts): number {
  return Math.min(seats.max, Math.max(seats.min, COMPANY));
}

/** Somebody alone, bots in the other seats; the same cast brings the same characters. */
export function againstBots(
  seats: number,
  name: string,
  level: Level,
  { seat = 0, cast = randomHex() } = {},
): Sitter[] {
  return range(seats).map((n) => (n === seat ? { kind: 'here', name } : botIn(cast, n, level)));
}

export function botIn(cast: string, seat: Seat, level: Level): Sitter {
  return { kind: 'bot', level, character: characterOf(cast, seat, level) };
}

/** Opens a table on this device: the dealer promises, people add their chance, cards are dealt. */
export async function startHere(
  game: string,
  options: object,
  sitters: readonly Sitter[],
): Promise<string> {
  const { table } = await localServer.promise();
  const entropy = sitters.flatMap((sitter, seat) =>
    sitter.kind === 'here' ? [{ seat, value: randomHex() }] : [],
  );
  return localServer.open({ table, game, options, sitters, entropy });
}
