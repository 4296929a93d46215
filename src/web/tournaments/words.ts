import { useContext } from 'react';
import { LanguageContext } from '../../ui/words.ts';
import { TOURNAMENT_WORDS, type TournamentWords } from '../texts/tournaments.ts';

/** The texts of tournaments in the page's language. */
export function useTournamentWords(): TournamentWords {
  return TOURNAMENT_WORDS[useContext(LanguageContext)];
}
