import { normalOptions } from '../../engine/options.ts';
import { grid } from './game.ts';
import type { Options } from './kind.ts';

const NORMAL = normalOptions(grid.options);

/** Who begins, and the house rules. */
export const HOUSE_OPTIONS: readonly Options[] = [
  { ...NORMAL, begins: 'seat1' },
  { ...NORMAL, begins: 'drawn', swap: true },
  { ...NORMAL, swap: true, captures: 'optional', start: 'triples' },
  { ...NORMAL, handicap: 1 },
  { ...NORMAL, handicap: 3, begins: 'seat1', board: 'hex3' },
  { ...NORMAL, board: 'hex5' },
  { ...NORMAL, board: 'hex5', swap: true, captures: 'optional' },
  { ...NORMAL, board: 'hex5', handicap: 2, start: 'triples', begins: 'drawn' },
];

/** The eight ways to combine the printed options. */
export const ALL_OPTIONS: readonly PrintedOptions[] = (['hex4', 'hex3'] as const).flatMap((board) =>
  (['alternating', 'triples'] as const).flatMap((start) =>
    (['automatic', 'optional'] as const).map((captures) => ({ ...NORMAL, board, start, captures })),
  ),
);

/** Options with a panel that was printed. */
export type PrintedOptions = Options & { readonly board: 'hex4' | 'hex3' };

/** Options in a word or three, to name a test after. */
export function nameOf({ board, start, captures }: Options): string {
  return `${board} ${start} ${captures}`;
}
