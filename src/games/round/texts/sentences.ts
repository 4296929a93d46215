import type { Language, Texts } from '../../../engine/texts.ts';
import type { Round } from '../kind.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The game's sentences, all languages at once: the board quotes them. */
export const SENTENCES: Readonly<Record<Language, Texts<Round>>> = { en, fr };
