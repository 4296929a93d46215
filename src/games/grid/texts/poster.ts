export const poster = {
  en: {
    name: 'Knock Out, the grid',
    tagline: 'Catch the other side’s pegs between two of yours and push them out.',
    about:
      'An upright grid of 36 holes stands between two players. Place a peg next to any other; whatever it encloses in a straight line is knocked out and becomes yours. When the grid is full, the most pegs win.',
    length: '10 to 20 minutes',
  },
  fr: {
    name: 'Knock Out, la grille',
    tagline: 'Enfermez les pions d’en face entre deux des vôtres, et poussez-les dehors.',
    about:
      'Une grille de 36 trous se dresse entre deux joueurs. Posez un pion à côté d’un autre ; tout ce qu’il enferme en ligne droite est mis K.O. et devient vôtre. Quand la grille est pleine, le plus grand nombre de pions l’emporte.',
    length: '10 à 20 minutes',
  },
} as const;
