import type { Seat } from '../../engine/ask.ts';
import { at } from '../../engine/list.ts';
import type { Open } from './kind.ts';

/** Adds to the cash of a seat, or takes from it. */
export function pay(open: Open, seat: Seat, amount: number): void {
  open.cash[seat] = at(open.cash, seat) + amount;
}

/** KO-7: the bank pays, whatever it is. */
export function payFromBank(open: Open, seat: Seat, amount: number): void {
  open.bank += amount;
  pay(open, seat, amount);
}
