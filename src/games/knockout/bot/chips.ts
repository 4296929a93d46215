import type { Situation } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import { cornerOf } from '../boxers.ts';
import type { Face } from '../cards.ts';
import type { Bet, Corner, Fight, KnockOut, Move } from '../kind.ts';
import { ENDINGS } from '../preview.ts';
import { betOn, stakeOf } from '../rules/betting.ts';
import { opponentOf } from '../rules/ring.ts';
import { isWon } from '../rules/settlement.ts';
import { possibleDuels } from './beliefs.ts';
import { type Chances, chancesOf, type Worths, weightedChances, worth } from './duel.ts';
import { modest, planned, winnerChance } from './hands.ts';
import { mix } from './mix.ts';
import { traitsOf } from './traits.ts';
import { worthsFor } from './worths.ts';

/** The chip with the best odds; a fighter first decides who should win. */
export function bestChip(situation: Situation<KnockOut>, fight: Fight, memory: number): Move {
  const { ask, view, rng, style } = situation;
  const seat = view.seat ?? -1;
  const corner = cornerOf(fight, seat);
  const believed = corner
    ? ownPlan(situation, fight, corner, memory)
    : outsideView(situation, fight, memory);
  const options = ask.moves.map((move) => ({
    move,
    value:
      chipValue(move, fight, seat, believed) + TASTE * appeal(style, traitsOf(move, fight, seat)),
  }));
  return mix(options, 400, rng);
}

/** How much money a style forgoes for what it likes. */
const TASTE = 2700;

/** The better of two plans, to win or to lose, as the ending it leads to. */
function ownPlan(
  situation: Situation<KnockOut>,
  fight: Fight,
  corner: Corner,
  memory: number,
): Chances {
  const { view } = situation;
  const worths = worthsFor(view.open, fight, fight[corner].seat);
  const duels = possibleDuels(situation, fight, view.own?.hand ?? null, 24, memory);
  const [winning, losing] = [corner, opponentOf(corner)].map((winner) =>
    planned(duels, corner, winner),
  );
  if (!winning || !losing) throw new Error('two plans');
  return betterPlan(winning, losing, corner, worths);
}

/** Of what comes of wanting to win and of wanting to lose, the one that pays with its bets. */
export function betterPlan(
  winning: Chances,
  losing: Chances,
  corner: Corner,
  worths: Worths,
): Chances {
  const value = (chances: Chances, winner: Corner): number =>
    worth(chances, worths) + 30_000 * Math.max(0, 1.5 * modest(winnerChance(chances, winner)) - 1);
  const loses = value(losing, opponentOf(corner)) > value(winning, corner);
  return tempered(loses ? losing : winning);
}

/** A spectator's beliefs: what the cards can do, and what the fighters' chips say. */
function outsideView(situation: Situation<KnockOut>, fight: Fight, memory: number): Chances {
  const duels = possibleDuels(situation, fight, null, 24, memory);
  return withHints(
    weightedChances(duels.map((duel) => ({ weight: 1, chances: chancesOf(duel, null) }))),
    fight.bets,
    fight,
  );
}

/** What the fighters' bets make of what the cards can do. */
export function withHints(cards: Chances, bets: readonly Bet[], fight: Fight): Chances {
  let [a, b, c, d] = cards;
  for (const bet of bets) {
    if (cornerOf(fight, bet.bettor) === undefined) continue;
    const times = hint(bet, fight);
    const won = wonBy(bet);
    if (won[0]) a *= times;
    if (won[1]) b *= times;
    if (won[2]) c *= times;
    if (won[3]) d *= times;
  }
  return normal([a, b, c, d]);
}

/** How much likelier a fighter's chip makes what it says: much, if it is against himself. */
function hint(bet: Bet, fight: Fight): number {
  const corner = cornerOf(fight, bet.bettor);
  const backed = bet.face === 'ko' ? opponentOf(bet.board) : bet.board;
  return 1 + (stakeOf(bet) / 10_000) * (corner === backed ? 0.25 : 2);
}

function normal([a, b, c, d]: Chances): Chances {
  const total = a + b + c + d;
  return [a / total, b / total, c / total, d / total];
}

/** Plans come out a little worse than they look. */
function tempered(chances: Chances): Chances {
  return weightedChances([
    { weight: 0.85, chances },
    { weight: 0.15, chances: [0.37, 0.13, 0.37, 0.13] },
  ]);
}

/** How often a bet finds a follower. */
const FOLLOWED = 0.3;

/** What a chip brings on average. */
export function chipValue(move: Move, fight: Fight, seat: number, chances: Chances): number {
  if (move.type === 'bet') {
    const chance = chanceOf(move, chances);
    const [bank, follower] = [1.5 * chance - 1, 2 * chance - 1];
    return stakeOf(move) * ((1 - FOLLOWED) * bank + FOLLOWED * follower);
  }
  if (move.type !== 'follow') return 0;
  const bet = betOn(fight, move.board, move.amount);
  if (!bet) return 0;
  const chance = chanceOf(bet, chances);
  if (bet.bettor === seat) return stakeOf(bet) * (1 - 1.5 * chance);
  return stakeOf(bet) * (1 - 2 * chance);
}

/** How likely a bet is won. */
export function chanceOf(bet: Pick<Bet, 'board' | 'face'>, chances: Chances): number {
  const won = wonBy(bet);
  return (
    (won[0] ? chances[0] : 0) +
    (won[1] ? chances[1] : 0) +
    (won[2] ? chances[2] : 0) +
    (won[3] ? chances[3] : 0)
  );
}

/** Which of the four endings win a bet. */
function wonBy({ board, face }: Pick<Bet, 'board' | 'face'>): readonly boolean[] {
  return WON[board][face];
}

const WON = {
  red: {
    blank: endingsFor('red', 'blank'),
    x2: endingsFor('red', 'x2'),
    ko: endingsFor('red', 'ko'),
  },
  blue: {
    blank: endingsFor('blue', 'blank'),
    x2: endingsFor('blue', 'x2'),
    ko: endingsFor('blue', 'ko'),
  },
};

function endingsFor(board: Corner, face: Face): boolean[] {
  return ENDINGS.map((ending) =>
    isWon({ board, face, amount: 0, bettor: 0, follower: null }, ending),
  );
}
