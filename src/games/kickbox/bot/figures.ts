import { at } from '../../../engine/list.ts';
import { cardOf, type Printed } from '../deck.ts';
import type { Corner, State } from '../kind.ts';
import { deck, exhausted, fighter, hand, inTheRing, limit, other } from '../rules/corners.ts';
import { hits, knockdowns, points } from '../rules/end.ts';
import { PHASES } from '../rules/phases.ts';

/** How many figures describe one side of a fight, and how many the score. */
const SIDE_FIGURES = 24;
const SCORE_FIGURES = 18;

/** How many figures describe a fight. */
export const FIGURES = 2 * SIDE_FIGURES + SCORE_FIGURES;

/** Writes the figures of a fight from a seat's side, all cards open: its cards, the other's, and the score. */
export function describe(s: State, seat: Corner, into: Float64Array): void {
  into.set(sideFigures(s, seat));
  into.set(sideFigures(s, other(seat)), SIDE_FIGURES);
  into.set(scoreFigures(s, seat), 2 * SIDE_FIGURES);
}

/** How many cards a side has, and what is in its hand. */
function sideFigures(s: State, seat: Corner): number[] {
  const cards = hand(s, seat);
  const left = deck(s, seat).length;
  const figures: number[] = AT_LEAST.map((n) => (cards.length >= n ? 1 : 0));
  figures.push(
    cards.length / 7,
    left / 20,
    Math.min(left, 8) / 8,
    fighter(s, seat).discard.length / 20,
    exhausted(s, seat) ? 1 : 0,
    limit(s, seat) / 7,
    s.open.active === seat ? 0.5 : -0.5,
  );
  return figures.concat(handFigures(cards.map(cardOf)));
}

const AT_LEAST = [1, 2, 3, 4, 5, 6, 7];

/** How many cards of each purpose a hand has, and how hard its hardest attack is. */
function handFigures(cards: readonly Printed[]): number[] {
  const figures = Array<number>(PURPOSES + 1).fill(0);
  for (const card of cards) {
    const purpose = purposeOf(card);
    figures[purpose] = at(figures, purpose) + 0.5;
    figures[PURPOSES] = Math.max(at(figures, PURPOSES), card.hits / 2);
  }
  return figures;
}

const PURPOSES = 9;

/** Attacks, attacks that also defend, defences against all, boxing or kicks, links, and three blue cards. */
function purposeOf({ kind, defence, link, enhancement }: Printed): number {
  if (kind !== null) return defence === null ? 0 : 1;
  if (defence !== null) return defence.vs === 'any' ? 2 : defence.vs === 'box' ? 3 : 4;
  if (link !== null) return 5;
  return enhancement === 'power' ? 6 : enhancement === 'blitz' ? 7 : 8;
}

/** How the fight stands, and how long it lasts. */
function scoreFigures(s: State, seat: Corner): number[] {
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
