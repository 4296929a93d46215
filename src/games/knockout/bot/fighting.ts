import { at, range } from '../../../engine/list.ts';
import type { Card } from '../cards.ts';
import type { Corner } from '../kind.ts';
import { type Chances, type Worths, worth } from './duel.ts';
import {
  cardsIn,
  copiesIn,
  HAND_COUNT,
  type HandId,
  handWithout,
  VALUES,
  valuesIn,
} from './multisets.ts';
import type { Ring, RingSpot } from './ring-table.ts';

/** How a player fights: which card from which hand, and the expected result. */
export interface Fighting {
  readonly corner: Corner;
  /** What comes of a hand, by what this fighter believes of the other one's cards. */
  hopes(hand: HandId, spot: RingSpot): Chances;
  /** How likely each card of the hand is, by its value. */
  leaning(hand: HandId, spot: RingSpot): readonly number[];
}

/** Hands that the other may have, by how many cards are in them. */
export type Rivals = readonly (readonly HandId[])[];

/** What comes of two open hands if one corner fights for something and the other plays any card. */
export interface Sight {
  readonly corner: Corner;
  readonly worths: Worths;
  seen(hand: HandId, rival: HandId, spot: RingSpot): Chances;
  /** What that is worth after this card of the own hand. */
  promise(hand: HandId, card: Card, rival: HandId, spot: RingSpot): number;
}

export function sightOf(ring: Ring, corner: Corner, worths: Worths): Sight {
  const known = new Map<number, Chances>();
  const seen: Sight['seen'] = (hand, rival, spot) => {
    const ended = ring.ending(spot);
    if (ended >= 0) return at(CERTAIN, ended);
    const key = (spot * HAND_COUNT + hand) * HAND_COUNT + rival;
    const before = known.get(key);
    if (before) return before;
    let best: Chances | undefined;
    for (const card of valuesIn(hand)) {
      const chances = seenWith(hand, card, rival, spot);
      if (!best || worth(chances, worths) > worth(best, worths)) best = chances;
    }
    if (!best) throw new Error('a fighter without cards');
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, best);
    return best;
  };
  const seenWith = (hand: HandId, card: Card, rival: HandId, spot: RingSpot): Chances => {
    const rest = handWithout(hand, card);
    const size = cardsIn(rival).length;
    let [a, b, c, d] = [0, 0, 0, 0];
    for (const other of valuesIn(rival)) {
      const chance = copiesIn(rival, other) / size;
      const next = seen(rest, handWithout(rival, other), stepped(ring, corner, spot, card, other));
      a += chance * next[0];
      b += chance * next[1];
      c += chance * next[2];
      d += chance * next[3];
    }
    return [a, b, c, d];
  };
  const keys = new Float64Array(PROMISES).fill(-1);
  const values = new Float64Array(PROMISES);
  const promise: Sight['promise'] = (hand, card, rival, spot) => {
    const key = ((spot * HAND_COUNT + hand) * HAND_COUNT + rival) * VALUES + card;
    const place = (Math.imul(key, GOLDEN) >>> 0) % PROMISES;
    const before = keys[place] === key ? values[place] : undefined;
    if (before !== undefined) return before;
    const found = worth(seenWith(hand, card, rival, spot), worths);
    keys[place] = key;
    values[place] = found;
    return found;
  };
  return { corner, worths, seen, promise };
}

/** Places in the cache of promises, each for the latest with its hash; more of them were slower. */
const PROMISES = 1 << 14;

/** Knuth's multiplicative hash: 2^32 divided by the golden ratio. */
const GOLDEN = 0x9e3779b1;

/** Maximum number of pairs of hands in the cache. */
const MOST_KNOWN = 30_000;

/** Fights as people do: considers some hands of the opponent as if they were open. */
export function aiming({ corner, worths, seen, promise }: Sight, rivals: Rivals): Fighting {
  const leanings = new Map<number, readonly number[]>();
  const calm = CALM * Math.max(SLIGHT, Math.max(...worths) - Math.min(...worths));
  const rivalsAt = (hand: HandId): readonly HandId[] => at(rivals, cardsIn(hand).length);
  const hopes = (hand: HandId, spot: RingSpot): Chances =>
    average(rivalsAt(hand).map((rival) => seen(hand, rival, spot)));
  const promiseOf = (hand: HandId, spot: RingSpot, card: Card): number => {
    const all = rivalsAt(hand);
    let total = 0;
    for (const rival of all) total += promise(hand, card, rival, spot);
    return total / all.length;
  };
  const sense = (hand: HandId, spot: RingSpot): readonly number[] =>
    softly(
      range(VALUES).map((card) =>
        copiesIn(hand, card) > 0 ? promiseOf(hand, spot, card) / calm : Number.NEGATIVE_INFINITY,
      ),
    );
  const leaning = (hand: HandId, spot: RingSpot): readonly number[] => {
    const key = spot * HAND_COUNT + hand;
    const whim = WHIMS / valuesIn(hand).length;
    const found =
      leanings.get(key) ??
      sense(hand, spot).map((chance, card) =>
        copiesIn(hand, card) > 0 ? (1 - WHIMS) * chance + whim : 0,
      );
    leanings.set(key, found);
    return found;
  };
  return { corner, hopes, leaning };
}

const SLIGHT = 1e-9;

function average(all: readonly Chances[]): Chances {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (const chances of all) {
    a += chances[0];
    b += chances[1];
    c += chances[2];
    d += chances[3];
  }
  const { length } = all;
  return [a / length, b / length, c / length, d / length];
}

/** Differences of this part of what is at stake are still mixed. */
const CALM = 0.08;

/** People do not always play what they should. */
const WHIMS = 0.15;

/** Plays any card of the hand. */
export function aimless(corner: Corner): Fighting {
  const leaning = (hand: HandId): readonly number[] => {
    const copies = range(VALUES).map((card) => copiesIn(hand, card));
    const size = copies.reduce((sum, n) => sum + n, 0);
    return copies.map((n) => n / size);
  };
  return { corner, hopes: () => at(CERTAIN, 2), leaning };
}

/** Where the own card and the other one's lead. */
export function stepped(
  ring: Ring,
  corner: Corner,
  spot: RingSpot,
  own: Card,
  other: Card,
): RingSpot {
  return corner === 'red' ? ring.after(spot, own, other) : ring.after(spot, other, own);
}

/** One ending for certain. */
export const CERTAIN: readonly Chances[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
];

/** Weights that add up to one, the larger the value the larger. */
export function softly(values: readonly number[]): number[] {
  const best = Math.max(...values);
  const weights = values.map((value) => Math.exp(value - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** How fights between two of these end. */
export type FightOdds = (red: HandId, blue: HandId, spot: RingSpot) => Chances;

export function meeting(ring: Ring, red: Fighting, blue: Fighting): FightOdds {
  const known = new Map<number, Chances>();
  const chances: FightOdds = (redHand, blueHand, spot) => {
    const ended = ring.ending(spot);
    if (ended >= 0) return at(CERTAIN, ended);
    const key = (spot * HAND_COUNT + redHand) * HAND_COUNT + blueHand;
    const before = known.get(key);
    if (before) return before;
    const found = exchanged(redHand, blueHand, spot);
    known.set(key, found);
    return found;
  };
  const exchanged: FightOdds = (redHand, blueHand, spot) => {
    const [reds, blues] = [red.leaning(redHand, spot), blue.leaning(blueHand, spot)];
    let [a, b, c, d] = [0, 0, 0, 0];
    for (const mine of valuesIn(redHand)) {
      for (const theirs of valuesIn(blueHand)) {
        const chance = at(reds, mine) * at(blues, theirs);
        if (chance < NEGLIGIBLE) continue;
        const next = chances(
          handWithout(redHand, mine),
          handWithout(blueHand, theirs),
          ring.after(spot, mine, theirs),
        );
        a += chance * next[0];
        b += chance * next[1];
        c += chance * next[2];
        d += chance * next[3];
      }
    }
    const total = a + b + c + d;
    return [a / total, b / total, c / total, d / total];
  };
  return chances;
}

const NEGLIGIBLE = 1e-4;
