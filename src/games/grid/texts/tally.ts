import type { TallyWords } from '../../../engine/tally.ts';
import type { Language } from '../../../engine/texts.ts';
import type { GridFigure, GridSource } from '../tally.ts';

/** The words for where pegs come from. */
export const tallyWords: Readonly<Record<Language, TallyWords<GridSource, GridFigure>>> = {
  en: {
    total: 'Pegs',
    kinds: { start: 'Start', placed: 'Placed', taken: 'Knocked out', lost: 'Lost' },
    sources: {
      start: () => 'On the grid at the start',
      placed: () => 'Placed',
      taken: () => 'Knocked out and replaced',
      lost: () => 'Lost to the other',
    },
    figures: { pegs: 'Pegs at the end', taken: 'Pegs knocked out', lost: 'Pegs lost' },
  },
  fr: {
    total: 'Pions',
    kinds: { start: 'Départ', placed: 'Posés', taken: 'Mis K.O.', lost: 'Perdus' },
    sources: {
      start: () => 'Sur la grille au départ',
      placed: () => 'Posés',
      taken: () => 'Mis K.O. et remplacés',
      lost: () => 'Perdus',
    },
    figures: {
      pegs: 'Pions à la fin',
      taken: 'Pions mis K.O.',
      lost: 'Pions perdus',
    },
  },
};
