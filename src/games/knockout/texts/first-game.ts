/** What a first game of Knock Out begins with. */
export const firstGame = {
  en: {
    goal: 'You manage two boxers: be the richest manager at the end of the season.',
    turn: 'In every fight you place three chips on how it ends. If your boxer is in the ring, you also choose his cards: the higher card pushes the other boxer back.',
    end: 'The season ends when nobody can challenge any more; then the cash is counted.',
    tips: {
      colour: {
        says: 'Pick the team you like best. The colours only change your boxers’ faces.',
        marks: 'board',
      },
      challenge: {
        says: 'Pick one of your boxers, then a highlighted opponent: he can only challenge a boxer worth at least as much.',
        marks: 'board',
      },
      train: {
        says: 'Choose four cards for this fight. High ones push hard, but a 1 beats a 5. Cards you play are gone for the season.',
        marks: 'dock',
      },
      chip: {
        says: 'Pick a chip, then a square: it says who wins. A circle says the opposite of the chip it faces. The slip shows what you can win or lose.',
        marks: 'board',
      },
      play: {
        says: 'Both cards are turned over together. The lower one steps back by the difference; five steps back is a knockout.',
        marks: 'dock',
      },
    },
  },
  fr: {
    goal: 'Vous dirigez deux boxeurs : soyez le manager le plus riche à la fin de la saison.',
    turn: 'À chaque combat, vous posez trois jetons sur son issue. Si votre boxeur est sur le ring, vous choisissez aussi ses cartes : la plus haute fait reculer l’autre.',
    end: 'La saison se termine quand plus aucun défi n’est possible ; on compte alors l’argent.',
    tips: {
      colour: {
        says: 'Prenez l’équipe qui vous plaît. Les couleurs ne changent que le visage des boxeurs.',
        marks: 'board',
      },
      challenge: {
        says: 'Choisissez un de vos boxeurs, puis un adversaire en surbrillance : il ne peut défier qu’un boxeur qui vaut au moins autant.',
        marks: 'board',
      },
      train: {
        says: 'Choisissez quatre cartes pour ce combat. Les hautes frappent fort, mais un 1 bat un 5. Une carte jouée est perdue pour la saison.',
        marks: 'dock',
      },
      chip: {
        says: 'Prenez un jeton, puis un carré : il dit qui gagne. Un cercle dit le contraire du jeton d’en face. Le ticket montre ce que vous pouvez gagner ou perdre.',
        marks: 'board',
      },
      play: {
        says: 'Les deux cartes se retournent ensemble. La plus basse recule de la différence ; cinq pas en arrière, et c’est le K.O.',
        marks: 'dock',
      },
    },
  },
} as const;
