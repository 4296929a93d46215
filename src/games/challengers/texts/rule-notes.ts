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
      en: 'Sources differ on round four. We use two cards of level B; adding level A is an option.',
      fr: 'Les sources divergent sur la quatrième manche. Ici, deux cartes de niveau B ; y ajouter le niveau A est une option.',
    },
    'CH-14': {
      en: 'The rules name a number of picks. We read it as “up to”.',
      fr: 'Les règles indiquent un nombre de cartes. Nous lisons « jusqu’à ce nombre ».',
    },
    'CH-17': {
      en: 'A discard pile is reshuffled when its draw pile runs short, not when a compartment is full.',
      fr: 'La défausse est remélangée quand la pile ne suffit plus, et non quand un compartiment est plein.',
    },
    'CH-22': {
      en: 'The rules don’t provide for an empty deck: your last card stays.',
      fr: 'Les règles ne prévoient pas de deck vide : la dernière carte reste.',
    },
    'CH-30': {
      en: 'You don’t wait for the other parks: a match begins when both its players are ready.',
      fr: 'On n’attend pas les autres parcs : un match commence dès que ses deux joueurs sont prêts.',
    },
    'CH-40': {
      en: 'Only the player without the flag attacks, so the opening card isn’t an attack.',
      fr: 'Seul le joueur sans drapeau attaque : la carte d’ouverture n’est donc pas une attaque.',
    },
    'CH-42': {
      en: 'A charge alone doesn’t capture the flag: you need to reveal a card.',
      fr: 'Un élan ne suffit pas à prendre le drapeau : il faut révéler une carte.',
    },
    'CH-46': {
      en: 'The steps of a capture follow the printed text: losing, placing, holding, benching.',
      fr: 'Une prise suit l’ordre du texte imprimé : perdre, poser, tenir, mettre au banc.',
    },
    'CH-53': {
      en: 'The card that finds no space doesn’t move, so that everyone can see why the match ended.',
      fr: 'La carte qui n’a pas de place ne bouge pas, pour que chacun voie pourquoi le match se termine.',
    },
    'CH-60': {
      en: 'Effects are mandatory. Only trade-ins and removing cards from your own bench may be declined.',
      fr: 'Les effets sont obligatoires. On peut seulement renoncer aux échanges et au retrait de cartes de son propre banc.',
    },
    'CH-61': {
      en: 'A card keeps the bonus it had when it was revealed; it isn’t recalculated.',
      fr: 'Une carte garde le bonus qu’elle avait quand elle a été révélée ; il n’est pas recalculé.',
    },
    'CH-63': {
      en: 'Bench bonuses can appear and disappear in the middle of an attack.',
      fr: 'Les bonus du banc peuvent apparaître et disparaître au milieu d’une attaque.',
    },
    'CH-73': {
      en: 'You keep cards gained in a match, and both players see them.',
      fr: 'Les cartes gagnées pendant un match sont conservées, et les deux joueurs les voient.',
    },
    'CH-81': {
      en: 'Two players can hold trophies of the same round from different parks. Then compare the next highest.',
      fr: 'Deux joueurs peuvent avoir un trophée de la même manche, gagné dans des parcs différents. On compare alors le suivant.',
    },
    'CH-92': {
      en: 'We designed the Robot’s cards: weak at first, stronger every round.',
      fr: 'Nous avons conçu les cartes du Robot : faibles au début, plus fortes à chaque manche.',
    },
    'CH-95': {
      en: 'Nobody plays the Robot: its choices follow fixed rules.',
      fr: 'Personne ne joue le Robot : ses choix suivent des règles fixes.',
    },
  },
  examples,
};
