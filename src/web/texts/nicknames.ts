import type { Language } from '../../engine/texts.ts';

/** The two halves of a ring name, and how they are joined. */
interface Nicknames {
  readonly styles: readonly string[];
  readonly animals: readonly string[];
  readonly called: (style: string, animal: string) => string;
}

/** In French the animals are masculine, so that every style fits. */
export const NICKNAMES: Readonly<Record<Language, Nicknames>> = {
  en: {
    styles: [
      ...['Southpaw', 'Bantam', 'Uppercut', 'Velvet', 'Granite', 'Sunday', 'Midnight', 'Nimble'],
      ...['Thunder', 'Lefty', 'Roadwork', 'Clinch', 'Bareknuckle', 'Jab-Happy', 'Rope-a-Dope'],
      ...['Featherweight', 'Corner', 'Slippery', 'Iron', 'Ringside', 'Shadow', 'Haymaker'],
    ],
    animals: [
      ...['Otter', 'Badger', 'Heron', 'Lobster', 'Walrus', 'Pelican', 'Ferret', 'Lynx', 'Bison'],
      ...['Toucan', 'Narwhal', 'Wombat', 'Gecko', 'Raccoon', 'Puffin', 'Mongoose', 'Hedgehog'],
      ...['Magpie', 'Tapir', 'Beaver', 'Octopus', 'Moose'],
    ],
    called: (style, animal) => `${style} ${animal}`,
  },
  fr: {
    styles: [
      ...['gaucher', 'poids plume', 'poids coq', 'de velours', 'de granit', 'du dimanche'],
      ...['de minuit', 'agile', 'tonnerre', 'sans gants', 'crocheteur', 'esquiveur', 'de fer'],
      ...['insaisissable', 'en garde', 'cogneur', 'infatigable', 'uppercut', 'du premier rang'],
      ...['tête dure', 'deux étoiles', 'poids mouche'],
    ],
    animals: [
      ...['Blaireau', 'Héron', 'Homard', 'Morse', 'Pélican', 'Furet', 'Lynx', 'Bison', 'Toucan'],
      ...['Narval', 'Wombat', 'Gecko', 'Castor', 'Hérisson', 'Macareux', 'Tapir', 'Poulpe'],
      ...['Élan', 'Cormoran', 'Renard', 'Mulot', 'Vison'],
    ],
    called: (style, animal) => `${animal} ${style}`,
  },
};
