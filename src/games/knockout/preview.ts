import type { Seat } from '../../engine/ask.ts';
import { at, sum } from '../../engine/list.ts';
import type { Ending, Fight, Open, Party } from './kind.ts';
import { prizeOf } from './rules/prizes.ts';
import { flowOf, notesFor } from './rules/settlement.ts';

/** Everyone's payout for one ending of a fight. */
export interface Preview {
  readonly ending: Ending;
  /** What each seat would get: prize and bets together, without loans. */
  readonly seats: readonly number[];
  /** What each seat's prize would be. */
  readonly prizes: readonly number[];
  /** What each seat would win or lose by its bets. */
  readonly bets: readonly number[];
  /** How many debt notes each seat would have to take. */
  readonly notes: readonly number[];
  /** What the bank would get: it only ever pays, prizes and half stakes. */
  readonly bank: number;
  /** What would go into the bonus pot. */
  readonly pot: number;
}

/** The four ways in which a fight can end. */
export const ENDINGS: readonly Ending[] = [
  { winner: 'red', method: 'points' },
  { winner: 'red', method: 'ko' },
  { winner: 'blue', method: 'points' },
  { winner: 'blue', method: 'ko' },
];

/** What each ending of the fight on the table would bring, were betting closed now; else nothing. */
export function previews(open: Open): Preview[] {
  const { phase, cash } = open;
  if (!('fight' in phase)) return [];
  return ENDINGS.map((ending) => previewOf(phase.fight, ending, cash));
}

/** What each seat would gain or lose if the fight ended this way. */
export function previewOf(fight: Fight, ending: Ending, cash: readonly number[]): Preview {
  const prizes = cash.map((_, seat) => prizeFor(fight, ending, seat));
  const bets = cash.map(() => 0);
  let [bank, pot] = [-sum(prizes), 0];
  const add = (party: Party, amount: number): void => {
    if (party === 'bank') bank += amount;
    else if (party === 'pot') pot += amount;
    else bets[party] = at(bets, party) + amount;
  };
  for (const bet of fight.bets) {
    const flow = flowOf(bet, ending);
    if (!flow) continue;
    add(flow.from, -flow.amount);
    add(flow.to, flow.amount);
  }
  const seats = bets.map((balance, seat) => balance + at(prizes, seat));
  const notes = seats.map((gain, seat) => notesFor(at(cash, seat) + gain));
  return { ending, seats, prizes, bets, notes, bank, pot };
}

/** What one seat would gain or lose, without loans. */
export function gainOf(fight: Fight, ending: Ending, seat: Seat): number {
  let gain = prizeFor(fight, ending, seat);
  for (const bet of fight.bets) {
    const flow = flowOf(bet, ending);
    if (flow?.from === seat) gain -= flow.amount;
    else if (flow?.to === seat) gain += flow.amount;
  }
  return gain;
}

function prizeFor({ red, blue }: Fight, { winner }: Ending, seat: Seat): number {
  if (seat === red.seat) return prizeOf(red, winner === 'red');
  return seat === blue.seat ? prizeOf(blue, winner === 'blue') : 0;
}
