import type { Seat } from '../../../engine/ask.ts';
import { boxer, cornerOf, sizeOf } from '../boxers.ts';
import { CARD_VALUES, type Card, type Size, TITLE_MULTIPLIERS } from '../cards.ts';
import type { Boxer, Ending, Fight, Open } from '../kind.ts';
import { ENDINGS, gainOf } from '../preview.ts';
import { beaten, promoted } from '../rules/prizes.ts';
import { opponentOf } from '../rules/ring.ts';
import type { Worths } from './duel.ts';

/** What each ending brings a seat: money now, and what its boxer will be worth. */
export function worthsFor(open: Open, fight: Fight, seat: Seat): Worths {
  const [a = 0, b = 0, c = 0, d = 0] = ENDINGS.map(
    (ending) => gainOf(fight, ending, seat) + careerGain(open, fight, ending, seat),
  );
  return [a, b, c, d];
}

/** What it costs to part with a card: high ones win later fights, and so do hooks. */
export const CARD_WORTHS: Readonly<Record<Card, number>> = {
  1: 600,
  2: 0,
  3: 300,
  4: 1500,
  5: 1600,
};

function careerGain(open: Open, fight: Fight, ending: Ending, seat: Seat): number {
  const corner = cornerOf(fight, seat);
  if (!corner) return 0;
  const [mine, theirs] = [fight[corner].boxer, fight[opponentOf(corner)].boxer];
  const [before, rival] = [boxer(open, mine), boxer(open, theirs)];
  const now = ending.winner === corner ? promoted(before, rival) : beaten(before, ending.method);
  return career(open, now, sizeOf(mine)) - career(open, before, sizeOf(mine));
}

/** Prizes to come, and the pot for a boxer whom nobody exceeds. */
function career({ pot }: Open, { category, title, out }: Boxer, size: Size): number {
  if (out) return 0;
  const money = CARD_VALUES[size][category] * (title ? TITLE_MULTIPLIERS[title] : 1);
  return money * 0.8 + (money >= 10000 ? pot * 0.3 : 0);
}
