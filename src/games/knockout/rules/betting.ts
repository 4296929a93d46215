import type { Seat } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import { BETTING_ROUNDS, COLOURS, FACES, type Face } from '../cards.ts';
import type { Bet, Corner, Fight, Move, Phase, State, Tell } from '../kind.ts';
import { chooseIn, type KnockoutAsk, PASS } from '../menu.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';

/** KO-26: the next seat places one chip. */
export function asksForChip(s: State, phase: Phase<'betting'>): KnockoutAsk[] {
  const seat = at(phase.queue, 0);
  const idle = mustBet(phase, seat) ? smallestOwnBet(s, phase.fight, seat) : PASS;
  const refuse = (move: Move): Rule | undefined => refuseChip(phase, seat, move);
  return [chooseIn('betting', s, seat, 'KO-26', refuse, { about: 'chip', idle })];
}

/** The first rule that forbids placing a chip so. */
function refuseChip(phase: Phase<'betting'>, seat: Seat, move: Move): Rule | undefined {
  const { fight } = phase;
  if (move.type === 'bet') {
    if (betOn(fight, move.board, move.amount)) return 'KO-31';
    return facesLeft(fight, seat, move.face) > 0 ? undefined : 'KO-35';
  }
  if (move.type === 'follow' && betOn(fight, move.board, move.amount)?.follower !== null)
    return 'KO-36';
  return mustBet(phase, seat) ? 'KO-40' : undefined;
}

/** KO-40: in the first round challenger and defender must bet. */
function mustBet({ fight, round }: Phase<'betting'>, seat: Seat): boolean {
  return round === 1 && (seat === fight.red.seat || seat === fight.blue.seat);
}

/** KO-29: the bet on a square. */
export function betOn({ bets }: Fight, board: Corner, amount: number): Bet | undefined {
  for (const bet of bets) if (bet.amount === amount && bet.board === board) return bet;
  return undefined;
}

/** KO-35: how many more chips a seat may place with this face up. */
export function facesLeft({ bets }: Fight, seat: Seat, face: Face): number {
  let left: number = FACES[face].chips;
  for (const bet of bets) if (bet.bettor === seat && bet.face === face) left--;
  return left;
}

/** KO-32 to KO-34: what a bet is about. */
export function stakeOf({ amount, face }: Pick<Bet, 'amount' | 'face'>): number {
  return amount * FACES[face].times;
}

/** The clock's bet for a fighter: the lowest free square for the own boxer's win. */
function smallestOwnBet({ options }: State, fight: Fight, seat: Seat): Move {
  const board = seat === fight.red.seat ? 'red' : 'blue';
  const free = options.betAmounts.filter((amount) => !betOn(fight, board, amount));
  return { type: 'bet', board, amount: at(free, 0), face: 'blank' };
}

/** KO-31: a chip goes on a square. */
export function bet(
  s: State,
  phase: Phase<'betting'>,
  seat: Seat,
  chip: Pick<Bet, 'board' | 'amount' | 'face'>,
  tell: Tell,
): void {
  const { fight, round } = phase;
  const { board, amount, face } = chip;
  fight.bets.push({ board, amount, face, bettor: seat, follower: null });
  const stake = stakeOf(chip);
  announce(tell, { type: 'betPlaced', seat, round, board, amount, face, stake });
  nextChip(s, phase, tell);
}

/** KO-36: a chip goes on the circle that faces a bet. */
export function follow(
  s: State,
  phase: Phase<'betting'>,
  seat: Seat,
  { board, amount }: Pick<Bet, 'board' | 'amount'>,
  tell: Tell,
): void {
  const { fight, round } = phase;
  const place = fight.bets.findIndex((one) => one.board === board && one.amount === amount);
  const { face, bettor } = at(fight.bets, place);
  fight.bets[place] = { board, amount, face, bettor, follower: seat };
  const stake = stakeOf({ amount, face });
  announce(tell, { type: 'betFollowed', seat, round, board, amount, stake, bettor });
  nextChip(s, phase, tell);
}

/** KO-39: a chip goes on the Pass space. */
export function pass(s: State, phase: Phase<'betting'>, seat: Seat, tell: Tell): void {
  const { fight, round } = phase;
  fight.passes[seat] = at(fight.passes, seat) + 1;
  announce(tell, { type: 'betPassed', seat, round });
  nextChip(s, phase, tell);
}

/** KO-26, KO-44: a chip lies for good, and the next seat places one; after the last the fight begins. */
function nextChip(s: State, { fight, round, queue }: Phase<'betting'>, tell: Tell): void {
  tell.final();
  if (queue.length > 1) {
    s.open.phase = { type: 'betting', fight, round, queue: queue.slice(1) };
  } else if (round < BETTING_ROUNDS) {
    s.open.phase = bettingRound(fight, round + 1, s.own.length);
  } else {
    s.open.phase = { type: 'boxing', fight };
    announce(tell, { type: 'bettingClosed', bets: [...fight.bets] });
  }
}

/** A betting round before the first chip. */
export function bettingRound(fight: Fight, round: number, seats: number): Phase<'betting'> {
  return { type: 'betting', fight, round, queue: roundOrder(fight, round, seats) };
}

/** KO-27, KO-28: clockwise from the challenger; in the first round the defender comes second. */
function roundOrder({ red, blue }: Fight, round: number, seats: number): readonly Seat[] {
  const clockwise = at(at(CLOCKWISE, seats), red.seat);
  if (round > 1) return clockwise;
  const others = clockwise.filter((seat) => seat !== red.seat && seat !== blue.seat);
  return [red.seat, blue.seat, ...others];
}

/** All seats, by their number and the seat that they are counted from. */
const CLOCKWISE = range(COLOURS.length + 1).map((seats) =>
  range(seats).map((from) => range(seats).map((i) => (from + i) % seats)),
);

/** Who places all the chips of a fight. */
export function bettingOrder(fight: Fight, seats: number): readonly Seat[] {
  const order: Seat[] = [];
  for (let round = 1; round <= BETTING_ROUNDS; round++)
    order.push(...roundOrder(fight, round, seats));
  return order;
}
