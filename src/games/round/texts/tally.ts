import type { TallyWords } from '../../../engine/tally.ts';
import type { Language } from '../../../engine/texts.ts';
import type { RoundFigure, RoundSource } from '../tally.ts';

/** The words for where a purse comes from. */
export const tallyWords: Readonly<Record<Language, TallyWords<RoundSource, RoundFigure>>> = {
  en: {
    total: 'Purse',
    kinds: { start: 'Start', duels: 'Duels', sheets: 'Sheets' },
    sources: {
      start: () => 'Start',
      duels: (night) => `Night ${night}: duels won`,
      sheets: (night) => `Night ${night}: sheets`,
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
    kinds: { start: 'Départ', duels: 'Duels', sheets: 'Pronostics' },
    sources: {
      start: () => 'Départ',
      duels: (night) => `Soirée ${night} : duels gagnés`,
      sheets: (night) => `Soirée ${night} : pronostics`,
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
