import type { RunVector } from '../testing/vectors.ts';
import { runVector as challengers } from './challengers/vectors.ts';
import { runVector as grid } from './grid/vectors.ts';
import { runVector as kickbox } from './kickbox/vectors.ts';
import { runVector as knockout } from './knockout/vectors.ts';
import { runVector as round } from './round/vectors.ts';

/** How each game's specification is run. */
export const VECTORS: Readonly<Record<string, RunVector>> = {
  grid,
  knockout,
  round,
  kickbox,
  challengers,
};
