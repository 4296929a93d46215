import { boxer, setBoxer } from '../boxers.ts';
import { type BoxerId, CATEGORIES, type Category } from '../cards.ts';
import type { Boxer, Ending, Fight, Fighter, Open, Options, State, Tell } from '../kind.ts';
import { payFromBank } from '../money.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { opponentOf } from './ring.ts';
import { titleAfter, titlesLeft } from './titles.ts';

/** Phase 5: prizes, then categories and titles (KO-61), then trophy and steak. */
export function awardPrizes(
  { open, options }: State,
  fight: Fight,
  ending: Ending,
  tell: Tell,
): void {
  const winner = fight[ending.winner];
  const loser = fight[opponentOf(ending.winner)];
  payPrize(open, winner, true, tell);
  payPrize(open, loser, false, tell);
  const [won, lost] = [boxer(open, winner.boxer), boxer(open, loser.boxer)];
  const risen = withPrintedBelt(promoted(won, lost), won, lost, open, options);
  change(open, winner.boxer, risen, risen.title === won.title ? 'KO-57' : 'KO-91', tell);
  const fall = lost.title === null ? FALLS : TITLE_FALLS;
  change(open, loser.boxer, beaten(lost, ending.method), fall[ending.method], tell);
  open.trophy = winner.boxer;
  open.steak = ending.method === 'ko' ? null : loser.boxer;
  announce(tell, { type: 'markersMoved', trophy: open.trophy, steak: open.steak });
}

/** Why a loser's standing changes: on points he falls, by K.O. he is out. */
const FALLS = { points: 'KO-58', ko: 'KO-59' } as const;

/** The same for a title holder. */
const TITLE_FALLS = { points: 'KO-93', ko: 'KO-95' } as const;

/** KO-56: twice the own start money for the winner, once for the loser. */
export function prizeOf({ startMoney }: Fighter, won: boolean): number {
  return won ? 2 * startMoney : startMoney;
}

function payPrize(open: Open, fighter: Fighter, won: boolean, tell: Tell): void {
  const { seat, boxer: id } = fighter;
  const amount = prizeOf(fighter, won);
  payFromBank(open, seat, amount);
  announce(tell, { type: 'prizePaid', seat, boxer: id, amount });
}

/** KO-57, KO-91: the winner rises and takes what the loser had. */
export function promoted(winner: Boxer, loser: Boxer): Boxer {
  return {
    category: shifted(winner.category, 1),
    title: titleAfter(winner.title, loser.title),
    out: false,
  };
}

/** KO-107: with the printed belts only, a new World Champion needs one that nobody wears. */
function withPrintedBelt(
  risen: Boxer,
  won: Boxer,
  lost: Boxer,
  open: Open,
  { titles }: Options,
): Boxer {
  const fresh = risen.title === 'WC' && won.title !== 'WC' && lost.title !== 'WC';
  if (!fresh || titles === 'unlimited' || titlesLeft(open, 'WC') > 0) return risen;
  return { ...risen, title: won.title };
}

/** KO-58, KO-59, KO-92: a loser on points falls, one by K.O. is out; neither has a title any more. */
export function beaten({ category }: Boxer, method: Ending['method']): Boxer {
  if (method === 'ko') return { category, title: null, out: true };
  return { category: shifted(category, -1), title: null, out: false };
}

function shifted(category: Category, by: 1 | -1): Category {
  return CATEGORIES[CATEGORIES.indexOf(category) + by] ?? category;
}

function change(open: Open, id: BoxerId, now: Boxer, rule: Rule, tell: Tell): void {
  const { category, title, out } = boxer(open, id);
  if (now.category === category && now.title === title && now.out === out) return;
  setBoxer(open, id, now);
  announce(tell, { type: 'boxerChanged', boxer: id, ...now }, rule);
}
