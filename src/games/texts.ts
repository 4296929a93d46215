import { type AnyTexts, hostTexts, type Language } from '../engine/texts.ts';
import { en as gridEn } from './grid/texts/en.ts';
import { fr as gridFr } from './grid/texts/fr.ts';

/** The words of each game. */
export const TEXTS: Readonly<Record<string, Readonly<Record<Language, AnyTexts>>>> = {
  grid: { en: hostTexts(gridEn), fr: hostTexts(gridFr) },
};
