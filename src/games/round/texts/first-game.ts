/** What a first game of Round begins with. */
export const firstGame = {
  en: {
    goal: 'Be the richest bettor after four nights.',
    turn: 'Each night you pick a boxer in secret and announce a number, true or false. Then you predict his duels against both neighbours and stake money on it.',
    end: 'After the fourth night the money is counted. Be careful with lies: you only have a few.',
    tips: {
      draft: {
        says: 'Keep one of the two boxers; nobody else sees which. Then announce a number. The highest number usually wins.',
        marks: 'dock',
      },
      salon: {
        says: 'Say what you like: nothing is checked here. The talk ends when everyone is done.',
        marks: 'dock',
      },
      prognosis: {
        says: 'Choose win or lose for each of your two duels, then choose your stake. One wrong duel loses the whole stake.',
        marks: 'board',
      },
      attack: {
        says: 'You hold Kwame: name a place and the boxer you think is there. Exactly right knocks him out; a miss costs nothing.',
        marks: 'board',
      },
    },
  },
  fr: {
    goal: 'Soyez le parieur le plus riche au bout de quatre nuits.',
    turn: 'Chaque nuit, vous choisissez un boxeur en secret et annoncez un numéro, vrai ou faux. Puis vous prédisez ses deux duels contre vos voisins et misez dessus.',
    end: 'Après la quatrième nuit, on compte l’argent. Attention à vos mensonges : vous en avez peu.',
    tips: {
      draft: {
        says: 'Gardez un des deux boxeurs ; personne ne voit lequel. Annoncez ensuite un numéro. D’ordinaire, le plus haut gagne.',
        marks: 'dock',
      },
      salon: {
        says: 'Dites ce que vous voulez : rien n’est vérifié ici. Le salon ferme quand tout le monde a fini.',
        marks: 'dock',
      },
      prognosis: {
        says: 'Choisissez victoire ou défaite pour chacun de vos deux duels, puis choisissez la mise. Un seul duel faux et toute la mise est perdue.',
        marks: 'board',
      },
      attack: {
        says: 'Vous avez Kwame : désignez une place et le boxeur qui s’y cache selon vous. Si c’est exact, il est K.O. ; sinon, cela ne coûte rien.',
        marks: 'board',
      },
    },
  },
} as const;
