import { type Card, matches, type Selector } from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Match, Side, Zone } from '../kind.ts';
import { BENCH_SPACES } from '../tournament.ts';

/** CH-50: puts cards on the bench and gives their spaces; CH-53: none of them if one has no space. */
export function putOnBench(zone: Zone, cards: readonly CardName[]): number[] | undefined {
  const { bench } = zone;
  const before = bench.length;
  const spaces: number[] = [];
  for (const card of cards) {
    const space = spaceFor(zone, cardOf(card));
    if (space === undefined) {
      bench.length = before;
      return undefined;
    }
    bench.push({ card, space });
    spaces.push(space);
  }
  return spaces;
}

/** CH-50: the space of the card's name, else the free one with the lowest number. */
function spaceFor({ bench }: Zone, { key }: Card): number | undefined {
  let taken = 0;
  for (const { card, space } of bench) {
    if (cardOf(card).key === key) return space;
    taken |= 1 << space;
  }
  for (let space = 0; space < BENCH_SPACES; space++) if (!(taken & (1 << space))) return space;
  return undefined;
}

/** How many spaces of the bench hold no card. */
export function emptySpaces({ bench }: Zone): number {
  return BENCH_SPACES - new Set(bench.map(({ space }) => space)).size;
}

/** The matching cards of a bench in the order of their arrival. */
export function benchedCards(m: Match, side: Side, selector: Selector): CardName[] {
  const cards: CardName[] = [];
  for (const { card } of m.zones[side].bench) if (matches(cardOf(card), selector)) cards.push(card);
  return cards;
}

/** Takes a card off the bench; its space is free when no other card lies there. */
export function takeFromBench({ bench }: Zone, card: CardName): void {
  bench.splice(
    bench.findIndex((benched) => benched.card === card),
    1,
  );
}
