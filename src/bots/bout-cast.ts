import type { Seat } from '../engine/ask.ts';
import { hashOf } from './characters.ts';

/** The seat of whoever plays a day's bout. */
export function boutSeat(day: string, game: string, seats: number): Seat {
  return (hashOf(`${day} ${game}`) >>> 8) % seats;
}

/** What the characters of a day's bout follow from. */
export function boutCast(day: string, game: string): string {
  return `${day} ${game}`;
}
