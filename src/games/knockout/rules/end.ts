import type { Outcome } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { boxer, boxersAt, ownerOf, startMoney } from '../boxers.ts';
import { type BoxerId, DEBT_NOTE, FINEST_UNIT, UNUSED_CARD } from '../cards.ts';
import type { Open, State, Tell } from '../kind.ts';
import { pay, payFromBank } from '../money.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { held } from './challenge.ts';

/** The end of the game: the pot, the cards, the debts. */
export function endGame(s: State, tell: Tell): void {
  sharePot(s, tell);
  payForCards(s, 'KO-76', tell);
  const final = fortunes(s.open);
  announce(tell, { type: 'gameEnded', final, rank: ranks(final) });
}

/** KO-74, KO-75: equal shares in whole thousands; what is left over stays in the pot. */
function sharePot({ options, open }: State, tell: Tell): void {
  const boxers =
    options.bonusShare === 'boxer' ? topBoxers(open) : onePerSeat(open, topBoxers(open));
  const shares = boxers.length;
  const share = Math.floor(open.pot / shares / FINEST_UNIT) * FINEST_UNIT;
  for (const id of boxers) pay(open, ownerOf(open, id), share);
  open.pot -= share * shares;
  announce(tell, { type: 'bonusShared', boxers, shares, share, remainder: open.pot });
}

/** The boxers in the game whose start money nobody exceeds. */
function topBoxers(open: Open): BoxerId[] {
  const active = boxersAt(open).filter((id) => !boxer(open, id).out);
  const highest = Math.max(...active.map((id) => startMoney(open, id)));
  return active.filter((id) => startMoney(open, id) === highest);
}

function onePerSeat(open: Open, boxers: readonly BoxerId[]): BoxerId[] {
  return boxers.filter((id, i) =>
    boxers.slice(0, i).every((other) => ownerOf(open, other) !== ownerOf(open, id)),
  );
}

/** KO-76, KO-82: unused cards are worth money. */
export function payForCards({ open, own }: State, rule: Rule, tell: Tell): void {
  for (const seat of range(own.length)) {
    const cards = held(own, seat);
    payFromBank(open, seat, cards * UNUSED_CARD);
    announce(tell, { type: 'cardBonus', seat, cards, amount: cards * UNUSED_CARD }, rule);
  }
}

/** KO-77: cash less the debts. */
export function fortunes({ cash, debts }: Open): number[] {
  return cash.map((amount, seat) => amount - DEBT_NOTE * at(debts, seat));
}

/** KO-78: one more than the number of richer seats. */
export function ranks(final: readonly number[]): number[] {
  return final.map((mine) => 1 + final.filter((other) => other > mine).length);
}

export function outcome({ open }: State): Outcome<Rule> | undefined {
  if (open.phase.type !== 'over') return undefined;
  const scores = fortunes(open);
  const rank = ranks(scores);
  const places = range(scores.length)
    .map((place) => range(scores.length).filter((seat) => rank[seat] === place + 1))
    .filter((seats) => seats.length > 0);
  return { places, scores, rule: 'KO-78' };
}
