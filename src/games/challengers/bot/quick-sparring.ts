import { at } from '../../../engine/list.ts';
import type { Tray } from '../effects.ts';
import type { Side, Trophy } from '../kind.ts';
import { ROUNDS } from '../tournament.ts';
import { type QuickCard, quickCards } from './quick-cards.ts';
import type { QuickMatch, QuickPile } from './quick-kind.ts';
import { fight, newCorner } from './quick-match.ts';
import type { Fought, SparringPark } from './sparring.ts';

/** Fights a match between two decks in the order that a 32-bit seed stands for. */
export type Sparring = (
  mine: readonly QuickCard[],
  theirs: readonly QuickCard[],
  seed: number,
) => Fought;

/**
 * Quick matches in a park between two players with these trophies. For one seed, cards that two
 * decks have in common come in the same order, so that the decks can be compared by fewer matches.
 */
export function quickSparring(
  park: SparringPark,
  mine: readonly Trophy[],
  theirs: readonly Trophy[],
): Sparring {
  const round = Math.min(park.round, ROUNDS);
  const piles = { A: pileOf(park, 'A'), B: pileOf(park, 'B'), C: pileOf(park, 'C') };
  const corners = [newCorner(mine.length), newCorner(theirs.length)] as const;
  const m: QuickMatch = { corners, piles, round, duelChoice: park.options.duelChoice, loser: null };
  const lead = latest(mine) - latest(theirs);
  return (deck, rival, seed) => {
    deal(corners[0].deck, deck, seed);
    deal(corners[1].deck, rival, seed ^ RIVAL);
    cut(piles.A, seed ^ 1);
    cut(piles.B, seed ^ 2);
    cut(piles.C, seed ^ 3);
    const starter: Side = lead > 0 || (lead === 0 && mixed(seed) % 2 === 0) ? 0 : 1; // CH-32
    return { won: fight(m, starter) === 0, fans: corners[0].fans };
  };
}

/** Makes the seeds of both decks and of the piles different. */
const RIVAL = 0x5bd1e995;

function pileOf({ piles }: SparringPark, level: Tray): QuickPile {
  return { cards: quickCards(piles[level]), next: 0 };
}

function cut(pile: QuickPile, seed: number): void {
  pile.next = pile.cards.length === 0 ? 0 : mixed(seed) % pile.cards.length;
}

/** CH-32: the highest round of a trophy. */
function latest(trophies: readonly Trophy[]): number {
  return Math.max(0, ...trophies.map(({ round }) => round));
}

const KEYS: number[] = [];

/** Puts cards into a deck, sorted by a random key for every copy of a card. */
function deal(deck: QuickCard[], cards: readonly QuickCard[], seed: number): void {
  deck.length = 0;
  let [copy, last] = [0, -1];
  for (let dealt = 0; dealt < cards.length; dealt++) {
    const card = at(cards, dealt);
    copy = card.rank === last ? copy + 1 : 0;
    last = card.rank;
    const key = mixed(seed + Math.imul(16 * card.rank + copy, 0x9e3779b9));
    let place = dealt;
    for (; place > 0 && at(KEYS, place - 1) > key; place--) {
      KEYS[place] = at(KEYS, place - 1);
      deck[place] = at(deck, place - 1);
    }
    KEYS[place] = key;
    deck[place] = card;
  }
}

/** The last step of MurmurHash3: every bit of the seed changes half of the others. */
function mixed(seed: number): number {
  let word = seed;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}
