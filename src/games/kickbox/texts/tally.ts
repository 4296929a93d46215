import type { TallyWords } from '../../../engine/tally.ts';
import type { Language } from '../../../engine/texts.ts';
import type { KickboxFigure, KickboxSource } from '../tally.ts';

/** The words for where victory points come from. */
export const tallyWords: Readonly<Record<Language, TallyWords<KickboxSource, KickboxFigure>>> = {
  en: {
    total: 'Victory points',
    kinds: { hits: 'Hits', knockdowns: 'Knockdowns' },
    sources: {
      hits: (round) => `Round ${round}: more hits`,
      knockdowns: (round) => `Round ${round}: more knockdowns`,
    },
    figures: {
      points: 'Victory points',
      hits: 'Hits landed',
      knockdowns: 'Knockdowns',
      knockouts: 'Wins by knockout',
      defences: 'Attacks defended',
    },
  },
  fr: {
    total: 'Points de victoire',
    kinds: { hits: 'Touches', knockdowns: 'Knockdowns' },
    sources: {
      hits: (round) => `Round ${round} : plus de coups portés`,
      knockdowns: (round) => `Round ${round} : plus de knockdowns`,
    },
    figures: {
      points: 'Points de victoire',
      hits: 'Touches infligées',
      knockdowns: 'Knockdowns',
      knockouts: 'Victoires par K.O.',
      defences: 'Attaques parées',
    },
  },
};
