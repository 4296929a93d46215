/** What the gallery of cards says. */
export const galleryWords = {
  en: {
    pack: 'Pack',
    small: 'Small (7)',
    large: 'Large (11)',
    ability: 'Ability',
    yes: 'With',
    no: 'Without',
  },
  fr: {
    pack: 'Paquet',
    small: 'Petit (7)',
    large: 'Grand (11)',
    ability: 'Pouvoir',
    yes: 'Avec',
    no: 'Sans',
  },
} as const;
