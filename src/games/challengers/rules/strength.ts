import { at } from '../../../engine/list.ts';
import { type Condition, type Counter, type Deed, type Effect, matches } from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Match, Part, Side, State } from '../kind.ts';
import { benchedCards, emptySpaces } from './bench.ts';
import { deckIn, otherSide, winnings } from './participants.ts';

/** CH-64: the charge and every card of the row with its bonuses, part by part. */
export function attackParts(m: Match, side: Side): Part[] {
  const { row, charge } = m.zones[side];
  const supporters = supportersOf(m, side, 'attack');
  const parts: Part[] = [];
  if (charge > 0) parts.push({ part: 'charge', card: null, by: null, amount: charge });
  for (const { card, immediate, attack } of row) {
    parts.push({ part: 'card', card, by: null, amount: cardOf(card).strength });
    if (immediate !== 0) parts.push({ part: 'immediate', card, by: null, amount: immediate });
    if (attack !== 0) parts.push({ part: 'attack', card, by: null, amount: attack });
    addSupport(parts, card, supporters);
  }
  return parts;
}

/** CH-65: the holder alone with its bonuses, part by part; cards under it count nothing. */
export function holderParts(s: State, m: Match, side: Side): Part[] {
  const { row } = m.zones[side];
  const { card, immediate } = at(row, row.length - 1);
  const printed = cardOf(card);
  const parts: Part[] = [{ part: 'card', card, by: null, amount: printed.strength }];
  if (immediate !== 0) parts.push({ part: 'immediate', card, by: null, amount: immediate });
  for (const effect of printed.at.flag) {
    const amount = effect.type === 'strength' ? bonus(s, m, side, effect) : 0;
    if (amount !== 0) parts.push({ part: 'flag', card, by: null, amount });
  }
  addSupport(parts, card, supportersOf(m, side, 'flag'));
  return parts;
}

export function total(parts: readonly Part[]): number {
  let strength = 0;
  for (const { amount } of parts) strength += amount;
  return strength;
}

/** CH-61, CH-62: what a bonus is worth at this moment. */
export function bonus(s: State, m: Match, side: Side, deed: Deed<'strength'>): number {
  if (deed.if !== null && !holds(s, m, side, deed.if)) return 0;
  return deed.amount * (deed.per === null ? 1 : counted(s, m, side, deed.per));
}

/** CH-66: whether a condition holds for the owner of the effect. */
export function holds(s: State, m: Match, side: Side, condition: Condition): boolean {
  if ('benchHas' in condition) return benchedCards(m, side, condition.benchHas).length > 0;
  if ('benchLacks' in condition) return benchedCards(m, side, condition.benchLacks).length === 0;
  if ('deckAtMost' in condition) return deckIn(s, m, side).length <= condition.deckAtMost;
  return winnings(s, m.sides[side]).trophies.length <= condition.trophiesAtMost;
}

/** CH-66: what a counter counts for the owner of the effect. */
function counted(s: State, m: Match, side: Side, counter: Counter): number {
  const zone = m.zones[side];
  switch (counter.count) {
    case 'bench':
      return benchedCards(m, side, counter.of).length;
    case 'benchSets':
      return new Set(zone.bench.map(({ card }) => cardOf(card).set)).size;
    case 'benchEmpty':
      return emptySpaces(zone);
    case 'opponentTrophies':
      return winnings(s, m.sides[otherSide(side)]).trophies.length;
    case 'round':
      return m.round;
    case 'halfRound':
      return Math.ceil(m.round / 2);
  }
}

type Supporter = { readonly by: CardName; readonly effect: Effect<'support'> };

/** CH-63: the cards on the own bench that strengthen cards in this role. */
function supportersOf(m: Match, side: Side, role: 'attack' | 'flag'): readonly Supporter[] {
  let supporters: Supporter[] | undefined;
  for (const { card } of m.zones[side].bench) {
    for (const effect of cardOf(card).at.bench) {
      if (effect.type !== 'support' || (effect.during !== role && effect.during !== 'both'))
        continue;
      supporters ??= [];
      supporters.push({ by: card, effect });
    }
  }
  return supporters ?? NOBODY;
}

const NOBODY: readonly Supporter[] = [];

function addSupport(parts: Part[], card: CardName, supporters: readonly Supporter[]): void {
  for (const { by, effect } of supporters) {
    if (matches(cardOf(card), effect.to))
      parts.push({ part: 'bench', card, by, amount: effect.amount });
  }
}
