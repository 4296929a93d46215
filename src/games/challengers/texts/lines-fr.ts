import { type Handlers, handle } from '../../../engine/tagged.ts';
import type { Card, Condition, Counter, Deeds, Selector, When } from '../effects.ts';
import { inGroups } from './effects-en.ts';
import { SETS_FR } from './effects-fr.ts';
import { NAMES } from './names.ts';
import { capital, type EffectLine } from './words.ts';

/** What a card does in few words, as it fits on a small card: a line for each moment. */
export function linesFr({ effects }: Card): EffectLine[] {
  return inGroups(effects).map((group) => ({
    when: group.when,
    label: KEYWORDS[group.when],
    text: capital(group.effects.map((effect) => handle(DEEDS, effect, group.when)).join(' ; ')),
  }));
}

const KEYWORDS: Readonly<Record<When, string>> = {
  immediate: 'Révélée',
  attack: 'En attaque',
  bench: 'Depuis le banc',
  flag: 'Avec le drapeau',
  flagLost: 'Drapeau perdu',
  selected: 'Choisie',
};

const DEEDS: Handlers<Deeds, [when: When], string> = {
  strength: ({ amount, per, if: condition }) => {
    if (per) return perFr(amount, per);
    return condition ? `+${amount} si ${conditionFr(condition)}` : `+${amount}`;
  },
  support: ({ amount, to, during }) => {
    const all = Object.keys(to).length === 0;
    if (during === 'flag') return `votre porte-drapeau a +${amount}`;
    if (during === 'attack' && all) return `chacune de vos cartes à l’attaque a +${amount}`;
    return `vos ${cartes(to, 2)}${during === 'attack' ? ' à l’attaque' : ''} ont +${amount}`;
  },
  fans: ({ amount, if: condition }, when) => {
    const taken = `prenez ${amount} ${amount === 1 ? 'fan' : 'fans'}`;
    return `${taken}${condition ? ` si ${conditionFr(condition)}` : ''}${once(when)}`;
  },
  charge: ({ amount }) => `votre prochaine attaque a +${amount} au total`,
  scry: ({ look }) => `voyez vos ${look} cartes du dessus : laissez-en une, l’autre va dessous`,
  arrange: ({ look }) => `remettez vos ${look} cartes du dessus dans l’ordre voulu`,
  search: ({ to }) =>
    `cherchez une carte dans votre deck, mélangez le reste, placez-la ${to === 'top' ? 'dessus' : 'dessous'}`,
  exhaustBench: ({ owner, of, min, max }) => {
    const may = min === 0 && max === 1 ? 'vous pouvez placer' : 'placez';
    const many = min === 0 && max > 1 ? `jusqu’à ${max}` : `${max}`;
    return owner === 'self'
      ? `${may} ${many} ${cartes(of, max)} de votre banc en réserve`
      : `${may} ${many} ${cartes(of, max)} du banc adverse en réserve`;
  },
  benchToDeck: ({ of, count }) =>
    count === 1
      ? `placez 1 ${cartes(of, 1)} de votre banc sur votre deck`
      : `placez jusqu’à ${count} ${cartes(of, count)} de votre banc sur votre deck`,
  mill: ({ owner, from }) => {
    const which = `la carte ${from === 'top' ? 'du dessus' : 'du dessous'}`;
    return owner === 'self'
      ? `${which} de votre deck va en réserve`
      : `${which} du deck adverse va en réserve`;
  },
  deckToBench: ({ from }, when) =>
    `la carte ${from === 'top' ? 'du dessus' : 'du dessous'} du deck adverse va sur son banc${once(when)}`,
  gain: ({ owner, level, count, to }) => {
    const them = count === 1 ? 'la' : 'les';
    const top =
      count === 1
        ? `la carte du dessus de la pile ${level}`
        : `les ${count} cartes du dessus de la pile ${level}`;
    if (owner === 'opponent') return `votre adversaire place ${top} sur son deck et ${them} garde`;
    return `placez ${top} ${GAINED[to]} et gardez-${them}`;
  },
  exhaustSelf: () => 'placez cette carte dans votre réserve au lieu du banc',
  removeSelf: () => 'cette carte quitte votre deck pour de bon',
  tradeIn: ({ of, count, picks }) => {
    const other = count === 1 ? 'autre' : 'autres';
    return `vous pouvez échanger ${count} ${other} ${cartes(of, count)} contre ${picks} choix de plus`;
  },
};

const GAINED = {
  deckTop: 'sur votre deck',
  deckBottom: 'sous votre deck',
  exhaust: 'dans votre réserve',
} as const;

function once(when: When): string {
  return when === 'flag' ? ' une fois' : '';
}

function perFr(amount: number, per: Counter): string {
  switch (per.count) {
    case 'bench':
      return `+${amount} par ${cartes(per.of, 1)} sur votre banc`;
    case 'benchSets':
      return `+${amount} par set différent sur votre banc`;
    case 'benchEmpty':
      return `+${amount} par place libre sur votre banc`;
    case 'opponentTrophies':
      return `+${amount} par trophée de votre adversaire`;
    case 'round':
      return '+ le numéro de la manche';
    case 'halfRound':
      return '+ la moitié de la manche (arrondie au supérieur)';
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
  if (strength !== undefined) return `${noun} de force ${strength}`;
  if (strengthMax !== undefined) return `${noun} de force ${strengthMax} ou moins`;
  return hasBenchEffect ? `${noun} à effet de banc` : noun;
}
