import type { Event } from '../../engine/game.ts';
import { at } from '../../engine/list.ts';
import type { SeatTally, Tally } from '../../engine/tally.ts';
import type { Grid } from './kind.ts';
import type { Rule } from './rulebook.ts';
import { score } from './rules/end.ts';

export type GridSource = 'start' | 'placed' | 'taken' | 'lost';
export type GridFigure = 'pegs' | 'taken' | 'lost';

/** GR-16: the pegs of each seat, by how they came there. */
export const tally: Tally<Grid, GridSource, GridFigure> = ({ open }, heard) => {
  const final = score(open.pegs);
  const counts = countsOf(heard.map((told) => told.news));
  return [0, 1].map((seat): SeatTally<GridSource, GridFigure, Rule> => {
    const pegs = final[seat === 0 ? 0 : 1];
    const { placed: own, taken: won } = at(counts, seat);
    const lost = at(counts, 1 - seat).taken;
    return {
      sources: [
        { of: 'start', nth: null, amount: pegs - own - won + lost, rule: 'GR-3' },
        { of: 'placed', nth: null, amount: own, rule: 'GR-5' },
        { of: 'taken', nth: null, amount: won, rule: 'GR-8' },
        { of: 'lost', nth: null, amount: 0 - lost, rule: 'GR-8' },
      ],
      figures: { pegs, taken: won, lost },
    };
  });
};

/** What the pegs of each seat come from; a swap hands all that was done before to the other seat (H-1). */
export function countsOf(
  news: readonly Event<Grid>[],
): readonly { readonly placed: number; readonly taken: number }[] {
  let counts = [0, 1].map(() => ({ placed: 0, taken: 0 }));
  for (const one of news) {
    if (one.type === 'placed') at(counts, one.seat).placed++;
    if (one.type === 'knockedOut') at(counts, one.seat).taken += one.holes.length;
    if (one.type === 'swapped') counts = counts.reverse();
  }
  return counts;
}
