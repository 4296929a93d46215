import { setPriority } from 'node:os';

/** How much later than others a bot gets its turn where there are fewer cores than work (a “nice” value). */
const PATIENT = 10;

// Whoever waits for an answer goes first. On Linux this concerns this thread alone, elsewhere it would concern them all.
if (process.platform === 'linux') setPriority(PATIENT);

export { think } from './worker.ts';
