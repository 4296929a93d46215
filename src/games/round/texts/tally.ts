import type { TallyWords } from '../../../engine/tally.ts';
import type { Language } from '../../../engine/texts.ts';
import type { RoundFigure, RoundSource } from '../tally.ts';

/** The words for where a purse comes from. */
export const tallyWords: Readonly<Record<Language, TallyWords<RoundSource, RoundFigure>>> = {
  en: {
    total: 'Purse',
    kinds: { start: 'Start', duels: 'Duels', sheets: 'Sheets', fines: 'Penalties' },
    sources: {
      start: () => 'Start',
      duels: (night) => `Night ${night}: duels won`,
      sheets: (night) => `Night ${night}: sheets`,
      fines: (night) => `Night ${night}: one lie too many`,
    },
    figures: {
      purse: 'Purse at the end',
      duels: 'Duels won',
      sheets: 'Right sheets',
      lies: 'Lies told',
      caught: 'Lies caught',
      knockouts: 'Knockouts by Kwame',
    },
  },
  fr: {
    total: 'Bourse',
    kinds: { start: 'Départ', duels: 'Duels', sheets: 'Pronostics', fines: 'Amendes' },
    sources: {
      start: () => 'Départ',
      duels: (night) => `Nuit ${night} : duels gagnés`,
      sheets: (night) => `Nuit ${night} : pronostics`,
      fines: (night) => `Nuit ${night} : mensonge de trop`,
    },
    figures: {
      purse: 'Bourse à la fin',
      duels: 'Duels gagnés',
      sheets: 'Pronostics justes',
      lies: 'Mensonges dits',
      caught: 'Mensonges démasqués',
      knockouts: 'K.O. par Kwame',
    },
  },
};
