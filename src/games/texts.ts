import { type AnyTexts, hostTexts, type Language } from '../engine/texts.ts';
import { en as challengersEn } from './challengers/texts/en.ts';
import { fr as challengersFr } from './challengers/texts/fr.ts';
import { en as gridEn } from './grid/texts/en.ts';
import { fr as gridFr } from './grid/texts/fr.ts';
import { en as kickboxEn } from './kickbox/texts/en.ts';
import { fr as kickboxFr } from './kickbox/texts/fr.ts';
import { en as knockoutEn } from './knockout/texts/en.ts';
import { fr as knockoutFr } from './knockout/texts/fr.ts';
import { en as roundEn } from './round/texts/en.ts';
import { fr as roundFr } from './round/texts/fr.ts';

/** The words of each game. */
export const TEXTS: Readonly<Record<string, Readonly<Record<Language, AnyTexts>>>> = {
  challengers: { en: hostTexts(challengersEn), fr: hostTexts(challengersFr) },
  grid: { en: hostTexts(gridEn), fr: hostTexts(gridFr) },
  kickbox: { en: hostTexts(kickboxEn), fr: hostTexts(kickboxFr) },
  knockout: { en: hostTexts(knockoutEn), fr: hostTexts(knockoutFr) },
  round: { en: hostTexts(roundEn), fr: hostTexts(roundFr) },
};
