import { examples } from './examples.ts';

/** The chapters of the grid's rule book, and where its rules had to be settled. */
export const ruleNotes = {
  chapters: [
    { from: 'GR-1', name: { en: 'The grid', fr: 'La grille' } },
    { from: 'GR-4', name: { en: 'A turn', fr: 'Un tour' } },
    { from: 'GR-6', name: { en: 'Knocking out', fr: 'Mettre K.O.' } },
    { from: 'GR-13', name: { en: 'The end', fr: 'La fin' } },
    { from: 'GO-1', name: { en: 'Options', fr: 'Options' } },
    { from: 'H-1', name: { en: 'House rules', fr: 'Règles maison' } },
  ],
  rulings: {
    'GR-1': {
      en: 'The printed rules leave it to the players who begins. Here the first seat does, unless GO-4 says otherwise.',
      fr: 'Les règles imprimées laissent aux joueurs le choix de qui commence. Ici, c’est la première place, sauf si GO-4 en dispose autrement.',
    },
    'GR-3': {
      en: 'The picture of the start is lost. The one description with a photograph has the pegs alternate; the other reading is an option.',
      fr: 'L’image du départ est perdue. La seule description avec photo fait alterner les pions ; l’autre lecture est une option.',
    },
    'GR-5': {
      en: '“Near a peg” is read as: one of the six neighbours.',
      fr: '« Près d’un pion » est lu ainsi : l’un des six voisins.',
    },
    'GR-6': {
      en: 'Gaps in a line are not mentioned. They break it, as in every relative of this game.',
      fr: 'Il n’est rien dit des trous dans une ligne. Ils l’interrompent, comme chez tous les cousins de ce jeu.',
    },
    'GR-8': {
      en: 'Replacing reads as what happens, not as an offer; the freedom is in choosing the hole. The other reading is an option.',
      fr: 'Le remplacement se lit comme un fait, non comme une offre ; la liberté est dans le choix du trou. L’autre lecture est une option.',
    },
    'GR-15': {
      en: 'One sentence ends the game when the pegs run out, another when the grid is full. Forty pegs cannot run out on 36 holes.',
      fr: 'Une phrase finit la partie faute de pions, une autre quand la grille est pleine. Quarante pions suffisent à 36 trous.',
    },
    'GR-17': {
      en: 'No tie-break is given: equal scores are a draw.',
      fr: 'Aucun départage n’est prévu : à égalité, la partie est nulle.',
    },
    'GR-18': {
      en: 'Nothing says that losing the last peg ends the game, and a peg may touch anybody’s.',
      fr: 'Rien ne dit que perdre son dernier pion finit la partie, et l’on peut toucher le pion de n’importe qui.',
    },
  },
  examples,
};
