import { type Handlers, handle } from '../../../engine/tagged.ts';
import type { Card, Condition, Counter, Deeds, Selector, When } from '../effects.ts';
import { inGroups, SETS_EN } from './effects-en.ts';
import { NAMES } from './names.ts';
import { capital, type EffectLine } from './words.ts';

/** What a card does in few words, as it fits on a small card: a line for each moment. */
export function linesEn({ effects }: Card): EffectLine[] {
  return inGroups(effects).map((group) => ({
    when: group.when,
    label: KEYWORDS[group.when],
    text: capital(group.effects.map((effect) => handle(DEEDS, effect, group.when)).join('; ')),
  }));
}

const KEYWORDS: Readonly<Record<When, string>> = {
  immediate: 'On reveal',
  attack: 'Attacking',
  bench: 'From the bench',
  flag: 'With the flag',
  flagLost: 'Losing the flag',
  selected: 'When picked',
};

const DEEDS: Handlers<Deeds, [when: When], string> = {
  strength: ({ amount, per, if: condition }) => {
    if (per) return perEn(amount, per);
    return condition ? `+${amount} if ${conditionEn(condition)}` : `+${amount}`;
  },
  support: ({ amount, to, during }) => {
    const all = Object.keys(to).length === 0;
    if (during === 'flag') return `your flag holder gets +${amount}`;
    if (during === 'attack' && all) return `each of your attacking cards gets +${amount}`;
    return `your ${during === 'attack' ? 'attacking ' : ''}${cards(to, 2)} get +${amount}`;
  },
  fans: ({ amount, if: condition }, when) => {
    const taken = `take ${amount} ${amount === 1 ? 'fan' : 'fans'}`;
    return `${taken}${condition ? ` if ${conditionEn(condition)}` : ''}${once(when)}`;
  },
  charge: ({ amount }) => `your next attack gets +${amount} in total`,
  scry: ({ look }) => `see your top ${look} cards: keep one on top, the other goes to the bottom`,
  arrange: ({ look }) => `put your top ${look} cards back in any order`,
  search: ({ to }) =>
    `search your deck for a card, shuffle the rest, put it ${to === 'top' ? 'on top' : 'at the bottom'}`,
  exhaustBench: ({ owner, of, min, max }) => {
    const whose = owner === 'self' ? 'your bench' : 'your opponent’s bench';
    if (min > 0) return `exhaust ${max} ${cards(of, max)} from ${whose}`;
    return max === 1
      ? `you may exhaust 1 ${cards(of, 1)} from ${whose}`
      : `exhaust up to ${max} ${cards(of, max)} from ${whose}`;
  },
  benchToDeck: ({ of, count }) =>
    count === 1
      ? `put 1 ${cards(of, 1)} from your bench on your deck`
      : `put up to ${count} ${cards(of, count)} from your bench on your deck`,
  mill: ({ owner, from }) =>
    `exhaust the ${from} card of ${owner === 'self' ? 'your' : 'your opponent’s'} deck`,
  deckToBench: ({ from }, when) =>
    `the ${from} card of your opponent’s deck goes to their bench${once(when)}`,
  gain: ({ owner, level, count, to }) => {
    const them = count === 1 ? 'it' : 'them';
    const top =
      count === 1 ? `the top card of pile ${level}` : `the top ${count} cards of pile ${level}`;
    if (owner === 'opponent') return `your opponent puts ${top} on their deck and keeps ${them}`;
    return `put ${top} ${GAINED[to]} and keep ${them}`;
  },
  exhaustSelf: () => 'exhaust this card instead of benching it',
  removeSelf: () => 'this card leaves your deck for good',
  tradeIn: ({ of, count, picks }) =>
    `you may trade in ${count} other ${cards(of, count)} for ${picks} more pick`,
};

const GAINED = {
  deckTop: 'on your deck',
  deckBottom: 'under your deck',
  exhaust: 'in your exhaust pile',
} as const;

function once(when: When): string {
  return when === 'flag' ? ' once' : '';
}

function perEn(amount: number, per: Counter): string {
  switch (per.count) {
    case 'bench':
      return `+${amount} for each ${cards(per.of, 1)} on your bench`;
    case 'benchSets':
      return `+${amount} for each different set on your bench`;
    case 'benchEmpty':
      return `+${amount} for each empty space on your bench`;
    case 'opponentTrophies':
      return `+${amount} for each of your opponent’s trophies`;
    case 'round':
      return '+ the round number';
    case 'halfRound':
      return '+ half the round number (rounded up)';
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
  if (strength !== undefined) return `${noun} of strength ${strength}`;
  if (strengthMax !== undefined) return `${noun} of strength ${strengthMax} or less`;
  return hasBenchEffect ? `${noun} with a bench effect` : noun;
}
