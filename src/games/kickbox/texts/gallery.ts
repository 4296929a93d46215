/** What the gallery of cards says. */
export const galleryWords = {
  en: { type: 'Type', belt: 'Belt', copies: (count: number) => `${count} copies with all belts.` },
  fr: {
    type: 'Type',
    belt: 'Ceinture',
    copies: (count: number) => `${count} exemplaires avec toutes les ceintures.`,
  },
} as const;
