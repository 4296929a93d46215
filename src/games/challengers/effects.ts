import type { Tagged } from '../../engine/tagged.ts';

/** The sets of cards; City and the starters are in every game. */
export const SETS = [
  'city',
  'castle',
  'funfair',
  'space',
  'film',
  'haunted',
  'shipwreck',
  'robot',
] as const;
export type SetName = (typeof SETS)[number];

/** The three trays: what a level letter on a drafted card stands for. */
export const TRAYS = ['A', 'B', 'C'] as const;
export type Tray = (typeof TRAYS)[number];

/** Starters, the three trays, and the Robot's starters, replacements and solo cards. */
export type CardLevel = 'S' | Tray | 'RS' | 'R' | 'SOLO';

/** The six moments at which an effect can apply. */
export const TIMINGS = ['immediate', 'attack', 'bench', 'flag', 'flagLost', 'selected'] as const;
export type When = (typeof TIMINGS)[number];

/** Whose cards an effect concerns, seen from its owner. */
export type Owner = 'self' | 'opponent';

/** Which cards are meant, by what is printed on them (CH-68); all that is given must hold. */
export interface Selector {
  readonly key?: string;
  readonly set?: SetName;
  readonly level?: CardLevel;
  readonly strength?: number;
  readonly strengthMax?: number;
  readonly hasBenchEffect?: true;
}

/** What a bonus is multiplied by. */
export type Counter =
  | { readonly count: 'bench'; readonly of: Selector }
  | {
      readonly count: 'benchSets' | 'benchEmpty' | 'opponentTrophies' | 'round' | 'halfRound';
    };

/** What must hold for an effect to do anything. */
export type Condition =
  | { readonly benchHas: Selector }
  | { readonly benchLacks: Selector }
  | { readonly deckAtMost: number }
  | { readonly trophiesAtMost: number };

/** What an effect can do: the verbs of the game. */
export interface Deeds {
  /** A bonus to the card itself. */
  strength: {
    readonly amount: number;
    readonly per: Counter | null;
    readonly if: Condition | null;
  };
  /** A bonus from the bench to other cards: to attacking ones, to the holder, or to both. */
  support: {
    readonly amount: number;
    readonly to: Selector;
    readonly during: 'attack' | 'flag' | 'both';
  };
  fans: { readonly amount: number; readonly if: Condition | null };
  charge: { readonly amount: number };
  scry: { readonly look: number };
  arrange: { readonly look: number };
  search: { readonly to: 'top' | 'bottom' };
  exhaustBench: {
    readonly owner: Owner;
    readonly of: Selector;
    readonly min: number;
    readonly max: number;
  };
  benchToDeck: { readonly of: Selector; readonly count: number };
  mill: { readonly owner: Owner; readonly from: 'top' | 'bottom'; readonly count: number };
  deckToBench: { readonly owner: Owner; readonly from: 'top' | 'bottom'; readonly count: number };
  gain: {
    readonly owner: Owner;
    readonly level: Tray;
    readonly count: number;
    readonly to: 'deckTop' | 'deckBottom' | 'exhaust';
  };
  exhaustSelf: object;
  removeSelf: object;
  tradeIn: { readonly of: Selector; readonly count: number; readonly picks: number };
}

/** One thing done. */
export type Deed<Name extends keyof Deeds = keyof Deeds> = Tagged<Deeds, Name>;

/** One line of a card's effect: when, and what. */
export type Effect<Name extends keyof Deeds = keyof Deeds> = Deed<Name> & { readonly when: When };

/** A card as it is printed. Cards of equal key share a space on the bench. */
export interface Card {
  readonly id: string;
  readonly key: string;
  readonly set: SetName;
  readonly level: CardLevel;
  readonly strength: number;
  readonly copies: number;
  readonly effects: readonly Effect[];
  /** The effects by their moment, in the order of the list. */
  readonly at: Readonly<Record<When, readonly Effect[]>>;
}

/** CH-68: whether what is printed on the card fits. */
export function matches(card: Card, selector: Selector): boolean {
  const { key, set, level, strength, strengthMax, hasBenchEffect } = selector;
  if (key !== undefined && card.key !== key) return false;
  if (set !== undefined && card.set !== set) return false;
  if (level !== undefined && card.level !== level) return false;
  if (strength !== undefined && card.strength !== strength) return false;
  if (strengthMax !== undefined && card.strength > strengthMax) return false;
  return hasBenchEffect === undefined || card.at.bench.length > 0;
}
