export const poster = {
  en: {
    name: 'Knock Out',
    tagline: 'Bet on every fight, even against yourself.',
    about:
      'Three to five managers send their boxers into the ring. Each fight is three rounds of secretly chosen cards, and everybody at the table bets on it: on a win, on a knockout, or against somebody else’s bet. Fighters may bet too, even on their own defeat. The richest manager wins.',
    length: '45–90 min',
  },
  fr: {
    name: 'Knock Out',
    tagline: 'Pariez sur chaque combat, même contre vous.',
    about:
      'Trois à cinq managers envoient leurs boxeurs sur le ring. Un combat, c’est trois rounds de cartes choisies en secret, et toute la table parie : sur une victoire, sur un K.O., ou contre le pari d’un autre. Les combattants parient aussi, même sur leur propre défaite. Le plus riche l’emporte.',
    length: '45–90 min',
  },
} as const;
