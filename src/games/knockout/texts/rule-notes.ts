import { examples } from './examples.ts';
import { tables } from './rule-tables.ts';

/** The chapters of Knock Out's rule book, and where its rules had to be settled. */
export const ruleNotes = {
  chapters: [
    { from: 'KO-1', name: { en: 'Table and setup', fr: 'Table et mise en place' } },
    { from: 'KO-9', name: { en: 'Start money', fr: 'Prime de départ' } },
    { from: 'KO-11', name: { en: 'The course of a fight', fr: 'Le cours d’un combat' } },
    { from: 'KO-13', name: { en: 'Challenge', fr: 'Le défi' } },
    { from: 'KO-23', name: { en: 'Training', fr: 'L’entraînement' } },
    { from: 'KO-26', name: { en: 'Betting', fr: 'Les paris' } },
    { from: 'KO-46', name: { en: 'Boxing', fr: 'La boxe' } },
    { from: 'KO-56', name: { en: 'Prizes', fr: 'Les primes' } },
    { from: 'KO-62', name: { en: 'Settlement', fr: 'Le règlement' } },
    { from: 'KO-72', name: { en: 'The end', fr: 'La fin' } },
    { from: 'KO-79', name: { en: 'Variable start', fr: 'Départ variable' } },
    { from: 'KO-81', name: { en: 'Second season', fr: 'Deuxième saison' } },
    { from: 'KO-100', name: { en: 'Who sees what', fr: 'Qui voit quoi' } },
    { from: 'H-1', name: { en: 'House rules', fr: 'Règles maison' } },
  ],
  rulings: {
    'KO-7': {
      en: 'The printed money is limited. Here the bank never runs out.',
      fr: 'La monnaie imprimée est limitée. Ici, la banque ne s’épuise jamais.',
    },
    'KO-13': {
      en: 'May one who can challenge decline? No: the role must be taken.',
      fr: 'Peut-on refuser de défier quand on le peut ? Non : le rôle est obligatoire.',
    },
    'KO-15': {
      en: '“The previous fight” is the last one boxed this season, however many have passed since.',
      fr: '« Le combat précédent » est le dernier disputé cette saison, quel que soit le nombre de ceux qui ont passé.',
    },
    'KO-23': {
      en: 'Exactly four cards, not up to four: fewer would never be better.',
      fr: 'Exactement quatre cartes, et non jusqu’à quatre : moins ne serait jamais mieux.',
    },
    'KO-32': {
      en: 'A knockout is a way to win: a bet on a win is won by it too.',
      fr: 'Un K.O. est une victoire : il fait aussi gagner un pari sur la victoire.',
    },
    'KO-34': {
      en: 'A K.O. chip lies on the board of the boxer who is to go down; if he loses on points it is lost.',
      fr: 'Un jeton K.O. se pose chez le boxeur qui doit tomber ; s’il perd aux points, il est perdu.',
    },
    'KO-38': {
      en: 'The printed word for a bet followed by its own bettor is unclear. Read as: the two cancel out.',
      fr: 'Le mot imprimé pour un pari suivi par son propre auteur est obscur. Lu ainsi : les deux s’annulent.',
    },
    'KO-41': {
      en: 'The duty to bet in the first round names no side: fighters may back their own defeat.',
      fr: 'L’obligation de parier au premier tour ne nomme aucun camp : on peut miser sur sa propre défaite.',
    },
    'KO-56': {
      en: 'The prize list makes no exception: a boxer who is knocked out still earns his start money once.',
      fr: 'La liste des primes ne fait pas d’exception : un boxeur mis K.O. touche encore une fois sa prime de départ.',
    },
    'KO-67': {
      en: 'The order of payments is open; all bets are settled together, so that only the balance counts.',
      fr: 'L’ordre des paiements est libre ; tous les paris sont réglés ensemble, seul compte le solde.',
    },
    'KO-70': {
      en: 'Four notes are printed, but the loan is promised without a condition: notes never run out.',
      fr: 'Quatre reconnaissances sont imprimées, mais le prêt est promis sans condition : il y en a toujours.',
    },
    'KO-74': {
      en: 'The boxers share the pot, not their managers; sharing by manager is an option.',
      fr: 'Ce sont les boxeurs qui partagent la cagnotte, non les managers ; l’inverse est une option.',
    },
    'KO-75': {
      en: 'What cannot be divided in whole thousands is lost.',
      fr: 'Ce qui ne se divise pas en milliers entiers est perdu.',
    },
    'KO-85': {
      en: 'Boxers who were knocked out “may” return: they do, since nobody would refuse.',
      fr: 'Les boxeurs mis K.O. « peuvent » revenir : ils reviennent, personne ne refuserait.',
    },
    'KO-102': {
      en: 'Played cards are removed at the table. On a screen those of the present fight stay in sight.',
      fr: 'Les cartes jouées quittent la table. À l’écran, celles du combat en cours restent visibles.',
    },
    'KO-104': {
      en: 'The one published list shows eleven cards and a gap between 2 and 3: the twelfth is a 3 unless an option says otherwise.',
      fr: 'La seule liste publiée montre onze cartes et un vide entre 2 et 3 : la douzième est un 3, sauf option.',
    },
    'KO-105': {
      en: 'Two of the four amounts are fixed by printed examples, the others follow the scale used everywhere else.',
      fr: 'Deux des quatre montants viennent d’exemples imprimés, les autres suivent l’échelle employée partout ailleurs.',
    },
  },
  tables,
  examples,
};
