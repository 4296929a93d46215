import type { HostedBots } from '../bots/host-bots.ts';
import { load } from './load.ts';

/** The bots of each game. */
export const BOTS: Readonly<Record<string, HostedBots>> = await load((game) => game.bots());
