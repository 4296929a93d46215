import type { Language } from '../../../engine/texts.ts';
import type { BoxerId } from '../cards.ts';

/** What is written on a boxer's card. Where `cards.ts` says `ours`, name and nationality are ours; all stories are. */
export interface BoxerWords {
  readonly name: string;
  /** As it fits on a small card. */
  readonly short: string;
  readonly nationality: string | null;
  readonly story: string;
  readonly ability: string | null;
}

export const BOXER_WORDS: Readonly<Record<Language, Readonly<Record<BoxerId, BoxerWords>>>> = {
  en: {
    rookie: {
      name: 'The Rookie',
      short: 'Rookie',
      nationality: 'Irish',
      story: 'First night, borrowed gloves, and nobody told him that El Toro cannot be beaten.',
      ability: 'Beats El Toro.',
    },
    'cara-de-muerte': {
      name: 'Cara de Muerte',
      short: 'Cara',
      nationality: 'Mexican',
      story: 'Fights like a stray, until the Coach stands next to him.',
      ability: 'Next to Coach Hank Steel he wins all his duels.',
    },
    docker: {
      name: 'The Docker',
      short: 'Docker',
      nationality: 'Belgian',
      story: 'Unloads ships by day and opponents by night.',
      ability: null,
    },
    blacksmith: {
      name: 'The Blacksmith',
      short: 'Blacksmith',
      nationality: 'Welsh',
      story: 'Strikes once and waits for it to cool.',
      ability: null,
    },
    butcher: {
      name: 'The Butcher',
      short: 'Butcher',
      nationality: 'Hungarian',
      story: 'Never in a hurry, always down to the bone.',
      ability: null,
    },
    sailor: {
      name: 'The Sailor',
      short: 'Sailor',
      nationality: 'Norwegian',
      story: 'Has boxed in forty harbours and remembers three of them.',
      ability: null,
    },
    veteran: {
      name: 'The Veteran',
      short: 'Veteran',
      nationality: 'Polish',
      story: 'Has retired five times; his purse never agreed.',
      ability: null,
    },
    brawler: {
      name: 'The Brawler',
      short: 'Brawler',
      nationality: 'Australian',
      story: 'Thrown out of every gym in town, once through the door.',
      ability: null,
    },
    'kwame-ngalou': {
      name: 'Kwame Ngalou',
      short: 'Kwame',
      nationality: 'Ghanaian',
      story: 'His right hand ends an evening before it has begun.',
      ability:
        'Once all sheets are locked, names the Coach or El Toro and knocks him out if he is right.',
    },
    'coach-hank-steel': {
      name: 'Coach Hank Steel',
      short: 'Coach',
      nationality: null,
      story: 'Taught them all, and regrets only one of them.',
      ability: null,
    },
    'el-toro': {
      name: 'El Toro',
      short: 'El Toro',
      nationality: null,
      story: 'Nobody has seen him step back, and nobody has asked him to.',
      ability: null,
    },
  },
  fr: {
    rookie: {
      name: 'Le Bleu',
      short: 'Bleu',
      nationality: 'irlandais',
      story: 'Première nuit, gants empruntés, et personne ne lui a dit qu’El Toro est imbattable.',
      ability: 'Bat El Toro.',
    },
    'cara-de-muerte': {
      name: 'Cara de Muerte',
      short: 'Cara',
      nationality: 'mexicain',
      story: 'Se bat comme un chien perdu, jusqu’à ce que le Coach soit à côté de lui.',
      ability: 'À côté du Coach Hank Steel, il gagne tous ses duels.',
    },
    docker: {
      name: 'Le Docker',
      short: 'Docker',
      nationality: 'belge',
      story: 'Décharge des bateaux le jour et des adversaires la nuit.',
      ability: null,
    },
    blacksmith: {
      name: 'Le Forgeron',
      short: 'Forgeron',
      nationality: 'gallois',
      story: 'Frappe une fois et attend que ça refroidisse.',
      ability: null,
    },
    butcher: {
      name: 'Le Boucher',
      short: 'Boucher',
      nationality: 'hongrois',
      story: 'Jamais pressé, toujours jusqu’à l’os.',
      ability: null,
    },
    sailor: {
      name: 'Le Marin',
      short: 'Marin',
      nationality: 'norvégien',
      story: 'A boxé dans quarante ports et se souvient de trois.',
      ability: null,
    },
    veteran: {
      name: 'Le Vétéran',
      short: 'Vétéran',
      nationality: 'polonais',
      story: 'A pris cinq fois sa retraite ; sa bourse n’a jamais été d’accord.',
      ability: null,
    },
    brawler: {
      name: 'Le Cogneur',
      short: 'Cogneur',
      nationality: 'australien',
      story: 'Mis dehors par toutes les salles de la ville, une fois à travers la porte.',
      ability: null,
    },
    'kwame-ngalou': {
      name: 'Kwame Ngalou',
      short: 'Kwame',
      nationality: 'ghanéen',
      story: 'Sa droite finit une soirée avant qu’elle ait commencé.',
      ability:
        'Une fois tous les pronostics validés, nomme le Coach ou El Toro et le met K.O. s’il a deviné juste.',
    },
    'coach-hank-steel': {
      name: 'Coach Hank Steel',
      short: 'Coach',
      nationality: null,
      story: 'Les a tous formés, et n’en regrette qu’un.',
      ability: null,
    },
    'el-toro': {
      name: 'El Toro',
      short: 'El Toro',
      nationality: null,
      story: 'Personne ne l’a vu reculer, et personne ne le lui a demandé.',
      ability: null,
    },
  },
};
