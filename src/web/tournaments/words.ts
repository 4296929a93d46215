import { useContext } from 'react';
import { LanguageContext } from '../../ui/words.ts';
import { TOURNAMENT_WORDS, type TournamentWords } from '../texts/tournaments.ts';

/** What tournaments say, in the language of the page. */
export function useTournamentWords(): TournamentWords {
  return TOURNAMENT_WORDS[useContext(LanguageContext)];
}
