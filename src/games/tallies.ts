import { type AnyTally, hostTally } from '../engine/tally.ts';
import { tally as challengers } from './challengers/tally.ts';
import { tally as grid } from './grid/tally.ts';
import { tally as kickbox } from './kickbox/tally.ts';
import { tally as knockout } from './knockout/tally.ts';
import { tally as round } from './round/tally.ts';

/** How each game is counted up when it is over. */
export const TALLIES: Readonly<Record<string, AnyTally>> = {
  challengers: hostTally(challengers),
  grid: hostTally(grid),
  kickbox: hostTally(kickbox),
  knockout: hostTally(knockout),
  round: hostTally(round),
};
