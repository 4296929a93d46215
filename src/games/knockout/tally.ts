import type { Seat } from '../../engine/ask.ts';
import { range, sum } from '../../engine/list.ts';
import type { SeatTally, Tally, TallySource } from '../../engine/tally.ts';
import { ownerOf } from './boxers.ts';
import { type BoxerId, START_CAPITAL, TITLE_MULTIPLIERS, type Title } from './cards.ts';
import type { Event, Flow, KnockOut, OfBoth, Open } from './kind.ts';
import type { Rule } from './rulebook.ts';

export type KnockOutSource = 'capital' | 'prize' | 'title' | 'bets' | 'cards' | 'pot';
export type KnockOutFigure = 'money' | 'fights' | 'won' | 'knockouts' | 'bets' | 'debts';
type Part = TallySource<KnockOutSource, Rule>;

/** KO-77: where the money of each manager came from: fight by fight, cards, pot. Loans pay themselves off. */
export const tally: Tally<KnockOut, KnockOutSource, KnockOutFigure> = ({ open }, heard) => {
  const news = heard.map((told) => told.news);
  return range(open.cash.length).map((seat): SeatTally<KnockOutSource, KnockOutFigure, Rule> => {
    const sources = sourcesOf(open, news, seat);
    return { sources, figures: figuresOf(news, seat, sum(sources.map(({ amount }) => amount))) };
  });
};

function sourcesOf(open: Open, news: readonly Counted[], seat: Seat): Part[] {
  const parts: Part[] = [{ of: 'capital', nth: null, amount: START_CAPITAL, rule: 'KO-4' }];
  const titles = new Map<BoxerId, Title | null>();
  let fight = 0;
  for (const one of news) {
    if (one.type === 'challengeIssued') fight++;
    if (one.type === 'prizePaid' && one.seat === seat)
      parts.push(...prizeParts(one.amount, titles.get(one.boxer) ?? null, fight));
    if (one.type === 'betSettled' && one.flow)
      parts.push({ of: 'bets', nth: fight, amount: flowTo(one.flow, seat), rule: 'KO-67' });
    if (one.type === 'debtWaived' && one.seat === seat)
      parts.push({ of: 'bets', nth: fight, amount: one.amount, rule: 'KO-106' });
    if (one.type === 'boxerChanged') titles.set(one.boxer, one.title);
    if (one.type === 'crowned') titles.set(one.boxer, 'SC');
    if (one.type === 'cardBonus' && one.seat === seat)
      parts.push({ of: 'cards', nth: null, amount: one.amount, rule: 'KO-76' });
    if (one.type === 'bonusShared') parts.push(potPart(open, one, seat));
  }
  return gathered(parts);
}

type Counted = Event | { readonly type: 'hand' };

/** KO-10, KO-56: a prize, and what of it a title brought. */
function prizeParts(amount: number, title: Title | null, nth: number): Part[] {
  const plain = title === null ? amount : amount / TITLE_MULTIPLIERS[title];
  return [
    { of: 'prize', nth, amount: plain, rule: 'KO-56' },
    { of: 'title', nth, amount: amount - plain, rule: 'KO-10' },
  ];
}

function potPart(
  open: Open,
  { boxers, share }: { boxers: readonly BoxerId[]; share: number },
  seat: Seat,
): Part {
  const shares = boxers.filter((id) => ownerOf(open, id) === seat).length;
  return { of: 'pot', nth: null, amount: share * shares, rule: 'KO-74' };
}

function flowTo({ from, to, amount }: Flow, seat: Seat): number {
  return (to === seat ? amount : 0) - (from === seat ? amount : 0);
}

/** Parts of the same kind and fight as one; nothing that is nothing. */
function gathered(parts: readonly Part[]): Part[] {
  const sums = new Map<string, Part>();
  for (const part of parts) {
    const key = `${part.of} ${part.nth}`;
    sums.set(key, { ...part, amount: part.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

function figuresOf(
  news: readonly Counted[],
  seat: Seat,
  money: number,
): Record<KnockOutFigure, number> {
  const figures = { money, fights: 0, won: 0, knockouts: 0, bets: 0, debts: 0 };
  let corners: OfBoth<Seat> | undefined;
  for (const one of news) {
    if (one.type === 'challengeIssued') corners = { red: one.challenger, blue: one.defender };
    if (one.type === 'fightEnded' && corners) {
      const won = corners[one.winner] === seat;
      if (won || corners[one.loser] === seat) figures.fights++;
      if (won) figures.won++;
      if (won && one.method === 'ko') figures.knockouts++;
    }
    if (one.type === 'betSettled' && one.flow?.to === seat) figures.bets++;
    if (one.type === 'loanTaken' && one.seat === seat) figures.debts += one.notes;
  }
  return figures;
}
