import type { News } from '../../../engine/game.ts';
import { at, count } from '../../../engine/list.ts';
import type { SumPart } from '../../../ui/sum.tsx';
import type { Grid, Peg } from '../kind.ts';
import { countsOf } from '../tally.ts';
import type { BoardWords } from '../texts/board.ts';

/** What the last move did, to be shown until the next. */
export interface LastMove {
  readonly hole: string;
  readonly seat: 0 | 1;
  readonly out: readonly string[];
}

/** The last move that was heard of. */
export function lastMove(heard: readonly News<Grid>[]): LastMove | undefined {
  const from = heard.findLastIndex(({ news }) => news.type === 'placed');
  const placed = heard[from]?.news;
  if (placed?.type !== 'placed') return undefined;
  const out = heard
    .slice(from)
    .flatMap(({ news }) => (news.type === 'knockedOut' ? news.holes : []));
  return { hole: placed.hole, seat: placed.seat, out };
}

/** Where a seat's pegs come from. */
export function scoreParts(
  words: BoardWords,
  pegs: readonly Peg[],
  heard: readonly News<Grid>[],
  seat: 0 | 1,
): SumPart[] {
  const counts = countsOf(heard.map((told) => told.news));
  const { placed, taken: won } = at(counts, seat);
  const lost = at(counts, 1 - seat).taken;
  const began = count(pegs, seat) - placed - won + lost;
  return [
    { label: words.began, value: began, rule: 'GR-3' },
    { label: words.placed, value: placed, rule: 'GR-4' },
    { label: words.knockedOut, value: won, rule: 'GR-8' },
    { label: words.lost, value: -lost, rule: 'GR-8' },
  ];
}
