import { effectFr, SETS_FR } from './effects-fr.ts';
import { linesFr } from './lines-fr.ts';
import type { SentenceWords } from './words.ts';

export const WORDS_FR: SentenceWords = {
  language: 'fr',
  final: 'la finale',
  match: (round, park) => `le match de la manche ${round} au parc ${park}`,
  effect: effectFr,
  lines: linesFr,
  sets: SETS_FR,
  phases: {
    draw: 'choisit un niveau',
    pick: 'choisit',
    trade: 'échange',
    trim: 'retire',
    ready: 'attend son match',
    match: 'joue',
    wait: 'attend la fin',
    done: 'a fini',
  },
  parts: {
    card: 'carte',
    immediate: 'bonus propre',
    attack: 'attaque',
    flag: 'drapeau',
    bench: 'banc',
    charge: 'élan',
  },
  robot: 'le Robot',
  nothing: 'rien',
  and: 'et',
};
