import type { Seat } from '../../engine/ask.ts';
import { at, range } from '../../engine/list.ts';
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
  const flows = fight.bets.flatMap((bet) => flowOf(bet, ending) ?? []);
  const paid = (party: Party): number =>
    flows.reduce(
      (sum, { from, to, amount }) =>
        sum + (to === party ? amount : 0) - (from === party ? amount : 0),
      0,
    );
  const prizes = cash.map((_, seat) => prizeFor(fight, ending, seat));
  const bets = range(cash.length).map(paid);
  const seats = bets.map((balance, seat) => balance + at(prizes, seat));
  return {
    ending,
    seats,
    prizes,
    bets,
    notes: seats.map((gain, seat) => notesFor(at(cash, seat) + gain)),
    bank: paid('bank') - prizes.reduce((sum, prize) => sum + prize, 0),
    pot: paid('pot'),
  };
}

function prizeFor({ red, blue }: Fight, { winner }: Ending, seat: Seat): number {
  if (seat === red.seat) return prizeOf(red, winner === 'red');
  return seat === blue.seat ? prizeOf(blue, winner === 'blue') : 0;
}
