import { useContext } from 'react';
import type { Language } from '../../engine/texts.ts';
import { LanguageContext } from '../words.ts';

/** The texts of the frame around every game. */
export interface StageWords {
  readonly you: string;
  readonly seats: string;
  readonly dock: string;
  readonly info: string;
  readonly side: string;
  readonly continue: string;
  readonly skip: string;
  readonly yourTurn: string;
  readonly ruleHelp: (rule: string) => string;
  readonly why: string;
  readonly playing: string;
}

const WORDS: Readonly<Record<Language, StageWords>> = {
  en: {
    you: 'You',
    seats: 'Players',
    dock: 'Your turn',
    info: 'Info',
    side: 'Beside the board',
    continue: 'Continue',
    skip: 'Skip',
    yourTurn: 'Your turn',
    ruleHelp: (rule) => `Rule ${rule}: show it`,
    why: 'Which rule?',
    playing: 'Playing',
  },
  fr: {
    you: 'Vous',
    seats: 'Joueurs',
    dock: 'À vous de jouer',
    info: 'Infos',
    side: 'À côté du plateau',
    continue: 'Continuer',
    skip: 'Passer',
    yourTurn: 'À vous',
    ruleHelp: (rule) => `Voir la règle ${rule}`,
    why: 'Quelle règle ?',
    playing: 'En cours',
  },
};

export function useStageWords(): StageWords {
  return WORDS[useContext(LanguageContext)];
}
