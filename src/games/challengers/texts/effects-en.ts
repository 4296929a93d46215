import { type Handlers, handle } from '../../../engine/tagged.ts';
import type {
  Card,
  Condition,
  Counter,
  Deeds,
  Effect,
  Selector,
  SetName,
  When,
} from '../effects.ts';
import { NAMES } from './names.ts';

export const SETS_EN: Readonly<Record<SetName, string>> = {
  city: 'City',
  castle: 'Castle',
  funfair: 'Funfair',
  space: 'Outer Space',
  film: 'Film Studio',
  haunted: 'Haunted House',
  shipwreck: 'Shipwreck',
  robot: 'Robot',
};

/** What is printed on a card, produced from what it does. */
export function effectEn(card: Card): string {
  const parts = inGroups(card.effects).map(({ when, effects }) => {
    const deeds = effects.map((effect) => handle(DEEDS, effect, when));
    if (when === 'immediate') return deeds.map(sentence).join(' ');
    return sentence(`${KEYWORDS[when]}: ${deeds.join('; ')}`);
  });
  return parts.join(' ');
}

/** Effects of the same moment belong together. */
export function inGroups(
  effects: readonly Effect[],
): { readonly when: When; readonly effects: Effect[] }[] {
  const groups: { readonly when: When; readonly effects: Effect[] }[] = [];
  for (const effect of effects) {
    const last = groups.at(-1);
    if (last?.when === effect.when) last.effects.push(effect);
    else groups.push({ when: effect.when, effects: [effect] });
  }
  return groups;
}

/** With a capital letter and a full stop. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const KEYWORDS: Readonly<Record<When, string>> = {
  immediate: '',
  attack: 'during the attack',
  bench: 'from the bench',
  flag: 'in possession of the flag',
  flagLost: 'on losing the flag',
  selected: 'when selected',
};

const DEEDS: Handlers<Deeds, [when: When], string> = {
  strength: ({ amount, per, if: condition }) => {
    if (per) return perEn(amount, per);
    return condition ? `+${amount} if ${conditionEn(condition)}` : `+${amount}`;
  },
  support: ({ amount, to, during }) => {
    const all = Object.keys(to).length === 0;
    if (during === 'flag') return `your card in possession of the flag gets +${amount}`;
    if (during === 'attack' && all) return `each of your attacking cards gets +${amount}`;
    return `your ${during === 'attack' ? 'attacking ' : ''}${cards(to, 2)} get +${amount}`;
  },
  fans: ({ amount, if: condition }, when) => {
    const taken = `take ${amount} ${amount === 1 ? 'fan' : 'fans'}`;
    return `${taken}${condition ? ` if ${conditionEn(condition)}` : ''}${once(when)}`;
  },
  charge: ({ amount }) => `your next attack gets +${amount} in total`,
  scry: ({ look }) =>
    `look at the top ${look} cards of your deck: leave one on top, put the other at the bottom`,
  arrange: ({ look }) =>
    `look at the top ${look} cards of your deck and put them back on top in any order`,
  search: ({ to }) =>
    `search your deck for a card, shuffle the rest, put the card ${to === 'top' ? 'on top' : 'at the bottom'}`,
  exhaustBench: ({ owner, of, min, max }) => {
    const whose = owner === 'self' ? 'your bench' : 'your opponent’s bench';
    if (min > 0) return `exhaust ${max} ${cards(of, max)} from ${whose}`;
    return max === 1
      ? `you may exhaust 1 ${cards(of, 1)} from ${whose}`
      : `exhaust up to ${max} ${cards(of, max)} from ${whose}`;
  },
  benchToDeck: ({ of, count }) =>
    count === 1
      ? `put 1 ${cards(of, 1)} from your bench on top of your deck`
      : `put up to ${count} ${cards(of, count)} from your bench on top of your deck (as many as you can)`,
  mill: ({ owner, from }) =>
    `the ${from} card of ${owner === 'self' ? 'your own' : 'your opponent’s'} deck is exhausted`,
  deckToBench: ({ from }, when) =>
    `the ${from} card of your opponent’s deck goes to their bench${once(when)}`,
  gain: ({ owner, level, count, to }) => {
    const them = count === 1 ? 'it' : 'them';
    const top =
      count === 1 ? `the top card of pile ${level}` : `the top ${count} cards of pile ${level}`;
    if (owner === 'opponent')
      return `your opponent puts ${top} on top of their deck (they keep ${them})`;
    return `put ${top} ${GAINED[to]} (you keep ${them})`;
  },
  exhaustSelf: () => 'exhaust this card instead of benching it',
  removeSelf: () => 'this card leaves your deck for good',
  tradeIn: ({ of, count, picks }) =>
    `you may remove ${count} other ${cards(of, count)} from your deck; if you do, pick ${picks} more card from this draw`,
};

const GAINED = {
  deckTop: 'on top of your deck',
  deckBottom: 'at the bottom of your deck',
  exhaust: 'in your exhaust pile',
} as const;

function once(when: When): string {
  return when === 'flag' ? ', once, when the flag is placed' : '';
}

function perEn(amount: number, per: Counter): string {
  switch (per.count) {
    case 'bench':
      return `+${amount} for each ${cards(per.of, 1)} on your bench`;
    case 'benchSets':
      return `+${amount} for each different set among the cards on your bench`;
    case 'benchEmpty':
      return `+${amount} for each empty space on your bench`;
    case 'opponentTrophies':
      return `+${amount} for each trophy your opponent owns`;
    case 'round':
      return '+ the round number';
    case 'halfRound':
      return '+ half the round number, rounded up';
  }
}

function conditionEn(condition: Condition): string {
  if ('benchHas' in condition) return `a ${cards(condition.benchHas, 1)} is on your bench`;
  if ('benchLacks' in condition) return `no ${cards(condition.benchLacks, 1)} is on your bench`;
  if ('deckAtMost' in condition) {
    const { deckAtMost } = condition;
    return `your deck holds at most ${deckAtMost} ${deckAtMost === 1 ? 'card' : 'cards'}`;
  }
  return `you own at most ${condition.trophiesAtMost} trophies`;
}

/** Which cards are meant, as a noun. */
function cards(
  { key, set, level, strength, strengthMax, hasBenchEffect }: Selector,
  n: number,
): string {
  const noun = n === 1 ? 'card' : 'cards';
  if (key !== undefined) return `${NAMES[key]?.en}${n === 1 ? '' : 's'}`;
  if (set !== undefined) return `${SETS_EN[set]} ${noun}`;
  if (level !== undefined) return `level ${level} ${noun}`;
  if (strength !== undefined) return `${noun} of base strength ${strength}`;
  if (strengthMax !== undefined) return `${noun} of base strength ${strengthMax} or less`;
  return hasBenchEffect ? `${noun} with a ‘from the bench’ effect` : noun;
}
