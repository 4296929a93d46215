import type { Language } from '../../engine/texts.ts';
import { type CliTexts, en } from './en.ts';
import { fr } from './fr.ts';

export const CLI_WORDS: Readonly<Record<Language, CliTexts>> = { en, fr };
