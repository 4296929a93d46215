import type { Language } from '../../engine/texts.ts';
import type { Character } from '../characters.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** A ring name and a tagline for each. */
export type CharacterTexts = Readonly<
  Record<Character, { readonly name: string; readonly line: string }>
>;

export const CHARACTER_TEXTS: Readonly<Record<Language, CharacterTexts>> = { en, fr };
