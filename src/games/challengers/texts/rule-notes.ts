import { examples } from './examples.ts';

/** The chapters of the rule book of Challengers!, and where its rules had to be settled. */
export const ruleNotes = {
  chapters: [
    { from: 'CH-1', name: { en: 'Setup', fr: 'Mise en place' } },
    { from: 'CH-10', name: { en: 'Deck phase', fr: 'Phase Deck' } },
    { from: 'CH-30', name: { en: 'Start of a match', fr: 'Début d’un match' } },
    { from: 'CH-40', name: { en: 'Course of a match', fr: 'Déroulement d’un match' } },
    { from: 'CH-60', name: { en: 'Strength and effects', fr: 'Force et effets' } },
    { from: 'CH-80', name: { en: 'End of the tournament', fr: 'Fin du tournoi' } },
    { from: 'CH-90', name: { en: 'The Robot', fr: 'Le Robot' } },
    { from: 'CH-100', name: { en: 'Options', fr: 'Options' } },
  ],
  rulings: {
    'CH-12': {
      en: 'Sources differ on round four. Two of level B; level A besides is an option.',
      fr: 'Les sources divergent sur la quatrième manche. Deux de niveau B ; le niveau A en plus est une option.',
    },
    'CH-14': {
      en: 'The rules say how many one can pick: up to that number.',
      fr: 'Les règles disent combien l’on peut prendre : jusqu’à ce nombre.',
    },
    'CH-17': {
      en: 'A discard is reshuffled when its pile cannot serve a draw, not when a compartment is full.',
      fr: 'Une défausse est remélangée quand la pile ne suffit plus, non quand un compartiment est plein.',
    },
    'CH-22': {
      en: 'An empty deck is not foreseen: the last card stays.',
      fr: 'Un deck vide n’est pas prévu : la dernière carte reste.',
    },
    'CH-30': {
      en: 'Nobody waits for the other parks: a match begins when its two sides are ready.',
      fr: 'Personne n’attend les autres parcs : un match commence quand ses deux camps sont prêts.',
    },
    'CH-40': {
      en: 'Only who lacks the flag attacks, so the opening card is no attack.',
      fr: 'Seul qui n’a pas le drapeau attaque : la carte d’ouverture n’est pas une attaque.',
    },
    'CH-42': {
      en: 'A charge alone captures nothing: the flag needs a revealed card.',
      fr: 'Un élan seul ne prend rien : le drapeau exige une carte révélée.',
    },
    'CH-46': {
      en: 'The order within a capture is that of the printed text: losing, placing, holding, benching.',
      fr: 'L’ordre d’une prise est celui du texte imprimé : perdre, poser, tenir, mettre au banc.',
    },
    'CH-53': {
      en: 'The card without a space does not move, so that everybody can see why.',
      fr: 'La carte sans place ne bouge pas, pour que chacun voie pourquoi.',
    },
    'CH-60': {
      en: 'Effects must be carried out, except removing cards of one’s own bench and trade-ins, which may be declined.',
      fr: 'Les effets sont obligatoires, sauf retirer des cartes de son banc et les échanges, qu’on peut décliner.',
    },
    'CH-61': {
      en: 'The card keeps the bonus it was revealed with; it is not counted again.',
      fr: 'La carte garde le bonus de sa révélation ; il n’est pas recompté.',
    },
    'CH-63': {
      en: 'Bench bonuses are alive in the middle of an attack, both ways.',
      fr: 'Les bonus du banc valent au milieu d’une attaque, dans les deux sens.',
    },
    'CH-73': {
      en: 'Cards gained in a match are kept, and both sides see them.',
      fr: 'Les cartes gagnées pendant un match sont gardées, et les deux camps les voient.',
    },
    'CH-81': {
      en: 'Two players can hold trophies of the same round from different parks: the next highest is compared.',
      fr: 'Deux joueurs peuvent avoir des trophées de la même manche : on compare le suivant.',
    },
    'CH-92': {
      en: 'The Robot’s cards are of our making: weak at first, stronger with every round.',
      fr: 'Nous avons composé les cartes du Robot : faibles au début, plus fortes à chaque manche.',
    },
    'CH-95': {
      en: 'The Robot has no player: its choices are fixed.',
      fr: 'Le Robot n’a pas de joueur : ses choix sont fixés.',
    },
  },
  examples,
};
