/** What the gallery of cards says. */
export const galleryWords = {
  en: { type: 'Type', belt: 'Belt', copies: (count: number) => `${count} in a deck of all belts.` },
  fr: {
    type: 'Type',
    belt: 'Ceinture',
    copies: (count: number) => `${count} dans un paquet de toutes les ceintures.`,
  },
} as const;
