import { type AnyTexts, byLanguage, type Language } from '../engine/texts.ts';
import { load } from './load.ts';

/** The words of each game. */
export const TEXTS: Readonly<Record<string, Readonly<Record<Language, AnyTexts>>>> = await load(
  (game) => byLanguage((language) => game.texts(language)),
);
