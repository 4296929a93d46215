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
      en: 'The printed rules leave it to the players to decide who begins. Here the first seat does, unless GO-4 says otherwise.',
      fr: 'Les règles imprimées laissent les joueurs décider qui commence. Ici, c’est la première place, sauf si GO-4 en dispose autrement.',
    },
    'GR-3': {
      en: 'The picture of the starting position is lost. The only description with a photo has the pegs alternate; the other reading is an option.',
      fr: 'L’image de la position de départ est perdue. Dans la seule description avec photo, les pions alternent ; l’autre lecture est une option.',
    },
    'GR-5': {
      en: 'We read “near a peg” as one of its six neighbours.',
      fr: 'Nous lisons « près d’un pion » comme l’un de ses six voisins.',
    },
    'GR-6': {
      en: 'The rules don’t mention gaps in a line. Here they break it, as in all related games.',
      fr: 'Les règles ne parlent pas des trous dans une ligne. Ici, ils l’interrompent, comme dans tous les jeux de cette famille.',
    },
    'GR-8': {
      en: 'We read replacing as automatic, not optional: you decide by choosing the hole. The other reading is an option.',
      fr: 'Pour nous, le remplacement est automatique : votre liberté, c’est le choix du trou. L’autre lecture est une option.',
    },
    'GR-15': {
      en: 'One sentence ends the game when the pegs run out, another when the grid is full. With 40 pegs for 36 holes, they never run out.',
      fr: 'Une phrase termine la partie quand il n’y a plus de pions, une autre quand la grille est pleine. Avec 40 pions pour 36 trous, il en reste toujours.',
    },
    'GR-17': {
      en: 'The rules have no tie-break: equal scores are a draw.',
      fr: 'Aucun départage n’est prévu : à égalité, la partie est nulle.',
    },
    'GR-18': {
      en: 'Nothing says that losing your last peg ends the game. You may place next to any player’s peg.',
      fr: 'Rien ne dit que perdre son dernier pion termine la partie. On peut jouer à côté du pion de n’importe quel joueur.',
    },
  },
  examples,
};
