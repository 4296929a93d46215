export const poster = {
  en: {
    name: 'Knock Out, the grid',
    tagline: 'Trap their pegs between two of yours.',
    about:
      'An upright grid of 36 holes stands between two players. Place a peg next to any other; whatever it encloses in a straight line is knocked out and becomes yours. When the grid is full, the most pegs win.',
    length: '10–20 min',
  },
  fr: {
    name: 'Knock Out, la grille',
    tagline: 'Piégez leurs pions entre deux des vôtres.',
    about:
      'Une grille de 36 trous se dresse entre deux joueurs. Posez un pion à côté d’un autre ; tout ce qu’il enferme en ligne droite est mis K.O. et devient vôtre. Quand la grille est pleine, celui qui a le plus de pions l’emporte.',
    length: '10–20 min',
  },
} as const;
