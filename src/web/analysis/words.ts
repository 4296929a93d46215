import { useSettings } from '../settings.ts';
import { ANALYSIS_WORDS, type AnalysisWords } from '../texts/analysis.ts';

/** The texts of the result screen and the game review, in the current language. */
export function useAnalysisWords(): AnalysisWords {
  return ANALYSIS_WORDS[useSettings().language];
}
