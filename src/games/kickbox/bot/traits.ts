import type { Traits } from '../../../bots/style.ts';
import type { Move } from '../kind.ts';

/** What an answer in the ring is like. */
export function traitsOf(move: Move): Traits {
  switch (move.type) {
    case 'attack':
      return { risk: 0.4, patience: -0.6, bluff: move.with.length > 0 ? 0.4 : -0.2 };
    case 'combo':
      return { risk: 0.5, bluff: 0.6, patience: -0.5 };
    case 'enhance':
      return { bluff: 0.6 };
    case 'defend':
      return { bluff: move.cards.length > 1 ? 0.4 : -0.2 };
    case 'draw':
    case 'regenerate':
      return { patience: move.count > 0 ? 0.5 : 0 };
    case 'pass':
      return {};
    default:
      return {};
  }
}
