import { type Handlers, handle } from '../../../engine/tagged.ts';
import type { Card, Condition, Counter, Deeds, Selector, SetName, When } from '../effects.ts';
import { inGroups, sentence } from './effects-en.ts';
import { NAMES } from './names.ts';

export const SETS_FR: Readonly<Record<SetName, string>> = {
  city: 'Ville',
  castle: 'Château',
  funfair: 'Fête foraine',
  space: 'Espace',
  film: 'Studio de film',
  haunted: 'Maison hantée',
  shipwreck: 'Marins',
  robot: 'Robot',
};

/** What is printed on a card, produced from what it does. */
export function effectFr(card: Card): string {
  const parts = inGroups(card.effects).map(({ when, effects }) => {
    const deeds = effects.map((effect) => handle(DEEDS, effect, when));
    if (when === 'immediate') return deeds.map(sentence).join(' ');
    return sentence(`${KEYWORDS[when]} : ${deeds.join(' ; ')}`);
  });
  return parts.join(' ');
}

const KEYWORDS: Readonly<Record<When, string>> = {
  immediate: '',
  attack: 'durant l’attaque',
  bench: 'depuis le banc',
  flag: 'en possession du drapeau',
  flagLost: 'à la perte du drapeau',
  selected: 'lorsque sélectionnée',
};

const DEEDS: Handlers<Deeds, [when: When], string> = {
  strength: ({ amount, per, if: condition }) => {
    if (per) return perFr(amount, per);
    return condition ? `+${amount} si ${conditionFr(condition)}` : `+${amount}`;
  },
  support: ({ amount, to, during }) => {
    const all = Object.keys(to).length === 0;
    if (during === 'flag') return `votre carte en possession du drapeau a +${amount}`;
    if (during === 'attack' && all) return `chacune de vos cartes à l’attaque a +${amount}`;
    return `vos ${cartes(to, 2)}${during === 'attack' ? ' à l’attaque' : ''} ont +${amount}`;
  },
  fans: ({ amount, if: condition }, when) => {
    const taken = `prenez ${amount} ${amount === 1 ? 'fan' : 'fans'}`;
    return `${taken}${condition ? ` si ${conditionFr(condition)}` : ''}${once(when)}`;
  },
  charge: ({ amount }) => `votre prochaine attaque a +${amount} au total`,
  scry: ({ look }) =>
    `regardez les ${look} cartes du dessus de votre deck : laissez-en une dessus, placez l’autre en dessous`,
  arrange: ({ look }) =>
    `regardez les ${look} cartes du dessus de votre deck et replacez-les dessus dans l’ordre de votre choix`,
  search: ({ to }) =>
    `cherchez une carte dans votre deck, mélangez le reste, placez-la ${to === 'top' ? 'dessus' : 'en dessous'}`,
  exhaustBench: ({ owner, of, min, max }) => {
    const may = min === 0 && max === 1 ? 'vous pouvez placer' : 'placez';
    const many = min === 0 && max > 1 ? `jusqu’à ${max}` : `${max}`;
    return owner === 'self'
      ? `${may} ${many} ${cartes(of, max)} de votre banc dans votre réserve`
      : `${may} ${many} ${cartes(of, max)} du banc adverse dans la réserve adverse`;
  },
  benchToDeck: ({ of, count }) =>
    count === 1
      ? `placez 1 ${cartes(of, 1)} de votre banc sur votre deck`
      : `placez jusqu’à ${count} ${cartes(of, count)} de votre banc sur votre deck (autant que possible)`,
  mill: ({ owner, from }) => {
    const which = `la carte ${from === 'top' ? 'du dessus' : 'du dessous'}`;
    return owner === 'self'
      ? `${which} de votre propre deck va dans votre réserve`
      : `${which} du deck adverse va dans la réserve adverse`;
  },
  deckToBench: ({ from }, when) =>
    `la carte ${from === 'top' ? 'du dessus' : 'du dessous'} du deck adverse va sur son banc${once(when)}`,
  gain: ({ owner, level, count, to }) => {
    const them = count === 1 ? 'la' : 'les';
    const top =
      count === 1
        ? `la carte du dessus de la pile ${level}`
        : `les ${count} cartes du dessus de la pile ${level}`;
    if (owner === 'opponent')
      return `votre adversaire place ${top} sur son deck (il ${them} garde)`;
    return `placez ${top} ${GAINED[to]} (vous ${them} gardez)`;
  },
  exhaustSelf: () => 'placez cette carte dans votre réserve au lieu du banc',
  removeSelf: () => 'cette carte quitte votre deck pour de bon',
  tradeIn: ({ of, count, picks }) => {
    const other = count === 1 ? 'autre' : 'autres';
    return `vous pouvez retirer ${count} ${other} ${cartes(of, count)} de votre deck ; si oui, choisissez ${picks} carte de plus dans cette pioche`;
  },
};

const GAINED = {
  deckTop: 'sur votre deck',
  deckBottom: 'sous votre deck',
  exhaust: 'dans votre réserve',
} as const;

function once(when: When): string {
  return when === 'flag' ? ', une fois, quand le drapeau est posé' : '';
}

function perFr(amount: number, per: Counter): string {
  switch (per.count) {
    case 'bench':
      return `+${amount} par ${cartes(per.of, 1)} sur votre banc`;
    case 'benchSets':
      return `+${amount} par set différent parmi les cartes de votre banc`;
    case 'benchEmpty':
      return `+${amount} par espace libre sur votre banc`;
    case 'opponentTrophies':
      return `+${amount} par trophée de votre adversaire`;
    case 'round':
      return '+ le numéro de la manche';
    case 'halfRound':
      return '+ la moitié du numéro de manche, arrondie au supérieur';
  }
}

function conditionFr(condition: Condition): string {
  if ('benchHas' in condition) return `une ${cartes(condition.benchHas, 1)} est sur votre banc`;
  if ('benchLacks' in condition)
    return `aucune ${cartes(condition.benchLacks, 1)} n’est sur votre banc`;
  if ('deckAtMost' in condition) {
    const { deckAtMost } = condition;
    return `votre deck contient au plus ${deckAtMost} ${deckAtMost === 1 ? 'carte' : 'cartes'}`;
  }
  return `vous possédez au plus ${condition.trophiesAtMost} trophées`;
}

/** Which cards are meant, as a noun. */
function cartes(
  { key, set, level, strength, strengthMax, hasBenchEffect }: Selector,
  n: number,
): string {
  const noun = n === 1 ? 'carte' : 'cartes';
  if (key !== undefined) return `${NAMES[key]?.fr}${n === 1 ? '' : 's'}`;
  if (set !== undefined) return `${noun} ${SETS_FR[set]}`;
  if (level !== undefined) return `${noun} de niveau ${level}`;
  if (strength !== undefined) return `${noun} de force de base ${strength}`;
  if (strengthMax !== undefined) return `${noun} de force de base ${strengthMax} ou moins`;
  return hasBenchEffect ? `${noun} à effet « Depuis le banc »` : noun;
}
