import { expect } from 'vitest';
import { SYSTEM } from '../../src/server/environment.ts';

/** A clock that runs with the system's and can be moved forward. */
export function shifting() {
  let ahead = 0;
  return {
    environment: { ...SYSTEM, now: () => SYSTEM.now() + ahead },
    forward: (seconds: number): void => {
      ahead += seconds * 1_000;
    },
    /** The result once this much time has passed, however late the server noticed the departure. */
    later: <T>(seconds: number, find: () => Promise<T>) =>
      expect.poll(
        () => {
          ahead += seconds * 1_000;
          return find();
        },
        { timeout: 60_000 },
      ),
  };
}
