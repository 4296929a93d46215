import type { Traits } from '../../../bots/style.ts';
import { cardOf } from '../instances.ts';
import type { Move } from '../kind.ts';

/** Cards below this strength are weak. */
const MIDDLING = 4;

/** What an answer in the deck phase is like: weak cards are timid, effects are sly, few cards are patient. */
export function traitsOf(move: Move): Traits {
  if (move.type === 'pick') {
    const { strength, effects } = cardOf(move.card);
    return {
      risk: Math.min(0, (strength - MIDDLING) / 4) * 0.6,
      bluff: effects.length > 0 ? 0.2 : -0.2,
    };
  }
  if (move.type === 'draw') return move.level === 'A' ? { patience: 1 } : { risk: 1 };
  if (move.type === 'redraw') return { patience: 1, risk: -1 };
  if (move.type === 'remove') return { patience: 1, risk: -0.5 };
  return {};
}
