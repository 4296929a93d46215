import type { Language } from '../../engine/texts.ts';

/** Two halves of a ring name; in French the animals are masculine, so that all fit. */
const HALVES: Readonly<
  Record<Language, { readonly style: readonly string[]; readonly animal: readonly string[] }>
> = {
  en: {
    style: [
      ...['Southpaw', 'Bantam', 'Uppercut', 'Velvet', 'Granite', 'Sunday', 'Midnight', 'Nimble'],
      ...['Thunder', 'Lefty', 'Roadwork', 'Clinch', 'Bareknuckle', 'Jab-Happy', 'Rope-a-Dope'],
      ...['Featherweight', 'Corner', 'Slippery', 'Iron', 'Ringside', 'Shadow', 'Haymaker'],
    ],
    animal: [
      ...['Otter', 'Badger', 'Heron', 'Lobster', 'Walrus', 'Pelican', 'Ferret', 'Lynx', 'Bison'],
      ...['Toucan', 'Narwhal', 'Wombat', 'Gecko', 'Raccoon', 'Puffin', 'Mongoose', 'Hedgehog'],
      ...['Magpie', 'Tapir', 'Beaver', 'Octopus', 'Moose'],
    ],
  },
  fr: {
    style: [
      ...['gaucher', 'poids plume', 'poids coq', 'de velours', 'de granit', 'du dimanche'],
      ...['de minuit', 'agile', 'tonnerre', 'sans gants', 'crocheteur', 'esquiveur', 'de fer'],
      ...['insaisissable', 'en garde', 'cogneur', 'infatigable', 'uppercut', 'du premier rang'],
      ...['tête dure', 'deux étoiles', 'poids mouche'],
    ],
    animal: [
      ...['Blaireau', 'Héron', 'Homard', 'Morse', 'Pélican', 'Furet', 'Lynx', 'Bison', 'Toucan'],
      ...['Narval', 'Wombat', 'Gecko', 'Castor', 'Hérisson', 'Macareux', 'Tapir', 'Poulpe'],
      ...['Élan', 'Cormoran', 'Renard', 'Mulot', 'Vison'],
    ],
  },
};

/** An unusual name for somebody who has none yet; `chance` gives numbers from 0 up to 1. */
export function nickname(language: Language, chance: () => number = Math.random): string {
  const { style, animal } = HALVES[language];
  const one = (list: readonly string[]): string => list[Math.floor(chance() * list.length)] ?? '';
  return language === 'fr' ? `${one(animal)} ${one(style)}` : `${one(style)} ${one(animal)}`;
}
