import type { Language } from '../../engine/texts.ts';

/** The texts of first games and lessons. */
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

  lesson: 'Lesson',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  leave: 'Leave lesson',
  listen: 'Read what the coach says, then press Next.',
  tryAgain: 'Not quite, try again.',
  complete: 'Lesson complete!',
  ready: (name: string) => `Well done, you know how to play ${name} now. Time for a real opponent!`,
  firstReal: 'Play your first game',
  setUp: 'Set up a game',
  player: (seat: number) => `Player ${'ABCDEFGH'.charAt(seat)}`,
};

const fr: typeof en = {
  coach: 'Coach Bruno',
  firstGame: (name) => `Votre première partie de ${name}`,
  goal: 'But du jeu',
  yourTurn: 'Votre tour',
  theEnd: 'Fin de partie',
  teachMe: 'Apprendre',
  start: 'Jouer',
  gotIt: 'Compris',
  noMoreTips: 'Masquer les conseils',

  lesson: 'Leçon',
  stepOf: (step, steps) => `Étape ${step} sur ${steps}`,
  back: 'Retour',
  next: 'Suivant',
  leave: 'Quitter la leçon',
  listen: 'Lisez le coach, puis touchez Suivant.',
  tryAgain: 'Pas tout à fait, réessayez.',
  complete: 'Leçon terminée !',
  ready: (name) => `Bravo ! ${name} n’a plus de secrets pour vous. Place à un vrai adversaire !`,
  firstReal: 'Jouer votre première partie',
  setUp: 'Préparer une partie',
  player: (seat) => `Joueur ${'ABCDEFGH'.charAt(seat)}`,
};

export const TEACHING_WORDS: Readonly<Record<Language, typeof en>> = { en, fr };
