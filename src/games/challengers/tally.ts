import { range, sum } from '../../engine/list.ts';
import type { SeatTally, Tally, TallySource } from '../../engine/tally.ts';
import type { Challengers, Event, Participant, Whisper } from './kind.ts';
import type { Rule } from './rulebook.ts';

export type ChallengersSource = 'trophy' | 'effects' | 'draft' | 'robot';
export type ChallengersFigure = 'fans' | 'trophies' | 'matches' | 'captures' | 'benched';
type Part = TallySource<ChallengersSource, Rule>;

/** CH-80: the fans of each seat: on trophies, by effects, for small drafts; alone, less the Robot's. */
export const tally: Tally<Challengers, ChallengersSource, ChallengersFigure> = (
  { open },
  heard,
) => {
  const news = heard.map((told) => told.news);
  const seats = open.players.length;
  return range(seats).map((seat): SeatTally<ChallengersSource, ChallengersFigure, Rule> => {
    const own = fansOf(news, seat);
    const rival = seats === 1 ? sum(fansOf(news, 'robot').map(({ amount }) => amount)) : 0;
    const robot: Part = { of: 'robot', nth: null, amount: -rival, rule: 'CH-87' };
    return {
      sources: [...own, robot].filter(({ amount }) => amount !== 0),
      figures: { fans: sum(own.map(({ amount }) => amount)), ...figuresOf(news, seat) },
    };
  });
};

type Counted = Event | Whisper;

function fansOf(news: readonly Counted[], who: Participant): Part[] {
  const taken = news.flatMap((one) => (one.type === 'fans' && one.player === who ? [one] : []));
  const total = (found: typeof taken): number => sum(found.map(({ amount }) => amount));
  const standings = news.flatMap((one) => (one.type === 'totals' ? one.standings : []));
  const trophies = standings.findLast(({ player }) => player === who)?.trophies ?? [];
  return [
    ...trophies.map(
      ({ round, fans }): Part => ({ of: 'trophy', nth: round, amount: fans ?? 0, rule: 'CH-80' }),
    ),
    {
      ...{ of: 'effects', nth: null, rule: 'CH-67' },
      amount: total(taken.filter(({ match }) => match !== null)),
    },
    {
      ...{ of: 'draft', nth: null, rule: 'CH-67' },
      amount: total(taken.filter(({ match }) => match === null)),
    },
  ];
}

function figuresOf(news: readonly Counted[], seat: number) {
  const figures = { trophies: 0, matches: 0, captures: 0, benched: 0 };
  for (const one of news) {
    if (one.type === 'trophy' && one.player === seat) figures.trophies++;
    if (one.type === 'matchEnded' && one.winner === seat) figures.matches++;
    if (one.type === 'flag' && one.player === seat) figures.captures++;
    if (one.type === 'benched' && one.player === seat) figures.benched += one.cards.length;
  }
  return figures;
}
