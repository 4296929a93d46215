import type { Seat } from '../../../engine/ask.ts';
import { at, sum } from '../../../engine/list.ts';
import { boxersAt, ownerOf, sizeOf, startMoney } from '../boxers.ts';
import {
  type BoxerId,
  CARD_VALUES,
  DEBT_NOTE,
  FEWEST_CARDS,
  TITLE_MULTIPLIERS,
  UNUSED_CARD,
} from '../cards.ts';
import type { Boxer, Ending, Fight, State } from '../kind.ts';
import { ENDINGS, previewOf } from '../preview.ts';
import { beaten, promoted } from '../rules/prizes.ts';
import { opponentOf } from '../rules/ring.ts';
import type { Worths } from './duel.ts';
import { softly } from './fighting.ts';

/** Everyone's prospects for the four endings of a fight: chances of coming first, and own money. */
export interface Prospects {
  /** How likely this seat comes first in the end. */
  readonly firsts: Worths;
  /** What the seat would be worth more or less than now. */
  readonly money: Worths;
}

/** What each ending of the fight on the table means to a seat. */
export function prospectsOf(s: State, fight: Fight, seat: Seat): Prospects {
  const cards = s.own.map((_, each) => cardsLater(s, fight, each));
  const futures = ENDINGS.map((ending) => futureOf(s, fight, ending, cards));
  const [a = 0, b = 0, c = 0, d = 0] = futures.map(({ firsts }) => at(firsts, seat));
  const [e = 0, f = 0, g = 0, h = 0] = futures.map(({ gains }) => at(gains, seat));
  return { firsts: [a, b, c, d], money: [e, f, g, h] };
}

/** How many cards a seat will hold after the fight; few fights are over before the third round. */
function cardsLater(s: State, { red, blue, rounds }: Fight, seat: Seat): number {
  const { reserve, hand } = at(s.own, seat);
  const spent = seat === red.seat || seat === blue.seat ? FEWEST_CARDS - rounds.length : 0;
  return reserve.length + hand.length - spent;
}

function futureOf(s: State, fight: Fight, ending: Ending, cards: readonly number[]) {
  const { open, options } = s;
  const preview = previewOf(fight, ending, open.cash);
  const after = boxersAfter(s, fight, ending);
  const left = fightsLeft(cards, options.seasons - open.season);
  const pot = open.pot + preview.pot + POT_GROWTH * left;
  const shares = potShares(after, left);
  const prizes = (PRIZES_PER_FIGHT * 2 * left) / after.length;
  const fortunes = cards.map(
    (held, seat) =>
      at(open.cash, seat) -
      DEBT_NOTE * at(open.debts, seat) +
      at(preview.seats, seat) +
      UNUSED_CARD * held,
  );
  after.forEach(({ owner, money }, place) => {
    fortunes[owner] = at(fortunes, owner) + prizes * money + pot * at(shares, place);
  });
  const spread = SPREAD * Math.sqrt(left) + LAST_SPREAD;
  return { firsts: softly(fortunes.map((fortune) => fortune / spread)), gains: preview.seats };
}

/** What a fight adds to the pot; what it pays per start money; how far it throws fortunes apart. */
const POT_GROWTH = 6000;
const PRIZES_PER_FIGHT = 1.5;
const SPREAD = 13_000;
const LAST_SPREAD = 2500;

/** About how many fights the cards last, and those of another season. */
function fightsLeft(cards: readonly number[], seasons: number): number {
  const able = cards.filter((held) => held >= FEWEST_CARDS);
  const now = able.length > 1 ? sum(able) / CARDS_PER_FIGHT : 0;
  return now + (seasons * cards.length * 12) / CARDS_PER_FIGHT;
}

const CARDS_PER_FIGHT = 6.5;

interface Standing {
  readonly owner: Seat;
  readonly money: number;
}

/** The boxers who are left after an ending, with their start money. */
function boxersAfter({ open }: State, fight: Fight, { winner, method }: Ending): Standing[] {
  const [won, lost] = [fight[winner].boxer, fight[opponentOf(winner)].boxer];
  return boxersAt(open).flatMap((id, place) => {
    const now = at(open.boxers, place);
    if (id === won) {
      const rival = at(open.boxers, boxersAt(open).indexOf(lost));
      return [{ owner: ownerOf(open, id), money: moneyOf(id, promoted(now, rival)) }];
    }
    if (id === lost) {
      const fallen = beaten(now, method);
      return fallen.out ? [] : [{ owner: ownerOf(open, id), money: moneyOf(id, fallen) }];
    }
    return now.out ? [] : [{ owner: ownerOf(open, id), money: startMoney(open, id) }];
  });
}

function moneyOf(id: BoxerId, { category, title }: Boxer): number {
  return CARD_VALUES[sizeOf(id)][category] * (title ? TITLE_MULTIPLIERS[title] : 1);
}

/** Who gets how much of the pot: at the end only the highest, before that most likely the higher. */
function potShares(boxers: readonly Standing[], left: number): number[] {
  const sharpness = 2 / (left + 0.1);
  return softly(boxers.map(({ money }) => (money / 1000) * sharpness));
}
