import type { SeatTally, Tally } from '../../engine/tally.ts';
import type { Grid } from './kind.ts';
import type { Rule } from './rulebook.ts';
import { score } from './rules/end.ts';

export type GridSource = 'start' | 'placed' | 'taken' | 'lost';
export type GridFigure = 'pegs' | 'taken' | 'lost';

/** GR-16: the pegs of each seat, by how they came there. */
export const tally: Tally<Grid, GridSource, GridFigure> = ({ open }, heard) => {
  const final = score(open.pegs);
  const news = heard.map((told) => told.news);
  const placed = (seat: number): number =>
    news.filter((one) => one.type === 'placed' && one.seat === seat).length;
  const taken = (seat: number): number =>
    news.reduce(
      (all, one) => all + (one.type === 'knockedOut' && one.seat === seat ? one.holes.length : 0),
      0,
    );
  return [0, 1].map((seat): SeatTally<GridSource, GridFigure, Rule> => {
    const [pegs, won, lost] = [final[seat === 0 ? 0 : 1], taken(seat), taken(1 - seat)];
    const own = placed(seat);
    return {
      sources: [
        { of: 'start', nth: null, amount: pegs - own - won + lost, rule: 'GR-3' },
        { of: 'placed', nth: null, amount: own, rule: 'GR-5' },
        { of: 'taken', nth: null, amount: won, rule: 'GR-8' },
        { of: 'lost', nth: null, amount: -lost, rule: 'GR-8' },
      ],
      figures: { pegs, taken: won, lost },
    };
  });
};
