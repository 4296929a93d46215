import type { Language } from '../../engine/texts.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, fr };
