import { type Handlers, handle } from '../../../engine/tagged.ts';
import {
  type Card,
  type Condition,
  type Counter,
  type Deeds,
  matches,
  type When,
} from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';

/** The deck a card would play in, and in which round. */
export interface Team {
  readonly cards: readonly CardName[];
  readonly round: number;
}

/** What a card is worth in strength, with its effect, among these others. */
export function worthOf(name: CardName, team: Team): number {
  const card = cardOf(name);
  let worth = card.strength;
  for (const effect of card.effects) worth += handle(DEEDS, effect, team, name, effect.when);
  return worth;
}

/** How often a moment comes, roughly: a card attacks more often than it holds the flag. */
const CHANCES: Readonly<Record<When, number>> = {
  immediate: 1,
  attack: 0.8,
  bench: 1,
  flag: 0.6,
  flagLost: 0.6,
  selected: 1,
};

/** How much of a match a card on the bench or a card to be found there can be counted on. */
const BENCHED = 0.4;
const FAN = 0.25;

const DEEDS: Handlers<Deeds, [team: Team, name: CardName, when: When], number> = {
  strength: ({ amount, per, if: condition }, team, name, when) => {
    const times = per ? counted(per, team, name) : 1;
    const likely = condition ? likelihood(condition, team, name) : 1;
    return amount * times * likely * CHANCES[when];
  },
  support: ({ amount, to, during }, team, name) => {
    const share = during === 'flag' ? 0.25 : 0.35;
    const helped = during === 'flag' ? 4 : fellows(team, name, (card) => matches(card, to));
    return amount * helped * share;
  },
  fans: ({ amount, if: condition }, team, _, when) =>
    amount * FAN * (condition ? 0.6 : 1) * CHANCES[when] * (team.round > 6 ? 0.5 : 1),
  charge: ({ amount }) => amount * 0.5,
  scry: () => 0.5,
  arrange: () => 0.6,
  search: ({ to }) => (to === 'top' ? 0.8 : 0.3),
  exhaustBench: ({ owner, max }) => (owner === 'self' ? 0.7 * max : 0.4),
  benchToDeck: ({ of, count }, team, name) =>
    Math.min(count, fellows(team, name, (card) => matches(card, of)) * BENCHED) * 1.2,
  mill: ({ owner }) => (owner === 'self' ? -1.2 : 1.5),
  deckToBench: () => 1.2,
  gain: ({ owner, count }) => (owner === 'self' ? count : -2.5),
  exhaustSelf: () => 0.8,
  removeSelf: () => 0.3,
  tradeIn: () => 0.5,
};

function counted(per: Counter, team: Team, name: CardName): number {
  switch (per.count) {
    case 'bench':
      return fellows(team, name, (card) => matches(card, per.of)) * BENCHED;
    case 'benchSets':
      return Math.min(3, new Set(team.cards.map((other) => cardOf(other).set)).size * 0.6);
    case 'benchEmpty':
      return 3;
    case 'opponentTrophies':
      return team.round / 2.5;
    case 'round':
      return team.round;
    case 'halfRound':
      return Math.ceil(team.round / 2);
  }
}

function likelihood(condition: Condition, team: Team, name: CardName): number {
  if ('benchHas' in condition)
    return Math.min(0.85, 0.25 * fellows(team, name, (card) => matches(card, condition.benchHas)));
  if ('benchLacks' in condition)
    return 1 / (1 + 0.6 * fellows(team, name, (card) => matches(card, condition.benchLacks)));
  return 'deckAtMost' in condition ? 0.3 : 0.6;
}

/** How many other cards of the team fit. */
function fellows(team: Team, name: CardName, fits: (card: Card) => boolean): number {
  let count = 0;
  for (const other of team.cards) if (other !== name && fits(cardOf(other))) count++;
  return count;
}
