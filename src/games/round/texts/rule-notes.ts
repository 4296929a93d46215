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
      en: 'No maximum is printed. With eight players, two cards are still face up.',
      fr: 'Aucun maximum n’est imprimé. À huit, il reste deux cartes face visible.',
    },
    'RD-2': {
      en: 'The direction of play isn’t given: we play clockwise.',
      fr: 'Le sens du jeu n’est pas indiqué : nous jouons dans le sens des aiguilles d’une montre.',
    },
    'RD-4': {
      en: 'The rules name both 5K and 8K. With two predictions a night, two or three bettors need the larger purse.',
      fr: 'Les règles citent 5K et 8K. Avec deux pronostics par nuit, deux ou trois parieurs ont besoin de la plus grosse bourse.',
    },
    'RD-5': {
      en: 'Always four nights, although the page for two bettors still mentions five.',
      fr: 'Toujours quatre nuits, même si la page à deux parieurs en mentionne encore cinq.',
    },
    'RD-6': {
      en: 'The Coach is 6 in one place and 10 in another: the two packs number the same boxers differently.',
      fr: 'Le Coach porte le 6 à un endroit et le 10 à un autre : les deux paquets numérotent différemment les mêmes boxeurs.',
    },
    'RD-11': {
      en: 'The printed way to find the first starter needs a real table. Here it’s random.',
      fr: 'La règle imprimée pour désigner le premier joueur suppose une vraie table. Ici, il est tiré au sort.',
    },
    'RD-22': {
      en: 'At a real table only the liar knows. Here a lie over the limit is refused at once.',
      fr: 'À une vraie table, seul le menteur le sait. Ici, un mensonge de trop est refusé aussitôt.',
    },
    'RD-23': {
      en: 'Nothing forbids announcing a face-up number: an obvious lie tells something too.',
      fr: 'Rien n’interdit d’annoncer un numéro face visible : un mensonge évident en dit long aussi.',
    },
    'RD-33': {
      en: 'After a knockout the circle closes. Predictions are made by side, so they count against the new neighbour.',
      fr: 'Après un K.O., le cercle se referme. Les pronostics portent sur un côté : ils valent contre le nouveau voisin.',
    },
    'RD-35': {
      en: 'With less than the minimum stake, you stake what you have left: nobody is eliminated.',
      fr: 'Avec moins que la mise minimale, vous misez ce qui vous reste : personne n’est éliminé.',
    },
    'RD-36': {
      en: 'Purses are public. A stake stays secret along with its prediction.',
      fr: 'Les bourses sont publiques. Une mise reste secrète avec son pronostic.',
    },
    'RD-39': {
      en: 'Kwame doesn’t have to attack, and a miss costs nothing. Where bettors have two boxers, he names one slot.',
      fr: 'Kwame n’est pas obligé d’attaquer, et rater ne coûte rien. Avec deux boxeurs par parieur, il désigne un seul emplacement.',
    },
    'RD-42': {
      en: 'A knocked-out boxer’s stake is lost even if two defeats were predicted. His neighbours fight each other and are paid.',
      fr: 'La mise d’un boxeur mis K.O. est perdue, même si deux défaites étaient pronostiquées. Ses voisins s’affrontent et sont payés.',
    },
    'RD-48': {
      en: 'A knocked-out Coach is gone before the duels, so Cara is an ordinary boxer.',
      fr: 'Un Coach mis K.O. a disparu avant les duels : Cara est alors un boxeur ordinaire.',
    },
    'RD-56': {
      en: 'One wrong entry loses the whole stake: the printed example pays only if both are right.',
      fr: 'Une seule erreur fait perdre toute la mise : l’exemple imprimé ne paie que si les deux sont justes.',
    },
    'RD-65': {
      en: 'The tie-break uses the printed number of the card you had, knocked out or not.',
      fr: 'Le départage utilise le numéro imprimé de la carte que vous aviez, K.O. ou non.',
    },
  },
  tables,
  examples,
};
