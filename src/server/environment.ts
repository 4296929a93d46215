import { randomBytes, randomInt } from 'node:crypto';
import type { Seed } from '../engine/rng.ts';

/** The time and the chance that the server lives by. Tests hand in their own. */
export interface Environment {
  now(): number;
  /** A name that nobody can guess. */
  newId(): string;
  /** 256 random bits, in hexadecimal digits. */
  newSecret(): string;
  /** Six letters that are easy to read aloud. */
  newCode(): string;
  /** Chance for a bot. */
  newSeed(): Seed;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** When this program's own clock began, by the clock of the machine. */
const BEGAN = Date.now() - performance.now();

/** The time by a clock that only runs forward, whatever is done to the machine's meanwhile. */
export function monotonicNow(): number {
  return Math.floor(BEGAN + performance.now());
}

export const SYSTEM: Environment = {
  now: monotonicNow,
  newId: () => randomBytes(12).toString('base64url'),
  newSecret: () => randomBytes(32).toString('hex'),
  newCode: () => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  newSeed: () => {
    const words = new DataView(Uint8Array.from(randomBytes(16)).buffer);
    return [words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12)];
  },
};
