/** What the gallery of cards says. */
export const galleryWords = {
  en: {
    kind: 'Kind',
    boxer: 'Boxers',
    fight: 'Fight cards',
    fightCard: (value: number) => `Fight card ${value}`,
    steps: 'The lower card steps back by the difference.',
    hook: 'Beats a 5, which steps back four times; loses to 2, 3 and 4.',
    beats: 'BEATS 5',
  },
  fr: {
    kind: 'Type',
    boxer: 'Boxeurs',
    fight: 'Cartes de combat',
    fightCard: (value: number) => `Carte de combat ${value}`,
    steps: 'La carte la plus basse recule de la différence.',
    hook: 'Bat un 5, qui recule de quatre pas ; perd contre 2, 3 et 4.',
    beats: 'BAT LE 5',
  },
} as const;
