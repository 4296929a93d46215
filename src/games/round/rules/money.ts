import { at, sum } from '../../../engine/list.ts';
import type { Judged, Options, Paid, Result, Sheet } from '../kind.ts';
import { ownerOf } from '../slots.ts';
import type { Bout } from './duels.ts';

/** What decides how much a bettor earns. */
export interface Earnings {
  readonly players: number;
  readonly options: Options;
  readonly bouts: readonly Bout[];
  readonly ko: number | null;
  readonly purses: readonly number[];
  readonly sheets: readonly (readonly Sheet[])[];
}

/** RD-59: each purse changes once, by duels won and stakes won or lost. */
export function pay(earnings: Earnings): Paid[] {
  const won = duelsWon(earnings);
  return earnings.sheets.map((sheets, seat) => {
    const judged = sheets.map((sheet, index) => judge(earnings, sheet, seat, index));
    let delta = at(won, seat);
    for (const { net } of judged) delta += net;
    const purse = at(earnings.purses, seat) + delta;
    return { seat, duelsWon: at(won, seat), sheets: judged, delta, purse };
  });
}

/** H-1: what a bettor paid for lies: the part of the night's change that neither duels nor sheets explain. */
export function fineOf({ duelsWon, sheets, delta }: Omit<Paid, 'seat' | 'purse'>): number {
  return duelsWon + sum(sheets.map(({ net }) => net)) - delta;
}

/** RD-55, RD-58: 1K for each duel won, whatever the sheets say. */
function duelsWon({ players, bouts, sheets }: Earnings): number[] {
  const won = sheets.map(() => 0);
  for (const { winner } of bouts) {
    if (winner === null) continue;
    const seat = ownerOf(winner, players);
    won[seat] = at(won, seat) + 1;
  }
  return won;
}

/** RD-56, RD-57: both duels as written, or the stake is lost. */
function judge(earnings: Earnings, sheet: Sheet, seat: number, index: number): Judged {
  const [left, right] = resultsFor(earnings, seat, index);
  const { stake } = sheet;
  if (isForfeited(earnings, seat, index))
    return { left, right, verdict: 'forfeit', stake, net: 0 - stake };
  const correct = sheet.left === left && sheet.right === right;
  return correct
    ? { left, right, verdict: 'right', stake, net: stake }
    : { left, right, verdict: 'wrong', stake, net: 0 - stake };
}

/** RD-33: left and right of the slot in the ring; with two bettors boxer 1 and boxer 2. */
function resultsFor(
  { players, bouts }: Earnings,
  seat: number,
  index: number,
): readonly [Result, Result] {
  if (players === 2) return [resultOf(bouts, 2 * seat), resultOf(bouts, 2 * seat + 1)];
  const place = players === 3 ? 2 * seat + index : seat;
  const left = bouts.find(({ a }) => a === place);
  const right = bouts.find(({ b }) => b === place);
  return [left?.winner === place ? 'win' : 'lose', right?.winner === place ? 'win' : 'lose'];
}

function resultOf(bouts: readonly Bout[], place: number): Result {
  return bouts.some(({ winner }) => winner === place) ? 'win' : 'lose';
}

/** RD-42, RD-43: a knock-out takes the stake, whatever the sheet says. */
function isForfeited({ players, options, ko }: Earnings, seat: number, index: number): boolean {
  if (ko === null || ownerOf(ko, players) !== seat) return false;
  if (players === 2) return options.twoPlayerKoForfeitsStake;
  return players !== 3 || ko === 2 * seat + index;
}
