import type {
  Card,
  CardLevel,
  Condition,
  Counter,
  Deed,
  Effect,
  Owner,
  Selector,
  SetName,
  Tray,
  When,
} from './effects.ts';
import { TIMINGS } from './effects.ts';

/** A card as it stands in the table of cards. */
export function card(
  id: string,
  key: string,
  set: SetName,
  level: CardLevel,
  strength: number,
  copies: number,
  ...effects: readonly Effect[]
): Card {
  const at = Object.fromEntries(
    TIMINGS.map((when) => [when, effects.filter((effect) => effect.when === when)]),
  );
  return { id, key, set, level, strength, copies, effects, at: { ...NEVER, ...at } };
}

const NEVER: Readonly<Record<When, readonly Effect[]>> = {
  immediate: [],
  attack: [],
  bench: [],
  flag: [],
  flagLost: [],
  selected: [],
};

/** Without a keyword: at once when the card is revealed. */
export function revealed(deed: Deed): Effect {
  return { ...deed, when: 'immediate' };
}

/** During the attack. */
export function attacking(deed: Deed): Effect {
  return { ...deed, when: 'attack' };
}

/** From the bench. */
export function benched(deed: Deed): Effect {
  return { ...deed, when: 'bench' };
}

/** In possession of the flag. */
export function holding(deed: Deed): Effect {
  return { ...deed, when: 'flag' };
}

/** On losing the flag. */
export function losing(deed: Deed): Effect {
  return { ...deed, when: 'flagLost' };
}

/** When selected in the deck phase. */
export function selected(deed: Deed): Effect {
  return { ...deed, when: 'selected' };
}

export function plus(amount: number, per: Counter | null = null): Deed {
  return { type: 'strength', amount, per, if: null };
}

export function plusIf(amount: number, condition: Condition): Deed {
  return { type: 'strength', amount, per: null, if: condition };
}

export function each(count: Exclude<Counter['count'], 'bench'>): Counter {
  return { count };
}

export function eachBenched(of: Selector): Counter {
  return { count: 'bench', of };
}

export function support(amount: number, to: Selector, during: 'attack' | 'flag' | 'both'): Deed {
  return { type: 'support', amount, to, during };
}

export function fans(amount: number, condition: Condition | null = null): Deed {
  return { type: 'fans', amount, if: condition };
}

export function charge(amount: number): Deed {
  return { type: 'charge', amount };
}

export function scry(look: number): Deed {
  return { type: 'scry', look };
}

export function arrange(look: number): Deed {
  return { type: 'arrange', look };
}

export function search(to: 'top' | 'bottom'): Deed {
  return { type: 'search', to };
}

export function exhaustBench(owner: Owner, of: Selector, min: number, max: number): Deed {
  return { type: 'exhaustBench', owner, of, min, max };
}

export function benchToDeck(of: Selector, count: number): Deed {
  return { type: 'benchToDeck', of, count };
}

export function mill(owner: Owner, from: 'top' | 'bottom', count: number): Deed {
  return { type: 'mill', owner, from, count };
}

export function deckToBench(owner: Owner, from: 'top' | 'bottom', count: number): Deed {
  return { type: 'deckToBench', owner, from, count };
}

export function gain(
  owner: Owner,
  level: Tray,
  count: number,
  to: 'deckTop' | 'deckBottom' | 'exhaust',
): Deed {
  return { type: 'gain', owner, level, count, to };
}

export const EXHAUST_SELF: Deed = { type: 'exhaustSelf' };

export const REMOVE_SELF: Deed = { type: 'removeSelf' };

export function tradeIn(of: Selector, count: number, picks: number): Deed {
  return { type: 'tradeIn', of, count, picks };
}
