import { cardOf } from '../deck.ts';
import type { Corner, State } from '../kind.ts';
import { deck, exhausted, fighter, hand, inTheRing, limit, other } from '../rules/corners.ts';
import { hits, knockdowns, points } from '../rules/end.ts';
import { PHASES } from '../rules/phases.ts';
import { DECK_PURPOSES, groupOf, HAND_GROUPS, purposeOf } from './groups.ts';

/** How many figures describe one side of a fight, and how many the score. */
const BASE_FIGURES = 15;
const SIDE_FIGURES = BASE_FIGURES + HAND_GROUPS + 2 * DECK_PURPOSES;
export const SCORE_FIGURES = 18;

/** How many figures describe a fight. */
export const FIGURES = 2 * SIDE_FIGURES + SCORE_FIGURES;

/** Writes the figures of a fight from a seat's side, all cards open: its cards, the other's, and the score. */
export function describe(s: State, seat: Corner, into: Float64Array): void {
  into.fill(0);
  writeSide(s, seat, into, 0);
  writeSide(s, other(seat), into, SIDE_FIGURES);
  into.set(scoreFigures(s, seat), 2 * SIDE_FIGURES);
}

/** How many cards a side has, and what is in its hand, deck and pile. */
function writeSide(s: State, seat: Corner, into: Float64Array, first: number): void {
  const cards = hand(s, seat);
  const left = deck(s, seat);
  const { discard } = fighter(s, seat);
  for (let n = 0; n < 7; n++) into[first + n] = cards.length > n ? 1 : 0;
  into[first + 7] = cards.length / 7;
  into[first + 8] = left.length / 20;
  into[first + 9] = Math.min(left.length, 8) / 8;
  into[first + 10] = discard.length / 20;
  into[first + 11] = exhausted(s, seat) ? 1 : 0;
  into[first + 12] = limit(s, seat) / 7;
  into[first + 13] = s.open.active === seat ? 0.5 : -0.5;
  let hardest = 0;
  for (const card of cards) {
    hardest = Math.max(hardest, cardOf(card).hits / 2);
    add(into, first + BASE_FIGURES + groupOf(card), 0.5);
  }
  into[first + 14] = hardest;
  const place = first + BASE_FIGURES + HAND_GROUPS;
  for (const card of left) add(into, place + purposeOf(card), 0.1);
  for (const card of discard) add(into, place + DECK_PURPOSES + purposeOf(card), 0.1);
}

function add(into: Float64Array, place: number, more: number): void {
  into[place] = (into[place] ?? 0) + more;
}

/** How the fight stands, and how long it lasts. */
export function scoreFigures(s: State, seat: Corner): number[] {
  const { open, options } = s;
  const ring = inTheRing(options) ? 1 : 0;
  const rounds = ring * (open.rounds - open.round);
  const phases = (ring * (PHASES - open.phase)) / PHASES;
  const lead = ring * (points(s, seat) - points(s, other(seat)));
  const [mine, theirs] = [hits(s, seat), hits(s, other(seat))];
  const downs = knockdowns(s, seat) - knockdowns(s, other(seat));
  const ahead = ring * Math.sign(mine - theirs);
  const gain = ahead * (Math.max(mine, theirs) >= 7 ? 2 : 1) + ring * Math.sign(downs);
  const sure = (1 - phases) ** 2;
  const last = rounds === 0 ? 1 : 0;
  const bare = options.variant === 'bareKnuckle' || options.variant === 'totalFight';
  return [
    ...[lead / 3, lead / (rounds + 1) / 2],
    ...[(mine - theirs) / 7, mine / 10, theirs / 10],
    ...[ahead, ahead * sure, gain * sure, (gain * sure) / (rounds + 1)],
    ...[Math.tanh(lead + gain * sure) / (rounds + 1), downs / 2],
    ...[rounds / 5, last, phases, last * phases],
    ...[ring, options.variant === 'totalFight' ? 1 : 0, bare ? 1 : 0],
  ];
}
