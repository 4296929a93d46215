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
      en: 'A card used to wind up, for initiative or as half a Block is not played as itself: its text does not count.',
      fr: 'Une carte qui arme, donne l’initiative ou fait un demi-Blocage n’est pas jouée pour elle-même : son texte ne compte pas.',
    },
    'KB-5': {
      en: 'It was played, so it calls for a starting player even if it was beaten.',
      fr: 'Elle a été jouée : on désigne qui commence, même si elle est battue.',
    },
    'KB-11': {
      en: 'A hand without red and without green, not a hand that lacks one of them.',
      fr: 'Une main sans rouge ni vert, non une main à qui manque l’un des deux.',
    },
    'KB-25': {
      en: 'Endless ties are not foreseen: after ten, somebody starts.',
      fr: 'Des égalités sans fin ne sont pas prévues : après dix, quelqu’un commence.',
    },
    'KB-36': {
      en: 'Nothing prescribes who begins a round: the turns simply go on.',
      fr: 'Rien ne dit qui commence un round : les tours se suivent.',
    },
    'KB-40': {
      en: 'The number of cards is named in advance, not decided card by card.',
      fr: 'Le nombre de cartes est dit d’avance, non décidé carte par carte.',
    },
    'KB-44': {
      en: 'The limit is called a maximum, so surplus cards cannot be kept as a cushion.',
      fr: 'La limite est dite maximale : les cartes en trop ne servent pas de coussin.',
    },
    'KB-50': {
      en: 'The printed rules say both “empty” and “must draw from empty”. The worked example needs the second.',
      fr: 'Les règles disent à la fois « vide » et « devoir piocher à vide ». L’exemple détaillé exige la seconde lecture.',
    },
    'KB-64': {
      en: 'Two Blocks do not add up: a further defence comes only after a Gap.',
      fr: 'Deux Blocages ne s’ajoutent pas : une nouvelle défense ne vient qu’après une Brèche.',
    },
    'KB-72': {
      en: 'Only a Blitz answers a Blitz, not a second Block.',
      fr: 'Seul un Éclair répond à un Éclair, pas un second Blocage.',
    },
    'KB-73': {
      en: 'A Block made of two cards is a Block: a Gap removes it too.',
      fr: 'Un Blocage de deux cartes est un Blocage : une Brèche l’ôte aussi.',
    },
    'KB-77': {
      en: 'As in the worked example: once the attack has landed. Earlier would only be worse.',
      fr: 'Comme dans l’exemple détaillé : une fois l’attaque portée. Plus tôt serait seulement moins bon.',
    },
    'KB-81': {
      en: '“Blindly” is a fair draw, the same as naming places in a shuffled hand.',
      fr: '« À l’aveugle » est un tirage équitable, comme désigner une place dans une main mélangée.',
    },
    'KB-91': {
      en: 'The turned card saves the fighter only if it could defend against this attack; red-and-green cards count.',
      fr: 'La carte retournée ne sauve que si elle peut arrêter cette attaque ; les cartes rouges et vertes comptent.',
    },
    'KB-102': {
      en: 'Named in this order: a Jab after a Punch is not free.',
      fr: 'Nommés dans cet ordre : un Direct avant après un arrière n’est pas gratuit.',
    },
    'KB-104': {
      en: 'Every finished attack allows a link; a limit of one is an option.',
      fr: 'Chaque attaque finie permet une liaison ; la limite d’une seule est une option.',
    },
    'KB-111': {
      en: 'Hits are counted in face-up cards, and only who has more can get two points.',
      fr: 'Les touches se comptent en cartes face visible, et seul qui en a le plus peut avoir deux points.',
    },
    'KB-115': {
      en: 'The fighter chooses which cards return: the pile lies face up.',
      fr: 'Le combattant choisit les cartes qui reviennent : la pile est face visible.',
    },
  },
  examples,
};
