import type { Options } from './kind.ts';

/** The eight ways to combine the options. */
export const ALL_OPTIONS: readonly Options[] = (['hex4', 'hex3'] as const).flatMap((board) =>
  (['alternating', 'triples'] as const).flatMap((start) =>
    (['automatic', 'optional'] as const).map((captures) => ({ board, start, captures })),
  ),
);

/** Options in a word or three, to name a test after. */
export function nameOf({ board, start, captures }: Options): string {
  return `${board} ${start} ${captures}`;
}
