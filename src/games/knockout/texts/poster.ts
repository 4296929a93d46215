export const poster = {
  en: {
    name: 'Knock Out',
    tagline: 'Manage two boxers, bet on every fight, and know when to lose one.',
    about:
      'Three to five managers send their boxers into the ring. Each fight is three rounds of secretly chosen cards, and everybody at the table bets on it: on a win, on a knock-out, or against somebody else’s bet. Fighters may bet too, even on their own defeat. The richest manager wins.',
    length: '45 to 90 minutes',
  },
  fr: {
    name: 'Knock Out',
    tagline: 'Deux boxeurs à mener, des paris sur chaque combat, et l’art d’en perdre un.',
    about:
      'Trois à cinq managers envoient leurs boxeurs sur le ring. Un combat, c’est trois rounds de cartes choisies en secret, et toute la table parie : sur une victoire, sur un K.O., ou contre le pari d’un autre. Les combattants parient aussi, même sur leur propre défaite. Le plus riche l’emporte.',
    length: '45 à 90 minutes',
  },
} as const;
