import { at, range } from '../../../engine/list.ts';
import type { CardId } from '../kind.ts';
import { type Counts, changed, type Guess, inHand, isEmpty, together, weighed } from './guess.ts';
import { type Opening, stillWanted } from './opening.ts';

/** What is known of a fighter's hidden cards. What happens to them makes a new belief. */
export interface Belief {
  /** A hidden card's batch; the others lie in the pile or are out of the fight. */
  readonly where: ReadonlyMap<CardId, number | 'pile' | 'out'>;
  /** How many hidden cards each batch has. */
  readonly sizes: Counts;
  readonly guesses: readonly Guess[];
  readonly hand: number;
  readonly deck: number;
  /** Cards drawn before the deck was renewed, of a draw that is not told yet. */
  readonly early: number;
}

/** What is known when the opening hands are dealt. */
export function begin({ batches, guesses, hand }: Opening, cards: readonly CardId[]): Belief {
  const all = [...batches.values()];
  const sizes = at(at(guesses, 0).stretches, 0).map(
    (_, batch) => all.filter((other) => other === batch).length,
  );
  const belief = withNewStretch({
    where: batches,
    sizes,
    guesses,
    hand,
    deck: cards.length - hand,
    early: 0,
  });
  return sizes.length === 1 ? { ...belief, guesses: weighed(belief.guesses.map(settled)) } : belief;
}

/** Cards from the top of the deck, unseen. */
export function draws(belief: Belief, count: number): Belief {
  let { guesses } = belief;
  for (const drawn of range(count)) {
    const deck = belief.deck - drawn;
    guesses = weighed(guesses.flatMap((guess) => drawsOne(guess, belief.sizes, deck)));
    if (guesses.length > MOST_GUESSES) guesses = weighed(guesses.map(inAnyOrder));
  }
  return { ...belief, guesses, hand: belief.hand + count, deck: belief.deck - count };
}

function drawsOne(guess: Guess, sizes: Counts, deck: number): Guess[] {
  const { wanted, weight } = guess;
  const last = guess.stretches.length - 1;
  const drawn: Guess[] = [];
  for (const [batch, size] of sizes.entries()) {
    const left = size - inHand(guess, batch);
    if (left === 0) continue;
    const stretches = changed(guess.stretches, last, batch, 1);
    drawn.push({ wanted, stretches, weight: (weight * left) / deck });
  }
  return drawn;
}

/** More guesses than these are not followed: what is known of the order of the hand is then forgotten. */
const MOST_GUESSES = 4000;

/** Everything that was drawn since the opening lies in one stretch; those after it are empty. */
function inAnyOrder(guess: Guess): Guess {
  const [first = [], ...drawn] = guess.stretches;
  const none = first.map(() => 0);
  const stretches = drawn.map((_, place) => (place === 0 ? drawn.reduce(together, none) : none));
  return { ...guess, stretches: [first, ...stretches] };
}

/** KB-81: hits take the whole hand in its order, a part of it blindly, one by one. */
export function losesToHits(belief: Belief, cards: readonly CardId[]): Belief {
  if (cards.length === belief.hand) return leaves(belief, cards, 'out');
  return cards.reduce((left, card) => leaves(left, [card], 'out'), belief);
}

/** Cards leave the hand together, in hand order. */
export function leaves(belief: Belief, cards: readonly CardId[], to: 'pile' | 'out'): Belief {
  let left = belief;
  let ways = belief.guesses.map(
    (guess): Way => ({ guess, wanting: guess.wanted !== 'nothing', stretch: 0, run: 0 }),
  );
  for (const card of cards) {
    const batch = batchOf(left, card);
    const size = at(left.sizes, batch);
    ways = ways.flatMap((way) => waysWithout(way, card, batch, size));
    left = { ...left, ...gone(left, card, batch, to), hand: left.hand - 1 };
  }
  const guesses = ways.map(({ guess, wanting }) => (wanting ? settled(guess) : guess));
  return { ...left, guesses: weighed(guesses.filter(isPossible)) };
}

/** How cards may have left the hand so far: where the last one lay, as which one of that stretch. */
interface Way {
  readonly guess: Guess;
  /** Something was wanted of the opening hand before they left. */
  readonly wanting: boolean;
  readonly stretch: number;
  readonly run: number;
}

/** A card lay in the stretch of the one before it, or in a later one. */
function waysWithout(way: Way, card: CardId, batch: number, size: number): Way[] {
  const { guess, wanting } = way;
  const ways: Way[] = [];
  for (let stretch = way.stretch; stretch < guess.stretches.length; stretch++) {
    const count = at(at(guess.stretches, stretch), batch);
    if (count === 0) continue;
    const run = stretch === way.stretch ? way.run + 1 : 1;
    const wanted = stretch === 0 ? stillWanted(guess.wanted, card) : guess.wanted;
    const stretches = changed(guess.stretches, stretch, batch, -1);
    const weight = (guess.weight * count) / size / run;
    ways.push({ guess: { wanted, stretches, weight }, wanting, stretch, run });
  }
  return ways;
}

/** What is left of an opening hand of which nothing is wanted is like the cards drawn next. */
function settled(guess: Guess): Guess {
  if (guess.wanted !== 'nothing') return guess;
  const [first = [], second = [], ...rest] = guess.stretches;
  return { ...guess, stretches: [first.map(() => 0), together(first, second), ...rest] };
}

/** Whether what is wanted of the opening hand can still be in it. */
function isPossible({ wanted, stretches }: Guess): boolean {
  return wanted === 'nothing' || !isEmpty(at(stretches, 0));
}

/** The top card of the deck is turned over. */
export function turnsUp(belief: Belief, card: CardId, to: 'pile' | 'out'): Belief {
  const batch = batchOf(belief, card);
  const size = at(belief.sizes, batch);
  const guesses = belief.guesses.flatMap((guess) => {
    const count = size - inHand(guess, batch);
    return count > 0 ? [{ ...guess, weight: (guess.weight * count) / size }] : [];
  });
  const left = { ...belief, guesses: weighed(guesses), deck: belief.deck - 1 };
  return { ...left, ...gone(belief, card, batch, to) };
}

/** KB-50: the rest of the deck is drawn, and the pile becomes the deck. */
export function renews(belief: Belief): Belief {
  const drawn = draws(belief, belief.deck);
  const pile = [...drawn.where].flatMap(([card, where]) => (where === 'pile' ? [card] : []));
  return returns({ ...drawn, early: belief.deck }, pile);
}

/** Known cards are shuffled into the deck, as a batch of their own. */
export function returns(belief: Belief, cards: readonly CardId[]): Belief {
  if (cards.length === 0) return belief;
  const { where, sizes, guesses, deck } = belief;
  const batch = sizes.length;
  return withNewStretch({
    ...belief,
    where: new Map([...where, ...cards.map((card) => [card, batch] as const)]),
    sizes: [...sizes, cards.length],
    deck: deck + cards.length,
    guesses: guesses.map((guess) => ({
      ...guess,
      stretches: guess.stretches.map((counts) => [...counts, 0]),
    })),
  });
}

/** From now on cards are drawn into a new stretch; those that are empty for sure are forgotten. */
function withNewStretch(belief: Belief): Belief {
  const { guesses, sizes } = belief;
  const none = sizes.map(() => 0);
  const used = range(guesses[0]?.stretches.length ?? 0).filter(
    (place) => place < 2 || guesses.some(({ stretches }) => !isEmpty(at(stretches, place))),
  );
  const longer = guesses.map((guess) => ({
    ...guess,
    stretches: [...used.map((place) => at(guess.stretches, place)), none],
  }));
  return { ...belief, guesses: weighed(longer) };
}

/** A card is hidden no more. */
function gone(
  { where, sizes }: Belief,
  card: CardId,
  batch: number,
  to: 'pile' | 'out',
): Pick<Belief, 'where' | 'sizes'> {
  return {
    where: new Map(where).set(card, to),
    sizes: sizes.map((size, other) => (other === batch ? size - 1 : size)),
  };
}

function batchOf({ where }: Belief, card: CardId): number {
  const batch = where.get(card);
  if (typeof batch !== 'number') throw new Error(`${card} was not hidden`);
  return batch;
}
