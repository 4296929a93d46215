import type { RunVector } from '../testing/vectors.ts';
import { load } from './load.ts';

/** How each game's specification is run. */
export const VECTORS: Readonly<Record<string, RunVector>> = await load((game) => game.vectors());
