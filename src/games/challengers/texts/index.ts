/** The words of the game, a file for each language. */
export const texts = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
};
