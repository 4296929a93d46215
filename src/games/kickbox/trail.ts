import { at, range } from '../../engine/list.ts';
import {
  add,
  digit,
  type Guesses,
  inHand,
  place,
  rewritten,
  stretchesIn,
  weighed,
  withDigit,
} from './guesses.ts';
import type { CardId } from './kind.ts';
import { coloursOf, type Opening, unseen } from './opening.ts';

/** What is known of a fighter's hidden cards so far. */
export interface Trail {
  /** A hidden card's batch; the others lie in the pile or are out of the fight. */
  readonly where: Map<CardId, number | 'pile' | 'out'>;
  /** How many hidden cards each batch has. */
  sizes: number[];
  guesses: Guesses;
  hand: number;
  deck: number;
  /** Cards drawn before the deck was renewed, of a draw that is not told yet. */
  early: number;
}

/** What is known when the opening hands are dealt. */
export function begin({ batches, guesses, hand }: Opening, cards: readonly CardId[]): Trail {
  const sizes: number[] = [];
  for (const batch of batches.values()) sizes[batch] = (sizes[batch] ?? 0) + 1;
  const trail: Trail = {
    where: new Map(batches),
    sizes: Array.from(sizes, (size = 0) => size),
    guesses,
    hand,
    deck: cards.length - hand,
    early: 0,
  };
  newStretch(trail);
  if (trail.sizes.length === 1)
    trail.guesses = rewritten(trail.guesses, (guess) => settled(guess, 1));
  return trail;
}

/** A trail that can be followed on by itself; guesses are replaced and never changed. */
export function copied({ where, sizes, guesses, hand, deck, early }: Trail): Trail {
  return { where: new Map(where), sizes: sizes.slice(), guesses, hand, deck, early };
}

/** Cards from the top of the deck, unseen. */
export function draws(trail: Trail, count: number): void {
  const batches = trail.sizes.length;
  for (let i = 0; i < count; i++) {
    const drawn: Guesses = new Map();
    for (const [guess, weight] of trail.guesses) {
      for (let batch = 0; batch < batches; batch++) {
        const left = at(trail.sizes, batch) - inHand(guess, batches, batch);
        if (left === 0) continue;
        const there = guess.length - batches + batch;
        const next = withDigit(guess, there, digit(guess, there) + 1);
        add(drawn, next, (weight * left) / trail.deck);
      }
    }
    trail.guesses =
      drawn.size > MOST_GUESSES
        ? weighed(rewritten(drawn, (guess) => inAnyOrder(guess, batches)))
        : weighed(drawn);
    trail.hand++;
    trail.deck--;
  }
}

/** More guesses than these are not followed: what is known of the order of the hand is then forgotten. */
const MOST_GUESSES = 4000;

/** Everything that was drawn since the opening lies in one stretch; the last one is empty. */
function inAnyOrder(guess: string, batches: number): string {
  const last = stretchesIn(guess, batches) - 1;
  let together = guess;
  for (let batch = 0; batch < batches; batch++) {
    let count = 0;
    for (let stretch = 1; stretch <= last; stretch++) {
      count += digit(guess, place(batches, stretch, batch));
      together = withDigit(together, place(batches, stretch, batch), 0);
    }
    together = withDigit(together, place(batches, 1, batch), count);
  }
  return together;
}

/** KB-81: the whole hand goes in its order, a part of it blindly, one by one. */
export function isHit(trail: Trail, cards: readonly CardId[]): void {
  if (cards.length === trail.hand) return leaves(trail, cards, 'out');
  for (const card of cards) leaves(trail, [card], 'out');
}

/** Cards leave the hand together, in hand order. */
export function leaves(trail: Trail, cards: readonly CardId[], to: 'pile' | 'out'): void {
  let ways: Way[] = [];
  for (const [guess, weight] of trail.guesses)
    ways.push({ guess, weight, wanted: digit(guess, 0) > 0, stretch: 0, run: 0 });
  for (const card of cards) {
    const batch = batchOf(trail, card);
    ways = ways.flatMap((way) => without(trail, way, card, batch));
    goes(trail, card, batch, to);
    trail.hand--;
  }
  const left: Guesses = new Map();
  for (const { guess, weight, wanted } of ways) {
    const rest = wanted ? settled(guess, trail.sizes.length) : guess;
    if (isPossible(trail, rest)) add(left, rest, weight);
  }
  trail.guesses = weighed(left);
}

/** How cards may have left the hand so far: where the last one lay, as which one of that stretch. */
interface Way {
  readonly guess: string;
  readonly weight: number;
  /** Something was wanted of the opening hand before they left. */
  readonly wanted: boolean;
  readonly stretch: number;
  readonly run: number;
}

/** A card lay in the stretch of the one before it, or in a later one. */
function without(trail: Trail, way: Way, card: CardId, batch: number): Way[] {
  const batches = trail.sizes.length;
  const ways: Way[] = [];
  for (let stretch = way.stretch; stretch < stretchesIn(way.guess, batches); stretch++) {
    const there = place(batches, stretch, batch);
    const count = digit(way.guess, there);
    if (count === 0) continue;
    const run = stretch === way.stretch ? way.run + 1 : 1;
    const rest = withDigit(way.guess, there, count - 1);
    const guess = stretch === 0 ? seen(rest, card) : rest;
    const weight = (way.weight * count) / at(trail.sizes, batch) / run;
    ways.push({ guess, weight, wanted: way.wanted, stretch, run });
  }
  return ways;
}

/** A card of the opening hand is seen: some colours need not be looked for any more. */
function seen(guess: string, card: CardId): string {
  const wants = digit(guess, 0);
  return wants === 0 ? guess : withDigit(guess, 0, unseen(wants, coloursOf(card)));
}

/** What is left of an opening hand of which nothing is wanted is like the cards drawn next. */
function settled(guess: string, batches: number): string {
  if (digit(guess, 0) > 0) return guess;
  let together = guess;
  for (let batch = 0; batch < batches; batch++) {
    const [first, second] = [place(batches, 0, batch), place(batches, 1, batch)];
    const count = digit(guess, first) + digit(guess, second);
    together = withDigit(withDigit(together, first, 0), second, count);
  }
  return together;
}

/** Whether what is wanted of the opening hand can still be in it. */
function isPossible({ sizes }: Trail, guess: string): boolean {
  if (digit(guess, 0) === 0) return true;
  for (let batch = 0; batch < sizes.length; batch++) if (digit(guess, 1 + batch) > 0) return true;
  return false;
}

/** The top card of the deck is turned over. */
export function turnsUp(trail: Trail, card: CardId, to: 'pile' | 'out'): void {
  const batch = batchOf(trail, card);
  const size = at(trail.sizes, batch);
  const left: Guesses = new Map();
  for (const [guess, weight] of trail.guesses) {
    const count = size - inHand(guess, trail.sizes.length, batch);
    if (count > 0) left.set(guess, (weight * count) / size);
  }
  trail.guesses = weighed(left);
  goes(trail, card, batch, to);
  trail.deck--;
}

/** KB-50: the rest of the deck is drawn, and the pile becomes the deck. */
export function renews(trail: Trail): void {
  trail.early = trail.deck;
  draws(trail, trail.deck);
  const pile = [...trail.where].flatMap(([card, where]) => (where === 'pile' ? [card] : []));
  returns(trail, pile);
}

/** Known cards are shuffled into the deck. */
export function returns(trail: Trail, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const batches = trail.sizes.length;
  for (const card of cards) trail.where.set(card, batches);
  trail.sizes.push(cards.length);
  trail.deck += cards.length;
  trail.guesses = rewritten(trail.guesses, (guess) => {
    const stretches = range(stretchesIn(guess, batches)).map((i) => stretchIn(guess, batches, i));
    return `${guess.charAt(0)}${stretches.map((counts) => `${counts}0`).join('')}`;
  });
  newStretch(trail);
}

/** From now on cards are drawn into a new stretch; those that are empty for sure are forgotten. */
function newStretch(trail: Trail): void {
  const batches = trail.sizes.length;
  const none = '0'.repeat(batches);
  const [first = ''] = trail.guesses.keys();
  const guesses = [...trail.guesses.keys()];
  const used = range(stretchesIn(first, batches)).filter(
    (i) => i < 2 || guesses.some((guess) => stretchIn(guess, batches, i) !== none),
  );
  trail.guesses = rewritten(trail.guesses, (guess) => {
    const stretches = used.map((i) => stretchIn(guess, batches, i));
    return `${guess.charAt(0)}${stretches.join('')}${none}`;
  });
}

function stretchIn(guess: string, batches: number, i: number): string {
  return guess.slice(place(batches, i, 0), place(batches, i + 1, 0));
}

function goes(trail: Trail, card: CardId, batch: number, to: 'pile' | 'out'): void {
  trail.where.set(card, to);
  trail.sizes[batch] = at(trail.sizes, batch) - 1;
}

function batchOf({ where }: Trail, card: CardId): number {
  const batch = where.get(card);
  if (typeof batch !== 'number') throw new Error(`${card} was not hidden`);
  return batch;
}
