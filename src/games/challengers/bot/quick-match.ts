import { at } from '../../../engine/list.ts';
import type { Condition, Counter, Deed, Owner } from '../effects.ts';
import type { Side } from '../kind.ts';
import { BENCH_SPACES } from '../tournament.ts';
import { byRank, fits, NAME_COUNT, type QuickCard, type QuickDeed } from './quick-cards.ts';
import {
  justEnough,
  lacking,
  mostHelpful,
  spared,
  strongestFirst,
  weakestFirst,
} from './quick-choices.ts';
import type { Corner, QuickMatch } from './quick-kind.ts';

/** An empty side of a player with so many trophies. */
export function newCorner(trophies: number): Corner {
  const named = new Uint8Array(NAME_COUNT);
  const empty = { deck: [], row: [], immediate: [], attack: [], bench: [] };
  return { ...empty, named, names: 0, charge: 0, fans: 0, trophies };
}

/** Fights a match whose decks are shuffled; returns the winner. */
export function fight(m: QuickMatch, starter: Side): Side {
  m.loser = null;
  for (const corner of m.corners) clear(corner);
  let holder = starter;
  reveal(m, starter, true);
  if (m.loser === null) takeFlag(m, starter);
  while (m.loser === null) {
    const attacker = other(holder);
    reveal(m, attacker, false);
    if (m.loser !== null || attackOf(m.corners[attacker]) < holdOf(m, holder)) continue;
    capture(m, holder);
    holder = attacker;
  }
  return other(m.loser);
}

function clear(corner: Corner): void {
  const { row, immediate, attack, bench, named } = corner;
  empty(row);
  empty(immediate);
  empty(attack);
  empty(bench);
  named.fill(0);
  corner.names = corner.charge = corner.fans = 0;
}

/** A length of 0 would give the memory back, which is needed again at once. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** CH-42 to CH-44. */
function reveal(m: QuickMatch, side: Side, opening: boolean): void {
  const corner = m.corners[side];
  const { deck, row, immediate, attack } = corner;
  if (m.duelChoice) chooseReveal(m, side);
  const card = deck.pop();
  if (!card) {
    m.loser = side;
    return;
  }
  row.push(card);
  immediate.push(0);
  attack.push(0);
  for (const deed of card.immediate) resolve(m, side, deed, immediate);
  if (!opening) for (const deed of card.attack) resolve(m, side, deed, attack);
}

/** CH-46 to CH-51. */
function capture(m: QuickMatch, loser: Side): void {
  const { row } = m.corners[loser];
  const lost = at(row, row.length - 1);
  for (const deed of lost.flagLost) resolve(m, loser, deed, m.corners[loser].immediate);
  takeFlag(m, other(loser));
  if (m.loser === null) benchRow(m, loser);
}

/** CH-47, CH-48. */
function takeFlag(m: QuickMatch, side: Side): void {
  const corner = m.corners[side];
  const { row, attack } = corner;
  corner.charge = 0;
  attack.fill(0);
  for (const deed of at(row, row.length - 1).flag) resolve(m, side, deed, attack);
}

/** CH-49, CH-53. */
function benchRow(m: QuickMatch, side: Side): void {
  const { row, immediate, attack } = m.corners[side];
  for (const card of row) putOnBench(m, side, card);
  empty(row);
  empty(immediate);
  empty(attack);
}

/** CH-50, CH-53. */
function putOnBench(m: QuickMatch, side: Side, card: QuickCard): void {
  const corner = m.corners[side];
  const there = corner.named[card.name] ?? 0;
  if (there === 0 && corner.names === BENCH_SPACES) m.loser = side;
  if (there === 0) corner.names++;
  corner.named[card.name] = there + 1;
  corner.bench.push(card);
}

function takeFromBench(corner: Corner, card: QuickCard): void {
  const left = (corner.named[card.name] ?? 0) - 1;
  corner.bench.splice(corner.bench.indexOf(card), 1);
  corner.named[card.name] = left;
  if (left === 0) corner.names--;
}

/** CH-64. */
function attackOf({ row, immediate, attack, bench, charge }: Corner): number {
  let total = charge;
  for (let i = 0; i < row.length; i++) {
    const card = at(row, i);
    total += card.strength + at(immediate, i) + at(attack, i);
  }
  for (const supporter of bench)
    for (const support of supporter.support)
      if (support.attacking)
        for (const card of row) if (fits(support, card)) total += support.amount;
  return total;
}

/** CH-65. */
function holdOf(m: QuickMatch, side: Side): number {
  const { row, immediate, bench } = m.corners[side];
  const card = at(row, row.length - 1);
  let total = card.strength + at(immediate, row.length - 1);
  for (const bonus of card.holding) total += bonusOf(m, side, bonus.deed, bonus.fits);
  for (const supporter of bench)
    for (const support of supporter.support)
      if (support.holding && fits(support, card)) total += support.amount;
  return total;
}

/** CH-61, CH-62. */
function bonusOf(m: QuickMatch, side: Side, deed: Deed<'strength'>, table: Table): number {
  if (deed.if !== null && !holds(m, side, deed.if, table)) return 0;
  return deed.amount * (deed.per === null ? 1 : counted(m, side, deed.per, table));
}

type Table = readonly boolean[];

/** CH-66. */
function holds({ corners }: QuickMatch, side: Side, condition: Condition, table: Table): boolean {
  const { bench, deck, trophies } = corners[side];
  if ('benchHas' in condition) return matching(bench, table) > 0;
  if ('benchLacks' in condition) return matching(bench, table) === 0;
  if ('deckAtMost' in condition) return deck.length <= condition.deckAtMost;
  return trophies <= condition.trophiesAtMost;
}

function counted(m: QuickMatch, side: Side, counter: Counter, table: Table): number {
  const { bench, names } = m.corners[side];
  switch (counter.count) {
    case 'bench':
      return matching(bench, table);
    case 'benchSets':
      return setsOf(bench);
    case 'benchEmpty':
      return BENCH_SPACES - names;
    case 'opponentTrophies':
      return m.corners[other(side)].trophies;
    case 'round':
      return m.round;
    case 'halfRound':
      return Math.ceil(m.round / 2);
  }
}

function matching(cards: readonly QuickCard[], table: Table): number {
  let count = 0;
  for (const card of cards) if (at(table, card.rank)) count++;
  return count;
}

function setsOf(cards: readonly QuickCard[]): number {
  let [sets, count] = [0, 0];
  for (const { set } of cards) {
    if ((sets & set) === 0) count++;
    sets |= set;
  }
  return count;
}

/** CH-60; bonuses are added to those of the last card of the row. */
function resolve(m: QuickMatch, side: Side, quick: QuickDeed, bonuses: number[]): void {
  const { deed } = quick;
  const corner = m.corners[side];
  switch (deed.type) {
    case 'strength': {
      const last = bonuses.length - 1;
      bonuses[last] = at(bonuses, last) + bonusOf(m, side, deed, quick.fits);
      return;
    }
    case 'fans':
      if (deed.if === null || holds(m, side, deed.if, quick.fits)) corner.fans += deed.amount;
      return;
    case 'charge':
      corner.charge += deed.amount;
      return;
    case 'scry':
      return scry(m, side, deed.look);
    case 'arrange':
      return arrange(m, side, deed.look);
    case 'search':
      return search(m, side, deed.to);
    case 'exhaustBench':
      return exhaustBench(m, side, deed, quick);
    case 'benchToDeck':
      return benchToDeck(corner, deed.count, quick);
    case 'mill':
      return mill(m.corners[whose(deed, side)].deck, deed);
    case 'deckToBench':
      return deckToBench(m, whose(deed, side), deed);
    case 'gain':
      return gain(m, m.corners[whose(deed, side)].deck, deed);
    case 'exhaustSelf':
    case 'removeSelf':
      corner.row.pop();
      corner.immediate.pop();
      corner.attack.pop();
      return;
    case 'support':
    case 'tradeIn':
      return;
  }
}

function whose({ owner }: { readonly owner: Owner }, side: Side): Side {
  return owner === 'self' ? side : other(side);
}

/** The top cards of a deck, the topmost first, taken off it. */
function takeTop(deck: QuickCard[], count: number): QuickCard[] {
  return deck.splice(Math.max(0, deck.length - count)).reverse();
}

/** CH-102: one of the top two is revealed next, the other one after it. */
function chooseReveal(m: QuickMatch, side: Side): void {
  const { deck } = m.corners[side];
  if (deck.length < 2) return;
  const seen = takeTop(deck, 2);
  const first = at(justEnough(seen, lacking(m, side)), 0);
  seen.splice(seen.indexOf(first), 1);
  deck.push(...seen, first);
}

function scry(m: QuickMatch, side: Side, look: number): void {
  const { deck } = m.corners[side];
  if (deck.length < 2) return;
  const seen = takeTop(deck, look);
  const kept = at(justEnough(seen, lacking(m, side)), 0);
  seen.splice(seen.indexOf(kept), 1);
  deck.unshift(...seen.reverse());
  deck.push(kept);
}

function arrange(m: QuickMatch, side: Side, look: number): void {
  const { deck } = m.corners[side];
  if (deck.length < 2) return;
  const seen = takeTop(deck, look);
  deck.push(...justEnough(seen, lacking(m, side)).reverse());
}

/** CH-78; the deck is in random order anyway, and stays in it. */
function search(m: QuickMatch, side: Side, to: 'top' | 'bottom'): void {
  const { deck } = m.corners[side];
  if (deck.length < 2) return;
  const seen = [...deck].sort(byRank);
  const found = at(to === 'top' ? justEnough(seen, lacking(m, side)) : weakestFirst(seen), 0);
  deck.splice(deck.lastIndexOf(found), 1);
  if (to === 'top') deck.push(found);
  else deck.unshift(found);
}

/** CH-71. */
function exhaustBench(
  m: QuickMatch,
  side: Side,
  deed: Deed<'exhaustBench'>,
  quick: QuickDeed,
): void {
  const bench = m.corners[whose(deed, side)];
  const chosen =
    deed.owner === 'self'
      ? spared(bench)
          .filter((card) => fits(quick, card))
          .slice(0, deed.max)
      : mostHelpful(bench.bench.filter((card) => fits(quick, card))).slice(0, deed.min);
  for (const card of chosen) takeFromBench(bench, card);
}

/** CH-76. */
function benchToDeck(corner: Corner, count: number, quick: QuickDeed): void {
  const chosen = strongestFirst(corner.bench.filter((card) => fits(quick, card))).slice(0, count);
  for (const card of chosen) {
    takeFromBench(corner, card);
    corner.deck.push(card);
  }
}

/** CH-72. */
function mill(deck: QuickCard[], { from, count }: Deed<'mill'>): void {
  for (let n = 0; n < count; n++)
    if (from === 'top') deck.pop();
    else deck.shift();
}

/** CH-72, CH-53. */
function deckToBench(m: QuickMatch, side: Side, { from, count }: Deed<'deckToBench'>): void {
  const { deck } = m.corners[side];
  for (let n = 0; n < count; n++) {
    const card = from === 'top' ? deck.pop() : deck.shift();
    if (card) putOnBench(m, side, card);
  }
}

/** CH-73. */
function gain(m: QuickMatch, deck: QuickCard[], { level, count, to }: Deed<'gain'>): void {
  const pile = m.piles[level];
  for (let n = 0; n < count && pile.cards.length > 0; n++) {
    const card = at(pile.cards, pile.next);
    pile.next = (pile.next + 1) % pile.cards.length;
    if (to === 'deckTop') deck.push(card);
    else if (to === 'deckBottom') deck.unshift(card);
  }
}
