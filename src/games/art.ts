import type { ReactNode } from 'react';
import { Art as challengersArt } from './challengers/board/poster.tsx';
import { Art as gridArt } from './grid/board/poster.tsx';
import { Art as kickboxArt } from './kickbox/board/poster.tsx';
import { Art as knockoutArt } from './knockout/board/poster.tsx';
import { Art as roundArt } from './round/board/poster.tsx';

/** The drawings on the posters; the build draws them into a file. */
export const ART: Readonly<Record<string, () => ReactNode>> = {
  grid: gridArt,
  knockout: knockoutArt,
  round: roundArt,
  kickbox: kickboxArt,
  challengers: challengersArt,
};
