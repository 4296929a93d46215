import type { Language } from '../../engine/texts.ts';

/** The texts of rule books and replays. */
const en = {
  tryRule: 'Try it',
  tryRuleNamed: (rule: string) => `Try ${rule}`,
  trialOf: (rule: string) => `Interactive example: ${rule}`,
  worthTrying: 'Try this',
  startOver: 'Start over',
  othersAnswer: 'Let the others play',
  whatHappened: 'What happened',
  putAway: 'Close example',
  ruling: 'Ruling',
  rulingsSay: 'A ruling settles what the printed rules leave open.',
  chapters: 'Chapters',
  bestMatches: 'Best matches',
  shownRules: 'Show',
  rulesShown: { all: 'All rules', tried: 'Interactive examples', rulings: 'With a ruling' },
  noRules: 'No matching rule',
  allCards: 'All cards',
  everyCard: 'All',
  cardsShown: (shown: number, all: number) =>
    shown === all ? `${all} cards` : `${shown} of ${all} cards`,

  openCards: 'Reveal all cards',
  openCardsSay: 'Shows every player’s hand at this step.',
  nobodys: 'Hidden from all',
  guard: 'No spoilers',
  guardSays: 'Later steps stay hidden until you reach them.',
  replaySpeed: 'Speed',
  replaySpeeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  goToStep: (step: number) => `Go to step ${step}`,
  previousMoment: 'Previous key moment',
  nextMoment: 'Next key moment',
  momentAt: (step: number, what: string) => `Step ${step}: ${what}`,
  replayKeys: 'Shortcuts: ← → step, [ ] key moments, Home and End, space to play.',
};

export type ReadingWords = typeof en;

const fr: ReadingWords = {
  tryRule: 'Essayer',
  tryRuleNamed: (rule) => `Essayer ${rule}`,
  trialOf: (rule) => `Exemple interactif : ${rule}`,
  worthTrying: 'Essayez ceci',
  startOver: 'Recommencer',
  othersAnswer: 'Laisser jouer les autres',
  whatHappened: 'Ce qui s’est passé',
  putAway: 'Fermer l’exemple',
  ruling: 'Décision',
  rulingsSay: 'Une décision tranche ce que les règles imprimées laissent ouvert.',
  chapters: 'Chapitres',
  bestMatches: 'Meilleurs résultats',
  shownRules: 'Afficher',
  rulesShown: {
    all: 'Toutes les règles',
    tried: 'Exemples interactifs',
    rulings: 'Avec une décision',
  },
  noRules: 'Aucune règle trouvée',
  allCards: 'Toutes les cartes',
  everyCard: 'Toutes',
  cardsShown: (shown, all) => (shown === all ? `${all} cartes` : `${shown} cartes sur ${all}`),

  openCards: 'Révéler toutes les cartes',
  openCardsSay: 'Montre la main de chaque joueur à ce coup.',
  nobodys: 'Caché à tous',
  guard: 'Sans spoiler',
  guardSays: 'La suite reste cachée tant que vous n’y êtes pas.',
  replaySpeed: 'Vitesse',
  replaySpeeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  goToStep: (step) => `Aller au coup ${step}`,
  previousMoment: 'Moment fort précédent',
  nextMoment: 'Moment fort suivant',
  momentAt: (step, what) => `Coup ${step} : ${what}`,
  replayKeys: 'Raccourcis : ← → pas à pas, [ ] moments forts, Début et Fin, espace pour lire.',
};

export const READING_WORDS: Readonly<Record<Language, ReadingWords>> = { en, fr };
