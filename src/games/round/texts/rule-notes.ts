import { examples } from './examples.ts';
import { tables } from './rule-tables.ts';

/** The chapters of Round's rule book, and where its rules had to be settled. */
export const ruleNotes = {
  chapters: [
    { from: 'RD-1', name: { en: 'Around the ring', fr: 'Autour du ring' } },
    { from: 'RD-11', name: { en: 'Start of a night', fr: 'Début d’une nuit' } },
    { from: 'RD-18', name: { en: 'Draft and announcement', fr: 'Choix et annonce' } },
    { from: 'RD-27', name: { en: 'Salon', fr: 'Le salon' } },
    { from: 'RD-31', name: { en: 'Prognosis and stake', fr: 'Pronostic et mise' } },
    { from: 'RD-38', name: { en: 'Kwame’s attack', fr: 'L’attaque de Kwame' } },
    { from: 'RD-44', name: { en: 'The ring', fr: 'Le ring' } },
    { from: 'RD-48', name: { en: 'Duels', fr: 'Les duels' } },
    { from: 'RD-55', name: { en: 'Money', fr: 'L’argent' } },
    {
      from: 'RD-60',
      name: { en: 'End of a night, end of the game', fr: 'Fin de nuit, fin de partie' },
    },
    { from: 'RD-66', name: { en: 'Time and leaving', fr: 'Temps et départs' } },
    { from: 'H-1', name: { en: 'House rules', fr: 'Règles maison' } },
  ],
  rulings: {
    'RD-1': {
      en: 'No largest number is printed. Eight still leave two cards face up.',
      fr: 'Aucun maximum n’est imprimé. À huit, il reste deux cartes face visible.',
    },
    'RD-2': {
      en: 'The direction of play is not named: clockwise.',
      fr: 'Le sens du jeu n’est pas dit : celui des aiguilles d’une montre.',
    },
    'RD-4': {
      en: 'Both 5K and 8K are named. With two sheets a night, two or three bettors need the larger purse.',
      fr: '5K et 8K sont tous deux cités. Avec deux pronostics par nuit, deux ou trois parieurs ont besoin de la plus grosse bourse.',
    },
    'RD-5': {
      en: 'Four nights everywhere: the page for two bettors still speaks of five.',
      fr: 'Quatre nuits partout : la page à deux parieurs parle encore de cinq.',
    },
    'RD-6': {
      en: 'The Coach is 6 in one place and 10 in another: two packs with the same boxers, numbered anew.',
      fr: 'Le Coach est 6 ici et 10 là : deux paquets avec les mêmes boxeurs, renumérotés.',
    },
    'RD-11': {
      en: 'The printed way to find the first starter needs a real table. Here a lot decides.',
      fr: 'La façon imprimée de trouver le premier exige une vraie table. Ici, le sort décide.',
    },
    'RD-22': {
      en: 'At a table only the liar can know. Here the third lie is refused at once.',
      fr: 'À une table, seul le menteur peut le savoir. Ici, le troisième mensonge est refusé aussitôt.',
    },
    'RD-23': {
      en: 'Nothing forbids to announce a number that lies face up: what one dares to say tells something too.',
      fr: 'Rien n’interdit d’annoncer un numéro face visible : ce qu’on ose dire en dit long aussi.',
    },
    'RD-33': {
      en: 'After a knockout the circle closes; sheets speak of sides and count against the new neighbour.',
      fr: 'Après un K.O. le cercle se referme ; les pronostics parlent de côtés et valent contre le nouveau voisin.',
    },
    'RD-35': {
      en: 'Who has less than the lowest stake plays on with what is left: nobody is eliminated.',
      fr: 'Qui a moins que la mise minimale joue ce qui lui reste : personne n’est éliminé.',
    },
    'RD-36': {
      en: 'Purses lie on the table; a stake lies under the closed sheet.',
      fr: 'Les bourses sont sur la table ; une mise reste secrète avec son pronostic.',
    },
    'RD-39': {
      en: 'Kwame need not attack, and a miss costs nothing. Where bettors have two boxers, he names one place.',
      fr: 'Kwame n’est pas tenu d’attaquer, et rater ne coûte rien. Avec deux boxeurs par parieur, il nomme une place.',
    },
    'RD-42': {
      en: 'A knocked-out boxer’s stake is lost even if two defeats were written; its neighbours meet and are paid.',
      fr: 'La mise d’un boxeur K.O. est perdue même avec deux défaites écrites ; ses voisins se rencontrent et sont payés.',
    },
    'RD-48': {
      en: 'A Coach who was knocked out is gone before the fights: Cara is then an ordinary boxer.',
      fr: 'Un Coach mis K.O. est parti avant les combats : Cara n’est alors qu’un boxeur ordinaire.',
    },
    'RD-56': {
      en: 'One wrong entry loses the whole stake: the printed example pays only when both are right.',
      fr: 'Une seule erreur perd toute la mise : l’exemple imprimé ne paie que si les deux sont justes.',
    },
    'RD-65': {
      en: 'The tie-break speaks of the card one had: its printed number, knocked out or not.',
      fr: 'Le départage parle de la carte qu’on avait : son numéro imprimé, K.O. ou non.',
    },
  },
  tables,
  examples,
};
