export const poster = {
  en: {
    name: 'Kickbox Champion',
    tagline: 'Attack, block and combo your way to a K.O.',
    about:
      'Two fighters, sixty cards each, six rounds. Attack, block, press through with Gap and Blitz, link a combo. Every hit tears a card out of the other’s hand; hit an empty hand and they go down. Win by knockout or on points.',
    length: '45–60 min',
  },
  fr: {
    name: 'Kickbox Champion',
    tagline: 'Attaquez, parez, enchaînez jusqu’au K.O.',
    about:
      'Deux combattants, soixante cartes chacun, six rounds. Attaquez, bloquez, percez la garde avec la Brèche et l’Éclair, enchaînez. Chaque touche arrache une carte à la main adverse ; touchez une main vide et c’est le tapis. On gagne par K.O. ou aux points.',
    length: '45–60 min',
  },
} as const;
