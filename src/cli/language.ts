import { type AnyTexts, LANGUAGES, type Language } from '../engine/texts.ts';
import { TEXTS } from '../games/texts.ts';
import { type Call, WrongCall } from './command.ts';
import type { CliTexts } from './texts/en.ts';
import { CLI_WORDS } from './texts/index.ts';

/** The option's name in the help. */
export const LANG_FLAG = `lang ${LANGUAGES.join('|')}`;

/** The requested language, or that of the terminal. */
export function languageOf(call: Call): Language {
  const given = call.text('lang');
  const named = (code: string): Language | undefined => LANGUAGES.find((known) => known === code);
  if (given === undefined)
    return named((process.env.LC_ALL ?? process.env.LANG ?? '').slice(0, 2)) ?? LANGUAGES[0];
  const language = named(given);
  if (!language) throw new WrongCall(`--lang must be one of ${LANGUAGES.join(', ')}, not ${given}`);
  return language;
}

/** A game's texts in a language. */
export function gameTexts(game: string, language: Language): AnyTexts {
  const texts = TEXTS[game]?.[language];
  if (!texts) throw new Error(`no words for ${game}`);
  return texts;
}

/** The terminal's texts in a language. */
export function wordsOf(language: Language): CliTexts {
  return CLI_WORDS[language];
}
