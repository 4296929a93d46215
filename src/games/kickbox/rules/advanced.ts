import { BELTS, type BeltProfile, type LongFight, type Rounds, WEIGHTS } from '../belts.ts';
import { type Printed, upTo } from '../deck.ts';
import type { CardId, Corner, Options } from '../kind.ts';

/** KB-130: the figures of a fighter's belt. */
export function beltProfileOf(options: Options, seat: Corner): BeltProfile {
  return BELTS[seat === 0 ? options['red.belt'] : options['blue.belt']];
}

/** KB-133, H-1: the rounds chosen, or those recommended for the lower belt. */
export function roundsOf(options: Options): Rounds | LongFight {
  if (options.longFight !== null) return options.longFight;
  if (options.rounds !== null) return options.rounds;
  const [red, blue] = [beltProfileOf(options, 0), beltProfileOf(options, 1)];
  return red.rounds < blue.rounds ? red.rounds : blue.rounds;
}

/** A fighter's deck before the first shuffle, and the Power cards that were sorted out. */
export interface Deck {
  readonly cards: readonly CardId[];
  readonly removed: readonly CardId[];
}

/** KB-130, KB-134: the cards of the belt, less a Power card for each class that he is lighter. */
export function deckOf(print: readonly Printed[], options: Options, seat: Corner): Deck {
  const printed = upTo(print, seat === 0 ? options['red.belt'] : options['blue.belt']);
  const cards = printed.map(({ ids }) => ids[seat]);
  const lighter = classesLighter(options, seat);
  if (lighter === 0) return { cards, removed: [] };
  const powers = printed.filter((card) => card.enhancement === 'power').reverse();
  const removed = powers.slice(0, lighter).map(({ ids }) => ids[seat]);
  return { cards: cards.filter((card) => !removed.includes(card)), removed };
}

/** By how many weight classes a fighter is lighter than the other; none if a class is missing. */
export function classesLighter(options: Options, seat: Corner): number {
  const { 'red.weight': red, 'blue.weight': blue } = options;
  if (red === null || blue === null) return 0;
  const heavier = WEIGHTS.indexOf(blue) - WEIGHTS.indexOf(red);
  return Math.max(0, seat === 0 ? heavier : -heavier);
}
