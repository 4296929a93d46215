import { art as challengers } from './challengers/board/poster.ts';
import { art as grid } from './grid/board/poster.ts';
import { art as kickbox } from './kickbox/board/poster.ts';
import { art as knockout } from './knockout/board/poster.ts';
import { art as round } from './round/board/poster.ts';

/** The drawings on the posters, as SVG in 220 by 200; the build writes them into a file. */
export const ART: Readonly<Record<string, string>> = {
  challengers,
  grid,
  kickbox,
  knockout,
  round,
};
