import type { Seat } from '../engine/ask.ts';
import { hashOf } from './characters.ts';

/** The person's seat in a daily bout. */
export function boutSeat(day: string, game: string, seats: number): Seat {
  return (hashOf(`${day} ${game}`) >>> 8) % seats;
}

/** The seed of the characters of a daily bout. */
export function boutCast(day: string, game: string): string {
  return `${day} ${game}`;
}
