import type { Level } from '../bots/bot.ts';
import { characterOf } from '../bots/characters.ts';
import type { Seat } from '../engine/ask.ts';
import { range } from '../engine/list.ts';
import type { Sitter } from './session.ts';
import { randomHex } from './solo/random-hex.ts';

/** A person alone with bots in the other seats; the same cast number gives the same characters. */
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
