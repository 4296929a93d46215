import type { RunVector } from '../testing/vectors.ts';
import { runVector as grid } from './grid/vectors.ts';

/** How each game's specification is run. */
export const VECTORS: Readonly<Record<string, RunVector>> = { grid };
