import { effectEn, SETS_EN } from './effects-en.ts';
import { linesEn } from './lines-en.ts';
import type { SentenceWords } from './words.ts';

export const WORDS_EN: SentenceWords = {
  language: 'en',
  final: 'the final',
  match: (round, park) => `the match of round ${round} in park ${park}`,
  effect: effectEn,
  lines: linesEn,
  sets: SETS_EN,
  phases: {
    draw: 'choosing a level',
    pick: 'picking',
    trade: 'trading in',
    trim: 'trimming',
    ready: 'ready',
    match: 'playing',
    wait: 'waiting',
    done: 'done',
  },
  parts: {
    card: 'card',
    immediate: 'own bonus',
    attack: 'attack',
    flag: 'flag',
    bench: 'bench',
    charge: 'charge',
  },
  robot: 'the Robot',
  nothing: 'nothing',
  and: 'and',
};
