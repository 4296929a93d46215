import { randomBytes, randomInt } from 'node:crypto';
import type { Seed } from '../engine/rng.ts';

/** Clock, ids and randomness; tests replace them. */
export interface Environment {
  now(): number;
  /** Resolves after this many milliseconds. */
  wait(time: number): Promise<void>;
  /** An unguessable id. */
  newId(): string;
  /** 256 random bits, in hexadecimal digits. */
  newSecret(): string;
  /** Six letters that are easy to read aloud. */
  newCode(): string;
  /** A seed for a bot. */
  newSeed(): Seed;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Wall-clock time at the origin of the monotonic clock. */
const BEGAN = Date.now() - performance.now();

/**
 * Wall-clock time that advances with the monotonic clock, unaffected by later changes of the system
 * clock.
 */
export function monotonicNow(): number {
  return Math.floor(BEGAN + performance.now());
}

export const SYSTEM: Environment = {
  now: monotonicNow,
  wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
  newId: () => randomBytes(12).toString('base64url'),
  newSecret: () => randomBytes(32).toString('hex'),
  newCode: () => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  newSeed: () => {
    const words = new DataView(Uint8Array.from(randomBytes(16)).buffer);
    return [words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12)];
  },
};
