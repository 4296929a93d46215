import type { Seat } from '../../engine/ask.ts';
import { at, range, sum } from '../../engine/list.ts';
import type { SeatTally, Tally, TallySource } from '../../engine/tally.ts';
import type { Night, Paid, Revealed, Round } from './kind.ts';
import type { Rule } from './rulebook.ts';
import { fineOf } from './rules/money.ts';
import { belongsTo } from './slots.ts';

export type RoundSource = 'start' | 'duels' | 'sheets' | 'fines';
export type RoundFigure = 'purse' | 'duels' | 'sheets' | 'lies' | 'caught' | 'knockouts';

/** RD-59: where each purse came from, night by night. */
export const tally: Tally<Round, RoundSource, RoundFigure> = ({ open }) => {
  const { history, purses } = open;
  return range(purses.length).map((seat): SeatTally<RoundSource, RoundFigure, Rule> => {
    const paid = history.map((night) => at(night.paid, seat));
    const purse = at(purses, seat);
    const began = purse - sum(paid.map(({ delta }) => delta));
    const start = { of: 'start', nth: null, amount: began, rule: 'RD-4' } as const;
    return {
      sources: [start, ...paid.flatMap((one, i) => nightParts(one, i + 1))],
      figures: { purse, ...figuresOf(history, paid, seat) },
    };
  });
};

function nightParts(paid: Paid, nth: number): TallySource<RoundSource, Rule>[] {
  const { duelsWon, delta } = paid;
  const fine = fineOf(paid);
  const parts: TallySource<RoundSource, Rule>[] = [
    { of: 'duels', nth, amount: duelsWon, rule: 'RD-55' },
    { of: 'sheets', nth, amount: delta - duelsWon + fine, rule: 'RD-57' },
    { of: 'fines', nth, amount: 0 - fine, rule: 'H-1' },
  ];
  return parts.filter(({ amount }) => amount !== 0);
}

function figuresOf(history: readonly Night[], paid: readonly Paid[], seat: Seat) {
  const lies = history.flatMap((night) =>
    night.slots
      .filter(({ slot, truth }) => !truth && belongsTo(slot, seat))
      .map((lie) => isCaught(night, lie, seat)),
  );
  const right = paid.flatMap(({ sheets }) => sheets).filter(({ verdict }) => verdict === 'right');
  return {
    duels: sum(paid.map(({ duelsWon }) => duelsWon)),
    sheets: right.length,
    lies: lies.length,
    caught: lies.filter((caught) => caught).length,
    knockouts: history.filter(({ ko, attack }) => ko !== null && attack?.by === seat).length,
  };
}

/** A lie is caught when another bettor doubts it aloud or Kwame names the true boxer. */
function isCaught({ claims, ko }: Night, { slot }: Revealed, seat: Seat): boolean {
  const doubted = claims.some(
    ({ by, claim }) => by !== seat && claim.kind === 'doubt' && claim.slot === slot,
  );
  return doubted || ko === slot;
}
