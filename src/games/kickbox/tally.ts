import { sum } from '../../engine/list.ts';
import type { SeatTally, Tally, TallySource } from '../../engine/tally.ts';
import type { Event, Kickbox } from './kind.ts';
import type { Rule } from './rulebook.ts';
import { CORNERS } from './rules/corners.ts';

export type KickboxSource = 'hits' | 'knockdowns';
export type KickboxFigure = 'points' | 'hits' | 'knockdowns' | 'knockouts' | 'defences';

/** KB-111, KB-112: the victory points of each corner, round by round. */
export const tally: Tally<Kickbox, KickboxSource, KickboxFigure> = (_, heard) => {
  const news = heard.map((told) => told.news);
  return CORNERS.map((seat): SeatTally<KickboxSource, KickboxFigure, Rule> => {
    const side = seat === 0 ? 'red' : 'blue';
    const other = seat === 0 ? 'blue' : 'red';
    const sources = news.flatMap((one): TallySource<KickboxSource, Rule>[] => {
      if (one.type !== 'roundEnd') return [];
      const down = one.knockdowns[side] > one.knockdowns[other] ? 1 : 0;
      const parts: TallySource<KickboxSource, Rule>[] = [
        { of: 'hits', nth: one.round, amount: one.gained[side] - down, rule: 'KB-111' },
        { of: 'knockdowns', nth: one.round, amount: down, rule: 'KB-112' },
      ];
      return parts.filter(({ amount }) => amount !== 0);
    });
    const points = sum(sources.map(({ amount }) => amount));
    return { sources, figures: { points, ...figuresOf(news, seat) } };
  });
};

type Counted = Event | { readonly type: 'drawn' };

/** Events name the fighter who is hit, who falls and who defends. */
function figuresOf(news: readonly Counted[], seat: number) {
  const figures = { hits: 0, knockdowns: 0, knockouts: 0, defences: 0 };
  for (const one of news) {
    if (one.type === 'hit' && one.seat !== seat) figures.hits += one.hits;
    if (one.type === 'knockdown' && one.seat !== seat) figures.knockdowns++;
    if (one.type === 'defended' && one.seat === seat) figures.defences++;
    if (one.type === 'gameOver' && one.winner === seat && one.how.startsWith('ko'))
      figures.knockouts++;
  }
  return figures;
}
