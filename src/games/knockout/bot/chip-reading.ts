import { legal, type Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { cornerOf } from '../boxers.ts';
import type { Bet, Corner, Fight, Move, News, OfBoth, State } from '../kind.ts';
import { asksForChip } from '../rules/betting.ts';
import { opponentOf } from '../rules/ring.ts';
import { betterPlan, chipValue } from './chips.ts';
import type { Chances, Worths } from './duel.ts';
import { aimFor, type FightModel } from './fight-model.ts';
import { softly } from './fighting.ts';
import type { HandId } from './multisets.ts';
import { type Reading, reread } from './reading.ts';
import { worthsFor } from './worths.ts';

/**
 * What the fighters' chips reveal about their hands: a fighter with a good one tends to back
 * himself.
 */
export function readChips(
  model: FightModel,
  s: State,
  fight: Fight,
  heard: readonly News[],
): OfBoth<Reading> {
  const readings = { ...model.taken };
  for (const { seat, move, before, round } of chipsIn(fight, heard)) {
    const corner = cornerOf(fight, seat);
    if (!corner) continue;
    const phase = { type: 'betting', fight: before, round, queue: [seat] } as const;
    const moves = asksForChip(s, phase).flatMap((ask) => legal(ask).moves);
    const worths = worthsFor(s.open, before, seat);
    const place = moves.findIndex((one) => sameChip(one, move));
    readings[corner] = reread(readings[corner], (hand) => {
      const hoped = hopedFor(model, corner, hand, worths);
      const values = moves.map((one) => chipValue(one, before, seat, hoped) / TELLING);
      return BLUFFS / moves.length + (1 - BLUFFS) * at(softly(values), place);
    });
  }
  return readings;
}

/** How much of a chip may be a whim, and what difference in money makes a chip much likelier. */
const BLUFFS = 0.6;
const TELLING = 3000;

/** What a fighter with such a hand makes of the fight, be it to win or to lose. */
export function hopedFor(
  { fightings, start }: FightModel,
  corner: Corner,
  hand: HandId,
  worths: Worths,
): Chances {
  const aims = fightings[corner];
  const winning = at(aims, aimFor(corner)).hopes(hand, start);
  const losing = at(aims, aimFor(opponentOf(corner))).hopes(hand, start);
  return betterPlan(winning, losing, corner, worths);
}

interface Chip {
  readonly seat: Seat;
  readonly move: Move;
  readonly round: number;
  /** The fight as it was when the chip was placed. */
  readonly before: Fight;
}

/** The chips of a fight, in the order in which they were placed. */
function chipsIn(fight: Fight, heard: readonly News[]): Chip[] {
  const since = heard.findLastIndex(({ news }) => news.type === 'challengeIssued');
  const chips: Chip[] = [];
  let bets: readonly Bet[] = [];
  for (const { news } of heard.slice(since + 1)) {
    const before = { ...fight, bets: [...bets], rounds: [] };
    if (news.type === 'betPlaced') {
      const { seat, round, board, amount, face } = news;
      chips.push({ seat, round, before, move: { type: 'bet', board, amount, face } });
      bets = [...bets, { board, amount, face, bettor: seat, follower: null }];
    }
    if (news.type === 'betFollowed') {
      const { seat, round, board, amount } = news;
      chips.push({ seat, round, before, move: { type: 'follow', board, amount } });
      bets = bets.map((bet) =>
        bet.board === board && bet.amount === amount ? { ...bet, follower: seat } : bet,
      );
    }
    if (news.type === 'betPassed') {
      const { seat, round } = news;
      chips.push({ seat, round, before, move: { type: 'pass' } });
    }
  }
  return chips;
}

function sameChip(a: Move, b: Move): boolean {
  if (a.type === 'bet' && b.type === 'bet')
    return a.board === b.board && a.amount === b.amount && a.face === b.face;
  if (a.type === 'follow' && b.type === 'follow')
    return a.board === b.board && a.amount === b.amount;
  return a.type === 'pass' && b.type === 'pass';
}
