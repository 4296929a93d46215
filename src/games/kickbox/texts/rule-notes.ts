import { examples } from './examples.ts';

/** The chapters of Kickbox Champion's rule book, and where its rules had to be settled. */
export const ruleNotes = {
  chapters: [
    { from: 'KB-1', name: { en: 'Cards and areas', fr: 'Cartes et zones' } },
    { from: 'KB-10', name: { en: 'Setup', fr: 'Mise en place' } },
    { from: 'KB-20', name: { en: 'Who starts', fr: 'Qui commence' } },
    { from: 'KB-30', name: { en: 'Rounds and phases', fr: 'Rounds et phases' } },
    { from: 'KB-40', name: { en: 'Drawing and the hand', fr: 'La pioche et la main' } },
    { from: 'KB-50', name: { en: 'Exhaustion', fr: 'À bout de forces' } },
    { from: 'KB-60', name: { en: 'Attack and defence', fr: 'Attaque et défense' } },
    { from: 'KB-80', name: { en: 'Hits and knockdown', fr: 'Touches et knock-down' } },
    { from: 'KB-90', name: { en: 'Knockout and count', fr: 'K.O. et compte' } },
    { from: 'KB-100', name: { en: 'Combos', fr: 'Enchaînements' } },
    { from: 'KB-110', name: { en: 'Round end and ring break', fr: 'Fin de round et pause' } },
    { from: 'KB-120', name: { en: 'End of the fight', fr: 'Fin du combat' } },
    { from: 'KB-130', name: { en: 'Belts and weights', fr: 'Ceintures et poids' } },
    { from: 'KB-140', name: { en: 'Variants', fr: 'Variantes' } },
  ],
  rulings: {
    'KB-4': {
      en: 'A card used as a wind-up, for initiative or as half a Block isn’t played for its effect: ignore its text.',
      fr: 'Une carte utilisée pour armer un coup, pour l’initiative ou comme moitié de Blocage n’est pas jouée pour son effet : son texte ne compte pas.',
    },
    'KB-5': {
      en: 'The card was played, so a starting player is determined even if it was beaten.',
      fr: 'La carte a été jouée : on détermine donc qui commence, même si elle a été battue.',
    },
    'KB-11': {
      en: 'The hand must have neither red nor green cards. Lacking one of the two colours isn’t enough.',
      fr: 'La main ne doit contenir ni rouge ni vert. Qu’il manque une seule de ces couleurs ne suffit pas.',
    },
    'KB-25': {
      en: 'The rules don’t mention endless ties: after ten, a starting player is set.',
      fr: 'Les règles ne prévoient pas d’égalités sans fin : après dix, celui qui commence est désigné d’office.',
    },
    'KB-36': {
      en: 'The rules don’t say who begins a round: fighters simply keep taking turns.',
      fr: 'Les règles ne disent pas qui commence un round : les tours continuent simplement d’alterner.',
    },
    'KB-40': {
      en: 'You say how many cards you draw before you see any of them.',
      fr: 'Vous annoncez le nombre de cartes avant de piocher la première.',
    },
    'KB-44': {
      en: 'The limit is called a maximum, so you can’t keep extra cards to absorb hits.',
      fr: 'La limite est un maximum : on ne peut pas garder de cartes en trop pour amortir les touches.',
    },
    'KB-50': {
      en: 'The printed rules say both “empty” and “must draw from empty”. The worked example fits only the second.',
      fr: 'Les règles disent à la fois « vide » et « devoir piocher à vide ». Seule la seconde lecture convient à l’exemple détaillé.',
    },
    'KB-64': {
      en: 'Two Blocks don’t add up: you can defend again only after a Gap.',
      fr: 'Deux Blocages ne s’additionnent pas : on ne peut défendre à nouveau qu’après une Brèche.',
    },
    'KB-72': {
      en: 'Only a Blitz answers a Blitz; a second Block doesn’t.',
      fr: 'Seul un Éclair répond à un Éclair, pas un second Blocage.',
    },
    'KB-73': {
      en: 'A Block made of two cards is a Block, so a Gap removes it too.',
      fr: 'Un Blocage fait de deux cartes est un Blocage : une Brèche le retire aussi.',
    },
    'KB-77': {
      en: 'As in the worked example, only after the attack has landed. Adding it earlier would never be better.',
      fr: 'Comme dans l’exemple détaillé, seulement une fois que l’attaque a porté. L’ajouter plus tôt ne serait jamais mieux.',
    },
    'KB-81': {
      en: '“Blindly” means a fair random draw, like pointing at cards in a shuffled hand.',
      fr: '« À l’aveugle » signifie un tirage au hasard, comme si l’on désignait des cartes dans une main mélangée.',
    },
    'KB-91': {
      en: 'The revealed card saves the fighter only if it could defend against this attack. Red-and-green cards count.',
      fr: 'La carte retournée ne sauve le combattant que si elle peut arrêter cette attaque. Les cartes rouges et vertes comptent.',
    },
    'KB-102': {
      en: 'Named in this order: a Jab after a Punch is not free.',
      fr: 'Nommés dans cet ordre : un Direct avant après un arrière n’est pas gratuit.',
    },
    'KB-104': {
      en: 'Every completed attack allows another link. A limit of one is an option.',
      fr: 'Chaque attaque terminée permet d’enchaîner. Se limiter à un seul enchaînement est une option.',
    },
    'KB-111': {
      en: 'Hits are counted as face-up cards, and only the fighter with more of them can score two points.',
      fr: 'Les touches se comptent en cartes face visible, et seul celui qui en a le plus peut marquer deux points.',
    },
    'KB-115': {
      en: 'You choose which cards return, because the pile lies face up.',
      fr: 'Vous choisissez les cartes qui reviennent, car la pile est face visible.',
    },
  },
  examples,
};
