import type { TallyWords } from '../../../engine/tally.ts';
import type { Language } from '../../../engine/texts.ts';
import type { ChallengersFigure, ChallengersSource } from '../tally.ts';

type Words = TallyWords<ChallengersSource, ChallengersFigure>;

/** The words for where fans come from. */
export const tallyWords: Readonly<Record<Language, Words>> = {
  en: {
    total: 'Fans',
    kinds: { trophy: 'Trophies', effects: 'Effects', draft: 'Draft', robot: 'Robot' },
    sources: {
      trophy: (round) => `Trophy of round ${round}`,
      effects: () => 'Effects of cards',
      draft: () => 'Between the matches',
      robot: () => 'Less the fans of the Robot',
    },
    figures: {
      fans: 'Fans at the end',
      trophies: 'Trophies',
      matches: 'Matches won',
      captures: 'Flags captured',
      benched: 'Cards sent to the bench',
    },
  },
  fr: {
    total: 'Fans',
    kinds: { trophy: 'Trophées', effects: 'Effets', draft: 'Draft', robot: 'Robot' },
    sources: {
      trophy: (round) => `Trophée de la manche ${round}`,
      effects: () => 'Effets des cartes',
      draft: () => 'Entre les matchs',
      robot: () => 'Moins les fans du Robot',
    },
    figures: {
      fans: 'Fans à la fin',
      trophies: 'Trophées',
      matches: 'Matchs gagnés',
      captures: 'Drapeaux pris',
      benched: 'Cartes mises sur le banc',
    },
  },
};
