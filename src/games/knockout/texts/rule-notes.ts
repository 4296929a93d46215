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
      fr: 'Les billets imprimés sont en nombre limité. Ici, la banque n’en manque jamais.',
    },
    'KO-13': {
      en: 'Can you decline to challenge? Not if you’re able to.',
      fr: 'Peut-on refuser de lancer un défi ? Non, si l’on est en mesure de le faire.',
    },
    'KO-15': {
      en: '“The previous fight” is the last one boxed this season, even if challengers have passed since.',
      fr: '« Le combat précédent » est le dernier disputé cette saison, même si des joueurs ont passé depuis.',
    },
    'KO-23': {
      en: 'Exactly four cards, not up to four: fewer would never be better.',
      fr: 'Exactement quatre cartes, et non jusqu’à quatre : moins ne serait jamais mieux.',
    },
    'KO-32': {
      en: 'A knockout is a win, so bets on that boxer to win pay too.',
      fr: 'Un K.O. est une victoire : il fait donc aussi gagner les paris sur la victoire.',
    },
    'KO-34': {
      en: 'A K.O. chip goes on the board of the boxer you expect to be knocked out. If he loses on points, the bet is lost.',
      fr: 'Un jeton K.O. se pose sur le tableau du boxeur qui doit être mis K.O. S’il perd aux points, le pari est perdu.',
    },
    'KO-38': {
      en: 'The printed rule on following your own bet is unclear. Here the two bets cancel out.',
      fr: 'La règle imprimée sur le pari suivi par son propre auteur n’est pas claire. Ici, les deux paris s’annulent.',
    },
    'KO-41': {
      en: 'Fighting managers must bet in the first round, but the rules don’t say on whom: you may bet on your own defeat.',
      fr: 'Les managers qui combattent doivent parier au premier tour, mais rien ne dit sur qui : on peut miser sur sa propre défaite.',
    },
    'KO-56': {
      en: 'The prize list makes no exception: a boxer who is knocked out still earns his start money once.',
      fr: 'La liste des primes ne fait pas d’exception : un boxeur mis K.O. touche tout de même une fois sa prime de départ.',
    },
    'KO-67': {
      en: 'The rules don’t set an order of payments. All bets are settled together, so only the balance counts.',
      fr: 'Les règles ne fixent pas l’ordre des paiements. Tous les paris sont réglés ensemble : seul le solde compte.',
    },
    'KO-70': {
      en: 'Only four debt notes are printed, but the rules promise a loan unconditionally: here notes never run out.',
      fr: 'Seules quatre reconnaissances de dette sont imprimées, mais le prêt est promis sans condition : ici, il y en a toujours.',
    },
    'KO-74': {
      en: 'The boxers share the pot, not their managers. Sharing by manager is an option.',
      fr: 'Le partage de la cagnotte se fait par boxeur et non par manager. L’inverse est une option.',
    },
    'KO-75': {
      en: 'A remainder that can’t be split into whole thousands is lost.',
      fr: 'Le reste qui ne peut pas être partagé en milliers entiers est perdu.',
    },
    'KO-85': {
      en: 'Boxers who were knocked out “may” return. Here they always do, since nobody would refuse.',
      fr: 'Les boxeurs mis K.O. « peuvent » revenir. Ici, ils reviennent toujours, car personne ne refuserait.',
    },
    'KO-102': {
      en: 'At a real table played cards are removed. On screen, those of the current fight stay visible.',
      fr: 'À une vraie table, les cartes jouées sont retirées. À l’écran, celles du combat en cours restent visibles.',
    },
    'KO-104': {
      en: 'The only published list shows eleven cards and a gap between 2 and 3. The twelfth is a 3 unless an option says otherwise.',
      fr: 'La seule liste publiée montre onze cartes et un vide entre 2 et 3. La douzième est un 3, sauf si une option en décide autrement.',
    },
    'KO-105': {
      en: 'Two of the four amounts come from printed examples. The others follow the scale used everywhere else.',
      fr: 'Deux des quatre montants viennent d’exemples imprimés. Les autres suivent l’échelle utilisée partout ailleurs.',
    },
  },
  tables,
  examples,
};
