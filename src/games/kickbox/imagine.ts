import { at, range } from '../../engine/list.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Guess } from './beliefs/guess.ts';
import { type Knowledge, knowledgeOf } from './beliefs/knowledge.ts';
import { binomial, stillWanted } from './beliefs/opening.ts';
import { clone } from './clone.ts';
import type { Printed } from './deck.ts';
import type { CardId, Corner, Move, News, State, View } from './kind.ts';
import { deckOf } from './rules/advanced.ts';
import { CORNERS, other } from './rules/corners.ts';
import { mostRefilled, mostReturned } from './rules/ring-break.ts';

/** A fighter's hidden cards: the hand in its order, the deck from the top. */
interface Hidden {
  readonly hand: CardId[];
  readonly deck: CardId[];
}

/** A world that fits all a seat has seen and heard, each draw as likely as it was. */
export function imagine(
  print: readonly Printed[],
  view: View,
  heard: readonly News[],
  rng: Rng,
): State {
  const [red, blue] = CORNERS.map((seat) => hiddenCards(print, view, heard, seat, rng));
  if (!red || !blue) throw new Error('a fight has two fighters');
  const world = clone({
    options: view.options,
    open: view.open,
    own: [red, blue].map(({ hand }) => ({ hand, answer: null, shown: view.options.openHands })),
    hidden: { decks: [red.deck, blue.deck] },
  });
  for (const seat of CORNERS) {
    const own = at(world.own, seat);
    if (seat === view.seat) own.answer = view.own?.answer ?? null;
    else if (view.glance.ready[seat]) own.answer = secretAnswer(world, seat, rng);
  }
  return world;
}

function hiddenCards(
  print: readonly Printed[],
  view: View,
  heard: readonly News[],
  seat: Corner,
  rng: Rng,
): Hidden {
  const { cards } = deckOf(print, view.options, seat);
  const seen = openCards(view, seat);
  const hidden = cards.filter((card) => !seen.has(card));
  const hand = seat === view.seat && view.own ? view.own.hand : view.glance.shown[seat];
  if (hand) {
    const deck = rng.shuffle(hidden.filter((card) => !hand.includes(card)));
    return { hand: hand.slice(), deck: deck.slice(0, view.glance.decks[seat]) };
  }
  const knowledge = remembered(view, heard, seat, cards);
  return knowledge && matches(knowledge, view, seat)
    ? dealtLike(knowledge, hidden, rng)
    : dealtAnyhow(hidden, view, seat, rng);
}

/** What is known of a fighter, with the least likely guesses first. */
interface Remembered extends Knowledge {
  /** The weights of all guesses up to each. */
  readonly upTo: readonly number[];
}

/** The same news say the same again. */
function remembered(
  view: View,
  heard: readonly News[],
  seat: Corner,
  cards: readonly CardId[],
): Remembered | undefined {
  const last = heard.at(-1);
  if (last === undefined) return undefined;
  const known = KNOWN.get(last) ?? new Map<Corner, Remembered | undefined>();
  if (!known.has(seat)) {
    const knowledge = knowledgeOf(seat, cards, heard, view.options, mightChange(view, seat));
    known.set(seat, knowledge && inARow(knowledge));
  }
  KNOWN.set(last, known);
  return known.get(seat);
}

/** What is known, by the last news it is known from. */
const KNOWN = new WeakMap<News, Map<Corner, Remembered | undefined>>();

/** Small weights are added up first, where they are not lost beside large ones. */
function inARow(knowledge: Knowledge): Remembered {
  const guesses = [...knowledge.guesses].sort((a, b) => a.weight - b.weight);
  return { ...knowledge, guesses, upTo: addedUp(guesses.map(({ weight }) => weight)) };
}

/** Every card of a fighter that lies open. */
function openCards({ open }: View, seat: Corner): Set<CardId> {
  const { table, discard, hit, knockdown, spent } = open.fighters[seat];
  const { vpCards } = open.fighters[other(seat)];
  return new Set([...table, ...discard, ...hit, ...knockdown, ...spent, ...vpCards]);
}

/** Whether the opening hand is known to be one that might be changed (KB-11). */
function mightChange({ open }: View, seat: Corner): boolean {
  const asked = open.step.type === 'mulligan' && open.step.asked.includes(seat);
  return asked || open.fighters[seat].kept;
}

/** A fight that was set up in the middle has no news of its beginning. */
function matches({ hand, deck }: Remembered, { glance }: View, seat: Corner): boolean {
  return hand === glance.hands[seat] && deck === glance.decks[seat];
}

function dealtAnyhow(hidden: CardId[], { glance }: View, seat: Corner, rng: Rng): Hidden {
  const cards = rng.shuffle(hidden);
  const hand = cards.splice(0, glance.hands[seat]);
  return { hand, deck: cards.slice(0, glance.decks[seat]) };
}

/** Cards are laid out as a guess says; if the opening hand then lacks a colour, it was another guess. */
function dealtLike(knowledge: Remembered, hidden: readonly CardId[], rng: Rng): Hidden {
  const { guesses, upTo } = knowledge;
  for (;;) {
    const guess = at(guesses, drawn(upTo, rng));
    const piles = batchesOf(hidden, knowledge).map((batch) => rng.shuffle(batch));
    const stretches = laidOut(guess, piles).map((stretch) => rng.shuffle(stretch));
    const wanted = at(stretches, 0).reduce(stillWanted, guess.wanted);
    if (wanted === 'nothing') return { hand: stretches.flat(), deck: rng.shuffle(piles.flat()) };
  }
}

/** Each number with all before it. */
function addedUp(weights: readonly number[]): number[] {
  let total = 0;
  return weights.map((weight) => {
    total += weight;
    return total;
  });
}

/** A place, each as likely as its weight says, from the weights added up. */
function drawn(upTo: readonly number[], rng: Rng): number {
  if (upTo.length === 1) return 0;
  const point = fraction(rng) * at(upTo, upTo.length - 1);
  let [low, high] = [0, upTo.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(upTo, middle) > point) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A number from 0 up to 1, fine enough for what hardly ever happens: 64 bits. */
function fraction(rng: Rng): number {
  return (rng.below(2 ** 32) + rng.below(2 ** 32) / 2 ** 32) / 2 ** 32;
}

function batchesOf(hidden: readonly CardId[], { batches, count }: Knowledge): CardId[][] {
  const piles = range(count).map((): CardId[] => []);
  for (const card of hidden) at(piles, batches.get(card) ?? 0).push(card);
  return piles;
}

/** The stretches of the hand that a guess describes, taken from the batches. */
function laidOut({ stretches }: Guess, piles: readonly CardId[][]): CardId[][] {
  return stretches.map((counts) =>
    piles.flatMap((pile, batch) => pile.splice(0, at(counts, batch))),
  );
}

/** KB-7: any answer that the seat may have given already. */
function secretAnswer(world: State, seat: Corner, rng: Rng): Move {
  const yes = (): boolean => rng.below(2) === 0;
  const { type } = world.open.step;
  if (type === 'mulligan') return { type, take: yes() };
  if (type === 'redraw') return { type, draw: yes() };
  if (type === 'ringBreak') return restOf(world, seat, rng);
  const { hand } = at(world.own, seat);
  return { type: 'initiative', card: at(hand, rng.below(hand.length)) };
}

function restOf(world: State, seat: Corner, rng: Rng): Move {
  const most = mostReturned(world, seat);
  const draw = rng.below(mostRefilled(world, seat) + 1);
  if (world.options.ringBreak === 'random')
    return { type: 'ringBreak', count: rng.below(most + 1), draw };
  const { discard } = world.open.fighters[seat];
  const ways = range(most + 1).map((k) => binomial(discard.length, k));
  const size = drawn(addedUp(ways), rng);
  const chosen = new Set(rng.shuffle(range(discard.length)).slice(0, size));
  return { type: 'ringBreak', cards: discard.filter((_, place) => chosen.has(place)), draw };
}
