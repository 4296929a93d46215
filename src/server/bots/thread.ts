import { setPriority } from 'node:os';

/** The nice value of bot threads. */
const PATIENT = 10;

// Requests have priority over bots. Only Linux sets the priority per thread.
if (process.platform === 'linux') setPriority(PATIENT);

export { pairRound, think } from './worker.ts';
