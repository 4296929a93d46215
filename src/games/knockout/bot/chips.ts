import type { Situation } from '../../../bots/bot.ts';
import { at } from '../../../engine/list.ts';
import type { Bet, Corner, Fight, KnockOut, Move } from '../kind.ts';
import { ENDINGS } from '../preview.ts';
import { stakeOf } from '../rules/betting.ts';
import { opponentOf } from '../rules/ring.ts';
import { isWon } from '../rules/settlement.ts';
import { possibleDuels } from './beliefs.ts';
import { type Chances, chancesOf, mixed, worth } from './duel.ts';
import { modest, planned, winnerChance } from './hands.ts';
import { mix } from './mix.ts';
import { cornerOf, worthsFor } from './worths.ts';

/** The chip with the best odds; a fighter first makes up its mind who is to win. */
export function bestChip(situation: Situation<KnockOut>, fight: Fight, memory: number): Move {
  const { ask, view, rng } = situation;
  const seat = view.seat ?? -1;
  const corner = cornerOf(fight, seat);
  const believed = corner
    ? ownPlan(situation, fight, corner, memory)
    : outsideView(situation, fight, memory);
  const options = ask.moves.map((move) => ({
    move,
    value: chipValue(move, fight, seat, believed),
  }));
  return mix(options, 400, rng);
}

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
  const plans = [corner, opponentOf(corner)].map((winner) => {
    const chances = planned(duels, corner, winner);
    const sure = modest(winnerChance(chances, winner));
    return { chances, value: worth(chances, worths) + 30_000 * Math.max(0, 1.5 * sure - 1) };
  });
  const [winning, losing] = plans;
  if (!winning || !losing) throw new Error('two plans');
  return tempered(losing.value > winning.value ? losing.chances : winning.chances);
}

/** What somebody on a chair believes: what the cards can do, and what the fighters' chips say. */
function outsideView(situation: Situation<KnockOut>, fight: Fight, memory: number): Chances {
  const duels = possibleDuels(situation, fight, null, 24, memory);
  const cards = mixed(duels.map((duel) => ({ weight: 1, chances: chancesOf(duel, null) })));
  const [a, b, c, d] = ENDINGS.map((ending, i) => {
    const hints = fight.bets.filter(({ bettor }) => cornerOf(fight, bettor) !== undefined);
    return hints.reduce(
      (chance, bet) => chance * (isWon(bet, ending) ? hint(bet, fight) : 1),
      at(cards, i),
    );
  });
  return normal([a ?? 0, b ?? 0, c ?? 0, d ?? 0]);
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
  return mixed([
    { weight: 0.85, chances },
    { weight: 0.15, chances: [0.37, 0.13, 0.37, 0.13] },
  ]);
}

/** How often a bet finds a follower. */
const FOLLOWED = 0.3;

/** What a chip brings on average. */
function chipValue(move: Move, fight: Fight, seat: number, chances: Chances): number {
  if (move.type === 'bet') {
    const bet = { ...move, bettor: seat, follower: null };
    const chance = chanceOf(bet, chances);
    const [bank, follower] = [1.5 * chance - 1, 2 * chance - 1];
    return stakeOf(bet) * ((1 - FOLLOWED) * bank + FOLLOWED * follower);
  }
  if (move.type !== 'follow') return 0;
  const bet = fight.bets.find(
    ({ board, amount }) => board === move.board && amount === move.amount,
  );
  if (!bet) return 0;
  const chance = chanceOf(bet, chances);
  if (bet.bettor === seat) return stakeOf(bet) * (1 - 1.5 * chance);
  return stakeOf(bet) * (1 - 2 * chance);
}

function chanceOf(bet: Bet, chances: Chances): number {
  return ENDINGS.reduce((sum, ending, i) => sum + (isWon(bet, ending) ? at(chances, i) : 0), 0);
}
