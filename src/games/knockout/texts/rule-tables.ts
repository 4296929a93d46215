import {
  CARD_VALUES,
  CATEGORIES,
  DISTANCES,
  deckOf,
  FACE_NAMES,
  FACES,
  START_SPACES,
  TITLE_MULTIPLIERS,
} from '../cards.ts';
import { grouped } from './format.ts';

const money = (amount: number) => ({ en: grouped(amount, ','), fr: grouped(amount, '\u202f') });
const words = (en: string, fr: string) => ({ en, fr });

const SIZES = [
  ['heavy', words('Heavy', 'Lourd')],
  ['light', words('Light', 'Léger')],
] as const;
const RUNGS = [
  words('Amateur', 'Amateur'),
  words('Professional', 'Professionnel'),
  words('Champion', 'Champion'),
];
const TITLES = [
  ['SC', words('Superchampion', 'Superchampion')],
  ['WC', words('World Champion', 'Champion du monde')],
] as const;
const SIZE = words('Weight', 'Poids');

const FACE_WORDS = {
  blank: [words('Plain', 'Simple'), words('this boxer wins', 'ce boxeur gagne')],
  x2: [words('Double', 'Double'), words('this boxer wins', 'ce boxeur gagne')],
  ko: [words('K.O.', 'K.O.'), words('this boxer is knocked out', 'ce boxeur est mis K.O.')],
} as const;

const champion = Object.values(CARD_VALUES).map(({ Ch }) => Ch);

/** Values that rules of Knock Out depend on. */
export const tables = {
  'KO-9': {
    head: [SIZE, ...RUNGS],
    rows: SIZES.map(([size, name]) => [
      name,
      ...CATEGORIES.map((category) => money(CARD_VALUES[size][category])),
    ]),
  },
  'KO-31': {
    head: [
      words('Face', 'Face'),
      words('Meaning', 'Signification'),
      words('Stake', 'Mise'),
      words('Per fight', 'Par combat'),
    ],
    rows: FACE_NAMES.map((face) => [
      ...FACE_WORDS[face],
      `×${FACES[face].times}`,
      `${FACES[face].chips}`,
    ]),
  },
  'KO-79': {
    head: [SIZE, ...RUNGS],
    rows: SIZES.map(([size, name]) => [
      name,
      ...CATEGORIES.map((category) => {
        const steps = DISTANCES[START_SPACES[size][category]];
        return words(`${steps} steps from K.O.`, `à ${steps} pas du K.O.`);
      }),
    ]),
  },
  'KO-89': {
    head: [words('Title', 'Titre'), ...SIZES.map(([, name]) => name)],
    rows: TITLES.map(([title, name]) => [
      name,
      ...champion.map((worth) => money(worth * TITLE_MULTIPLIERS[title])),
    ]),
  },
  'KO-104': {
    head: [words('Twelfth card', 'Douzième carte'), words('The deck', 'Le paquet')],
    rows: ([2, 3, 4] as const).map((twelfthCard) => [
      `${twelfthCard}`,
      deckOf({ twelfthCard, shortSeason: false }).join(' '),
    ]),
  },
};
