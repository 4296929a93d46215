import type { Language } from '../../../engine/texts.ts';
import type { SentenceWords } from './words.ts';
import { WORDS_EN } from './words-en.ts';
import { WORDS_FR } from './words-fr.ts';

/** The words that the game's own sentences are made of. */
export const GAME_WORDS: Readonly<Record<Language, SentenceWords>> = { en: WORDS_EN, fr: WORDS_FR };
