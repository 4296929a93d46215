/** What a first game of Challengers! begins with. */
export const firstGame = {
  en: {
    goal: 'Win the final of the tournament with the deck you build.',
    turn: 'Before each match you draft new cards and drop weak ones. The match then plays itself: turn cards up until you beat the card that holds the flag.',
    end: 'You lose a match when you run out of cards or bench. After seven rounds the two with the most fans meet in the final.',
    tips: {
      draw: {
        says: 'Choose a level: five cards of it are shown to you. Higher levels come in later rounds.',
        marks: 'board',
      },
      pick: {
        says: 'Take strong cards, and cards you already have: one name shares one place on the bench.',
        marks: 'board',
      },
      trim: {
        says: 'Press weak cards to remove them for good. Fewer names keep the bench free, but don’t run out of cards.',
        marks: 'board',
      },
    },
  },
  fr: {
    goal: 'Gagnez la finale du tournoi avec le deck que vous construisez.',
    turn: 'Avant chaque match, vous recrutez des cartes et retirez les faibles. Le match se joue seul : on retourne des cartes jusqu’à battre celle qui tient le drapeau.',
    end: 'On perd un match faute de cartes ou de place sur le banc. Après sept manches, les deux joueurs qui ont le plus de fans disputent la finale.',
    tips: {
      draw: {
        says: 'Choisissez un niveau : cinq de ses cartes vous sont montrées. Les niveaux plus élevés arrivent dans les manches suivantes.',
        marks: 'board',
      },
      pick: {
        says: 'Prenez des cartes fortes, ou que vous avez déjà : un même nom n’occupe qu’une place sur le banc.',
        marks: 'board',
      },
      trim: {
        says: 'Touchez les cartes faibles pour les retirer. Moins de noms, c’est un banc plus libre, mais gardez assez de cartes.',
        marks: 'board',
      },
    },
  },
} as const;
