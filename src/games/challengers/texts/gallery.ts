/** What the gallery of cards says. */
export const galleryWords = {
  en: { set: 'Set', level: 'Level', starter: 'Starter', robot: 'Robot' },
  fr: { set: 'Univers', level: 'Niveau', starter: 'Départ', robot: 'Robot' },
} as const;
