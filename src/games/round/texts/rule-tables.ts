import { ROSTERS } from '../cards.ts';
import { BOXER_WORDS } from './boxers.ts';

const words = (en: string, fr: string) => ({ en, fr });
const { small, large } = ROSTERS['round-roster-1'].packs;

/** Values that rules of Round depend on. */
export const tables = {
  'RD-6': {
    head: [
      words('Bettors', 'Parieurs'),
      words('Purse', 'Bourse'),
      words('Boxers each', 'Boxeurs par parieur'),
      words('Pack', 'Paquet'),
      words('Face up', 'Face visible'),
    ],
    rows: [
      ['2', '8K', '2', '7', words('two in the centre', 'deux au centre')],
      ['3', '8K', '2', '7', '0'],
      ['4', '5K', '1', '7', '2'],
      ['5', '5K', '1', '7', '1'],
      ['6', '5K', '1', '11', '4'],
      ['7', '5K', '1', '11', '3'],
      ['8', '5K', '1', '11', '2'],
    ],
  },
  'RD-7': {
    head: [
      words('Boxer', 'Boxeur'),
      words('Small pack', 'Petit paquet'),
      words('Large pack', 'Grand paquet'),
    ],
    rows: large.map((boxer, i) => [
      { en: BOXER_WORDS.en[boxer].name, fr: BOXER_WORDS.fr[boxer].name },
      small.includes(boxer) ? `${small.indexOf(boxer) + 1}` : '–',
      `${i + 1}`,
    ]),
  },
  'RD-53': {
    head: [words('Order', 'Ordre'), words('Who wins', 'Qui gagne')],
    rows: [
      [
        '1',
        words(
          'the opponent of a knocked-out boxer (two bettors)',
          'l’adversaire d’un boxeur K.O. (à deux)',
        ),
      ],
      ['2', words('Cara next to the Coach', 'Cara à côté du Coach')],
      ['3', words('the Rookie against El Toro', 'le Bleu contre El Toro')],
      ['4', words('the higher number', 'le plus haut numéro')],
    ],
  },
};
