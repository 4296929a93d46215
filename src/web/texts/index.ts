import type { Language } from '../../engine/texts.ts';
import { en, type PageWords } from './en.ts';
import { fr } from './fr.ts';

export const WORDS: Readonly<Record<Language, PageWords>> = { en, fr };
