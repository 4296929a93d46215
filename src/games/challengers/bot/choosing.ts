import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Decision, Match, Side, View, Zone } from '../kind.ts';

/** The decision that a seat is asked for, as everybody sees it. */
export function decisionFor(
  view: View,
  seat: Seat,
): { readonly m: Match; readonly decision: Decision } | undefined {
  for (const m of view.open.matches) {
    const step = m.agenda.at(-1);
    if (step?.type === 'decide' && m.sides[step.decision.side] === seat)
      return { m, decision: step.decision };
  }
  return undefined;
}

/** How much strength the running attack of a side still lacks, by what is printed and counted. */
export function lacking(m: Match, side: Side): number {
  const holder = m.zones[side === 0 ? 1 : 0].row.at(-1);
  const { row, charge } = m.zones[side];
  const attack = row.reduce((sum, { card, immediate, attack: bonus }) => {
    return sum + cardOf(card).strength + immediate + bonus;
  }, charge);
  return holder ? cardOf(holder.card).strength + holder.immediate - attack : 0;
}

/** The weakest card that completes a capture; if none does, the strongest. */
export function justEnough(cards: readonly CardName[], needed: number): CardName[] {
  const byStrength = [...cards].sort((a, b) => strength(a) - strength(b));
  const enough = byStrength.findIndex((card) => strength(card) >= needed);
  if (enough < 0) return byStrength.reverse();
  const [chosen = at(byStrength, 0)] = byStrength.splice(enough, 1);
  return [chosen, ...byStrength.reverse()];
}

export function strength(card: CardName): number {
  return cardOf(card).strength;
}

/** Cards that stand alone in their space, do nothing there, and can be spared. */
export function spareable({ bench }: Zone): CardName[] {
  return bench
    .filter(({ space }) => bench.filter((other) => other.space === space).length === 1)
    .map(({ card }) => card)
    .filter((card) => cardOf(card).at.bench.length === 0)
    .sort((a, b) => strength(a) - strength(b));
}

/** How much a card does from the bench. */
export function helpFromBench(card: CardName): number {
  let help = 0;
  for (const effect of cardOf(card).at.bench)
    if (effect.type === 'support')
      help += effect.amount * (Object.keys(effect.to).length === 0 ? 2 : 1);
  return help;
}
