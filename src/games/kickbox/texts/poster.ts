export const poster = {
  en: {
    name: 'Kickbox Champion',
    tagline: 'Your hand is your strength, your deck is your wind: do not run out of either.',
    about:
      'Two fighters, sixty cards each, six rounds. Attack, block, press through with Gap and Blitz, link a combo. Every hit tears a card out of the other’s hand; hit an empty hand and they go down. Win by knockout or on points.',
    length: '45 to 60 minutes',
  },
  fr: {
    name: 'Kickbox Champion',
    tagline:
      'Votre main est votre force, votre pioche votre souffle : ne tombez à court ni de l’une ni de l’autre.',
    about:
      'Deux combattants, soixante cartes chacun, six rounds. Attaquez, bloquez, percez la garde avec la Brèche et l’Éclair, enchaînez. Chaque touche arrache une carte à la main adverse ; touchez une main vide et c’est le tapis. On gagne par K.-O. ou aux points.',
    length: '45 à 60 minutes',
  },
} as const;
