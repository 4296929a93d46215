import type { Side } from '../kind.ts';
import { byRank, type QuickCard } from './quick-cards.ts';
import type { Corner, QuickMatch } from './quick-kind.ts';

/** How much strength the running attack of a side still lacks, as contenders count. */
export function lacking({ corners }: QuickMatch, side: Side): number {
  const { row, immediate, attack, charge } = corners[side];
  const held = corners[side === 0 ? 1 : 0];
  const holder = held.row.at(-1);
  if (!holder) return 0;
  let needed = holder.strength + (held.immediate.at(-1) ?? 0) - charge;
  for (const [i, card] of row.entries())
    needed -= card.strength + (immediate[i] ?? 0) + (attack[i] ?? 0);
  return needed;
}

/** The weakest card that completes a capture, then the strongest; if none does, the strongest first. */
export function justEnough(cards: readonly QuickCard[], needed: number): QuickCard[] {
  const sorted = weakestFirst(cards);
  const enough = sorted.findIndex(({ strength }) => strength >= needed);
  if (enough < 0) return sorted.reverse();
  const chosen = sorted.splice(enough, 1);
  return [...chosen, ...sorted.reverse()];
}

export function weakestFirst(cards: readonly QuickCard[]): QuickCard[] {
  return [...cards].sort((a, b) => a.strength - b.strength);
}

export function strongestFirst(cards: readonly QuickCard[]): QuickCard[] {
  return [...cards].sort((a, b) => b.strength - a.strength || byRank(a, b));
}

export function mostHelpful(cards: readonly QuickCard[]): QuickCard[] {
  return [...cards].sort((a, b) => b.helpFromBench - a.helpFromBench || byRank(a, b));
}

/** Cards of a bench that gets full which are alone in their space and do nothing there. */
export function spared({ bench, row, named, names }: Corner): QuickCard[] {
  let wanted = names;
  for (const [i, { name }] of row.entries())
    if (named[name] === 0 && row.findIndex((card) => card.name === name) === i) wanted++;
  if (wanted < CROWDED) return [];
  return weakestFirst(
    bench.filter(({ name, support }) => named[name] === 1 && support.length === 0),
  );
}

/** So many names on bench and row together are a crowd. */
const CROWDED = 5;
