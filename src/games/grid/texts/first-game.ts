/** What a first game of the grid begins with. */
export const firstGame = {
  en: {
    goal: 'Have more pegs than the other side when the grid is full.',
    turn: 'On your turn, place one peg next to any other: whatever stands in a line between it and another of yours is knocked out and becomes yours.',
    end: 'The last hole ends the game, and whoever has the most pegs wins.',
    tips: {
      place: {
        says: 'Choose a gold hole. Point at it, or tap it once, to see what it captures.',
        marks: 'board',
      },
    },
  },
  fr: {
    goal: 'Ayez plus de pions que l’adversaire quand la grille est pleine.',
    turn: 'À votre tour, posez un pion à côté d’un autre : tout ce qui se trouve en ligne entre lui et un autre des vôtres est mis K.O. et devient vôtre.',
    end: 'Le dernier trou termine la partie ; celui qui a le plus de pions l’emporte.',
    tips: {
      place: {
        says: 'Choisissez un trou doré. En le pointant, ou au premier toucher, vous voyez ce qu’il capture.',
        marks: 'board',
      },
    },
  },
} as const;
