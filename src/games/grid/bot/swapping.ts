import type { View } from '../kind.ts';
import { maySwap } from '../rules/turn.ts';
import type { Foresight } from './champion.ts';

/**
 * H-1: swapping gives the same position to the opponent, so a bot swaps exactly when it would
 * trail.
 */
export function orSwap(view: View, found: Foresight): Foresight {
  if (!maySwap(view) || found.value >= 0) return found;
  return { ...found, move: { type: 'swap' }, value: 0 - found.value };
}
