import type { Seat } from '../../../engine/ask.ts';
import { at, sum } from '../../../engine/list.ts';
import { DEBT_NOTE, PRINTED } from '../cards.ts';
import type { Bet, Ending, Fight, Flow, Open, Options, Party, State, Tell } from '../kind.ts';
import { pay, payFromBank } from '../money.ts';
import { announce } from '../rule-of-event.ts';
import { stakeOf } from './betting.ts';

/**
 * Phase 6: all bets together (KO-67), then loans for managers who cannot pay, then the chips are
 * returned.
 */
export function settle({ open, options }: State, fight: Fight, ending: Ending, tell: Tell): void {
  for (const bet of inSettlingOrder(fight.bets)) {
    const { board, amount, face, bettor, follower } = bet;
    const flow = flowOf(bet, ending);
    if (flow) transfer(open, flow);
    announce(tell, {
      type: 'betSettled',
      board,
      amount,
      face,
      stake: stakeOf(bet),
      bettor,
      follower,
      won: isWon(bet, ending),
      flow,
    });
  }
  open.cash.forEach((cash, seat) => {
    if (cash < 0) cover(open, options, seat, tell);
  });
  announce(tell, { type: 'chipsReturned' });
}

/** KO-62: whether what the bettor said has come true. */
export function isWon({ board, face }: Bet, { winner, method }: Ending): boolean {
  if (face === 'ko') return method === 'ko' && winner !== board;
  return winner === board;
}

/** KO-63 to KO-66: what a bet moves from whom to whom. */
export function flowOf(bet: Bet, ending: Ending): Flow | null {
  const { bettor, follower } = bet;
  const stake = stakeOf(bet);
  const won = isWon(bet, ending);
  if (follower === bettor) return null;
  if (follower === null) {
    return won
      ? { from: 'bank', to: bettor, amount: stake / 2 }
      : { from: bettor, to: 'pot', amount: stake };
  }
  return won
    ? { from: follower, to: bettor, amount: stake }
    : { from: bettor, to: follower, amount: stake };
}

/** KO-69: how many debt notes bring this much cash back to zero. */
export function notesFor(cash: number): number {
  return cash < 0 ? Math.ceil(-cash / DEBT_NOTE) : 0;
}

/** KO-68: red before blue, lower before higher amounts. */
function inSettlingOrder(bets: readonly Bet[]): Bet[] {
  return [...bets].sort((a, b) =>
    a.board === b.board ? a.amount - b.amount : a.board === 'red' ? -1 : 1,
  );
}

function transfer(open: Open, { from, to, amount }: Flow): void {
  add(open, from, -amount);
  add(open, to, amount);
}

/** What the bank pays out is counted; it never receives anything. */
function add(open: Open, party: Party, amount: number): void {
  if (party === 'bank') open.bank -= amount;
  else if (party === 'pot') open.pot += amount;
  else pay(open, party, amount);
}

/** KO-69, KO-106: loans bring cash back to zero; without notes the bank waives what is left to pay. */
function cover(open: Open, options: Options, seat: Seat, tell: Tell): void {
  const notes = Math.min(notesFor(at(open.cash, seat)), notesLeft(open, options));
  if (notes > 0) lend(open, seat, notes, tell);
  const owed = -at(open.cash, seat);
  if (owed <= 0) return;
  payFromBank(open, seat, owed);
  announce(tell, { type: 'debtWaived', seat, amount: owed });
}

/** KO-70, KO-106: notes never run out, unless only the printed ones exist. */
function notesLeft({ debts }: Open, { debtNotes }: Options): number {
  return debtNotes === 'printed' ? PRINTED.debtNotes - sum(debts) : Number.POSITIVE_INFINITY;
}

function lend(open: Open, seat: Seat, notes: number, tell: Tell): void {
  const total = at(open.debts, seat) + notes;
  open.debts[seat] = total;
  payFromBank(open, seat, notes * DEBT_NOTE);
  announce(tell, { type: 'loanTaken', seat, notes, total });
}
