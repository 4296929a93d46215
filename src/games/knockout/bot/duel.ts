import { without } from '../../../engine/list.ts';
import type { Card } from '../cards.ts';
import type { Corner, OfBoth } from '../kind.ts';
import { exchange, opponentOf } from '../rules/ring.ts';

/** How likely each ending is, in the order of `ENDINGS`: red on points, by K.O., blue likewise. */
export type Chances = readonly [number, number, number, number];

/** What each ending is worth, in the same order. */
export type Worths = readonly [number, number, number, number];

/** A fight in the ring with both hands open. */
export interface Duel {
  readonly hands: OfBoth<readonly Card[]>;
  /** Steps that each boxer can still take before he is down. */
  readonly left: OfBoth<number>;
  /** Red's damage minus blue's. */
  readonly lead: number;
  /** Rounds still to box. */
  readonly rounds: number;
}

const RED_ON_POINTS: Chances = [1, 0, 0, 0];
const RED_BY_KO: Chances = [0, 1, 0, 0];
const BLUE_ON_POINTS: Chances = [0, 0, 1, 0];
const BLUE_BY_KO: Chances = [0, 0, 0, 1];

/** How a duel ends if one corner aims at something and the other plays any card of its hand. */
export function chancesOf(
  duel: Duel,
  aim: { readonly corner: Corner; readonly worths: Worths } | null,
): Chances {
  const ended = endOf(duel);
  if (ended) return ended;
  const corner = aim?.corner ?? 'red';
  const options = cardsOf(duel.hands[corner]).map((card) => ({
    weight: countIn(duel.hands[corner], card),
    chances: chancesWith(duel, corner, card, aim),
  }));
  if (!aim) return weightedChances(options);
  return options
    .map(({ chances }) => chances)
    .reduce((best, chances) =>
      worth(chances, aim.worths) > worth(best, aim.worths) ? chances : best,
    );
}

/** The same after a corner has decided on its next card. */
export function chancesWith(
  duel: Duel,
  corner: Corner,
  card: Card,
  aim: { readonly corner: Corner; readonly worths: Worths } | null,
): Chances {
  const other = opponentOf(corner);
  return weightedChances(
    cardsOf(duel.hands[other]).map((answer) => ({
      weight: countIn(duel.hands[other], answer),
      chances: chancesOf(after(duel, corner, card, answer), aim),
    })),
  );
}

/** What chances are worth on average. */
export function worth(chances: Chances, worths: Worths): number {
  return (
    chances[0] * worths[0] +
    chances[1] * worths[1] +
    chances[2] * worths[2] +
    chances[3] * worths[3]
  );
}

/** The average of several chances by their weights. */
export function weightedChances(
  parts: readonly { readonly weight: number; readonly chances: Chances }[],
): Chances {
  let [a, b, c, d, total] = [0, 0, 0, 0, 0];
  for (const { weight, chances } of parts) {
    a += weight * chances[0];
    b += weight * chances[1];
    c += weight * chances[2];
    d += weight * chances[3];
    total += weight;
  }
  return [a / total, b / total, c / total, d / total];
}

function endOf({ left, lead, rounds }: Duel): Chances | undefined {
  if (left.red <= 0) return BLUE_BY_KO;
  if (left.blue <= 0) return RED_BY_KO;
  if (rounds > 0) return undefined;
  return lead < 0 ? RED_ON_POINTS : BLUE_ON_POINTS;
}

function after(duel: Duel, corner: Corner, card: Card, answer: Card): Duel {
  const [red, blue] = corner === 'red' ? [card, answer] : [answer, card];
  const { moved, steps } = exchange(red, blue);
  const { hands, left, lead, rounds } = duel;
  const hit = { red: moved === 'red' ? steps : 0, blue: moved === 'blue' ? steps : 0 };
  return {
    hands: { red: without(hands.red, red), blue: without(hands.blue, blue) },
    left: { red: left.red - hit.red, blue: left.blue - hit.blue },
    lead: lead + hit.red - hit.blue,
    rounds: rounds - 1,
  };
}

/** Each value of a hand once; hands are in ascending order. */
function cardsOf(hand: readonly Card[]): Card[] {
  return hand.filter((card, i) => i === 0 || hand[i - 1] !== card);
}

function countIn(hand: readonly Card[], card: Card): number {
  let copies = 0;
  for (const other of hand) if (other === card) copies++;
  return copies;
}
