import type { AnyTexts, Language } from '../engine/texts.ts';
import { TEXTS } from '../games/texts.ts';
import { type Call, WrongCall } from './command.ts';
import { type CliTexts, en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** The language asked for, else that of the terminal. */
export function languageOf(call: Call): Language {
  const given = call.text('lang');
  if (given === 'en' || given === 'fr') return given;
  if (given !== undefined) throw new WrongCall(`--lang must be en or fr, not ${given}`);
  return /^fr/i.test(process.env.LC_ALL ?? process.env.LANG ?? '') ? 'fr' : 'en';
}

/** The words of a game in a language. */
export function textsOf(game: string, language: Language): AnyTexts {
  const texts = TEXTS[game]?.[language];
  if (!texts) throw new Error(`no words for ${game}`);
  return texts;
}

/** The words of the terminal in a language. */
export function wordsOf(language: Language): CliTexts {
  return language === 'fr' ? fr : en;
}
