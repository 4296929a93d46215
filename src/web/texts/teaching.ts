import type { Language } from '../../engine/texts.ts';

/** What first games and lessons say. */
const en = {
  coach: 'Coach Bruno',
  firstGame: (name: string) => `Your first game of ${name}`,
  goal: 'Goal',
  yourTurn: 'Your turn',
  theEnd: 'How it ends',
  teachMe: 'Teach me',
  start: 'Start',
  gotIt: 'Got it',
  noMoreTips: 'No more tips',
};

const fr: typeof en = {
  coach: 'Coach Bruno',
  firstGame: (name) => `Votre première partie de ${name}`,
  goal: 'But du jeu',
  yourTurn: 'Votre tour',
  theEnd: 'Fin de partie',
  teachMe: 'M’apprendre',
  start: 'Jouer',
  gotIt: 'Compris',
  noMoreTips: 'Plus de conseils',
};

export const TEACHING_WORDS: Readonly<Record<Language, typeof en>> = { en, fr };
